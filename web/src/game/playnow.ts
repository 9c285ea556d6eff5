// A game at one screen, without a question asked.
import { post } from "../api/http";
import type { TableTold, TitlesTold } from "../api/types";
import { get } from "../api/http";
import { me } from "../me.svelte";
import { t } from "../words/words.svelte";

/** Set up a table with the fewest players that a title takes, and begin; the table's id. */
export async function playNow(title: string): Promise<string> {
  await me.needed();
  const { titles } = await get<TitlesTold>("/api/titles");
  const count = titles.find((each) => each.name === title)?.players[0] ?? 3;
  const names = t("web-usual-names").split(/[,、]\s*/);
  const seats = [
    { kind: "me", name: "" },
    ...names.slice(0, count - 1).map((name) => ({ kind: "local", name })),
  ];
  const table = await post<TableTold>("/api/tables", {
    title,
    seats,
    pace: "live",
    access: "link",
    begin: true,
  });
  return table.id;
}
