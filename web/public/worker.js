// Shows messages that come by web push, and opens the table that they are about. It keeps no
// copies of pages: what is shown always comes from the server.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  let message = {};
  try {
    message = event.data ? event.data.json() : {};
  } catch {
    // Every push has to be shown; one that cannot be read says only that there is something.
  }
  const shown = self.registration.showNotification(message.subject || "Trunkline", {
    body: message.text || "",
    lang: message.language || "",
    tag: message.tag || "trunkline",
    renotify: true,
    timestamp: message.at || Date.now(),
    icon: "/icon-turn.svg",
    badge: "/icon.svg",
    data: { url: message.url || "/" },
  });
  event.waitUntil(shown);
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.url || "/"));
});

/** In the tab that shows it already, else in any tab of ours, else in a new one. */
async function open(address) {
  const url = new URL(address, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = tabs.find((tab) => new URL(tab.url).pathname === url.pathname);
  if (there) return void (await there.focus());
  for (const tab of tabs) {
    try {
      const shown = await tab.navigate(url.href);
      if (shown) return void (await shown.focus());
    } catch {
      // A tab that this worker does not control yet cannot be led anywhere.
    }
  }
  await self.clients.openWindow(url.href);
}

// The browser has changed the address at which it takes messages: the server has to know.
self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renew(event));
});

async function renew(event) {
  const options = event.oldSubscription?.options;
  const made =
    event.newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)));
  if (!made) return;
  await fetch("/api/me/browsers", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(made),
    credentials: "same-origin",
  });
}
