// Time as clocks show it.

/** What was used of what was given; only what was used, if there is no limit. */
export function clockText(used: number, given: number): string {
  return given ? `${span(used)} / ${span(given)}` : span(used);
}

/** A span of time, as short as it can be read. */
export function span(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor(seconds / 3_600) % 24;
  const minutes = Math.floor(seconds / 60) % 60;
  if (days) return `${days}d ${hours}h`;
  if (hours) return `${hours}h ${String(minutes).padStart(2, "0")}`;
  return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
}
