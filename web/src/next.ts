// To the game that waits.
import { get } from "./api/http";
import type { NextTable } from "./api/types";
import { me } from "./me.svelte";
import { go, here } from "./router.svelte";

/** Go to the table that has waited longest; from one that waits too, to the one after it. */
export async function next(): Promise<void> {
  if (!me.account) return;
  const at = /^\/t\/([^/]+)/.exec(here().path)?.[1] ?? "";
  const { table } = await get<NextTable>(`/api/me/next?at=${encodeURIComponent(at)}`);
  if (table) go(`/t/${table.table}`);
}
