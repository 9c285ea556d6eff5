// Addresses and pages. Every page has an address of its own, and every moment of a game too.

interface Place {
  path: string;
  query: URLSearchParams;
  hash: string;
  /** Grows whenever somebody goes somewhere, even if it is here. */
  visit: number;
}

let visits = 0;
const read = (): Place => ({
  path: location.pathname,
  query: new URLSearchParams(location.search),
  hash: decodeURIComponent(location.hash.slice(1)),
  visit: visits,
});

let place = $state.raw<Place>(read());
window.addEventListener("popstate", () => {
  visits += 1;
  place = read();
});

/** Where we are. */
export function here(): Place {
  return place;
}

/** Go somewhere; a step back leads here again, unless this place is to be forgotten. */
export function go(address: string, { replace = false } = {}): void {
  if (!replace) visits += 1;
  if (replace || address === location.pathname + location.search + location.hash)
    history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  const before = place.path;
  place = read();
  if (place.path !== before) window.scrollTo(0, 0);
}

/** Change a part of the address' question, or take it out. */
export function ask(name: string, value: string | null, replace = true): void {
  const query = new URLSearchParams(location.search);
  if (value === null) query.delete(name);
  else query.set(name, value);
  const text = query.toString();
  go(location.pathname + (text ? `?${text}` : "") + location.hash, { replace });
}

/** Links within the application do not load a new page. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download"))
    return;
  if (link.pathname.startsWith("/api")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
