// The keys that pages listen to, in one place, so that `?` can list them all.

export interface Key {
  /** As `KeyboardEvent.key` names it; with "Shift+" in front where it is held too. */
  key: string;
  /** The phrase that says what it does. */
  does: string;
  /** What it does; nothing if some part of the page listens to it by itself. */
  press?(event: KeyboardEvent): void;
}

export interface KeyGroup {
  /** The phrase that says where these keys count. */
  name: string;
  keys: readonly Key[];
}

const groups: KeyGroup[] = [];

/** Listen to keys as long as a page is there; what it returns ends that. */
export function keys(group: KeyGroup): () => void {
  groups.push(group);
  return () => void groups.splice(groups.indexOf(group), 1);
}

/** All keys that count now: those of the page last. */
export function allKeys(): readonly KeyGroup[] {
  return groups.filter((group) => group.keys.length);
}

/** What somebody types somewhere is not meant for the page. */
const TYPING = "input, select, textarea, [contenteditable], [role=application], dialog, [popover]";

/** A key was pressed: whoever listens to it last has it. */
export function pressed(event: KeyboardEvent, isLetters: boolean): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  const place = event.target as Element | null;
  if (place?.closest?.(TYPING) && !isHarmless(place, event)) return;
  if (event.key.length === 1 && !isLetters) return;
  const found = groups
    .flatMap((group) => group.keys)
    .findLast((each) => each.press && isMeant(each.key, event));
  if (!found) return;
  event.preventDefault();
  found.press!(event);
}

/** A letter does nothing to what is ticked or slid. */
function isHarmless(place: Element, event: KeyboardEvent): boolean {
  const kind = place.getAttribute("type") ?? "";
  return event.key.length === 1 && ["checkbox", "radio", "range"].includes(kind);
}

function isMeant(key: string, event: KeyboardEvent): boolean {
  const name = key.replace(/^Shift\+/, "");
  // Signs are where the keyboard has them, with or without shift.
  const isSign = name.length === 1 && name.toLowerCase() === name.toUpperCase();
  if (!isSign && key.startsWith("Shift+") !== event.shiftKey) return false;
  return event.key === name || (name.length === 1 && event.key.toLowerCase() === name);
}

const SIGNS: Record<string, string> = {
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  ArrowDown: "↓",
  Escape: "Esc",
};

/** A key as it is written. */
export function written(key: string): string[] {
  return key.split(/(?<=.)\+/).map((part) => SIGNS[part] ?? part);
}
