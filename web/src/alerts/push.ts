// Messages to this browser, also when no page of ours is open.
import { get, post, remove } from "../api/http";
import type { BrowserTold, PushKey } from "../api/types";
import { bytes } from "../api/encoding";

export type PushState = "impossible" | "refused" | "off" | "on";

/** Whether this browser can take messages, may, and does. */
export async function pushState(): Promise<PushState> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return "impossible";
  if (Notification.permission === "denied") return "refused";
  return (await subscription()) ? "on" : "off";
}

/** Ask for messages; false if whoever was asked did not want them. */
export async function subscribe(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const { key } = await get<PushKey>("/api/push");
  await navigator.serviceWorker.register("/worker.js");
  const registration = await navigator.serviceWorker.ready;
  const wanted = bytes(key);
  const before = await registration.pushManager.getSubscription();
  // One that was made for another server's key takes none of this one's messages.
  if (before && !isSame(before.options.applicationServerKey, wanted)) await before.unsubscribe();
  const made = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: wanted,
  });
  await post<BrowserTold>("/api/me/browsers", made.toJSON());
  return true;
}

/** No more messages to this browser. */
export async function unsubscribe(): Promise<void> {
  const made = await subscription();
  if (!made) return;
  const id = await idOf(made.endpoint);
  await made.unsubscribe();
  await remove(`/api/me/browsers/${id}`);
}

/** The id under which the server knows this browser, if it takes messages. */
export async function ownBrowser(): Promise<string> {
  const made = await subscription();
  return made ? idOf(made.endpoint) : "";
}

async function subscription(): Promise<PushSubscription | null> {
  if (!("serviceWorker" in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration("/");
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** The server names browsers by what their address comes to. */
async function idOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function isSame(one: ArrayBuffer | null, other: Uint8Array): boolean {
  const before = new Uint8Array(one ?? []);
  return before.length === other.length && before.every((byte, place) => byte === other[place]);
}
