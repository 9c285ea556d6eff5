// Which tables wait for somebody, and which of them are to be heard and counted.
import type { AlertWishes, WaitingTable } from "../api/types";

export type Way = AlertWishes["possible"][number];

/** Whether a way was chosen for a table: for itself, else in general. */
export function isChosen(wishes: AlertWishes, table: string, way: Way): boolean {
  return (wishes.tables[table] ?? wishes.ways).includes(way);
}

/** How many tables the tab and its mark count. */
export function counted(waiting: readonly WaitingTable[], wishes: AlertWishes): number {
  return waiting.filter((each) => isChosen(wishes, each.table, "badge")).length;
}

/** Whether a table that has just begun to wait is to be heard. */
export function isHeard(
  before: readonly WaitingTable[] | null,
  now: readonly WaitingTable[],
  wishes: AlertWishes,
): boolean {
  if (!before) return false;
  const known = new Set(before.map((each) => each.table));
  return now.some((each) => !known.has(each.table) && isChosen(wishes, each.table, "sound"));
}

/** The ways with one chosen or dropped; mail comes at once or gathered, never both. */
export function choosing(ways: readonly string[], way: Way, isOn: boolean): Way[] {
  const other = { email: "digest", digest: "email" }[way as string];
  const rest = ways.filter((each) => each !== way && !(isOn && each === other));
  return [...rest, ...(isOn ? [way] : [])] as Way[];
}
