// All of somebody's games as files.
import { get } from "../api/http";
import type { TableLine, TableList } from "../api/types";
import { zip, type Packed } from "./zip";

/** All tables of which there is a record: those put away too. */
export async function ownGames(): Promise<TableLine[]> {
  const found = new Map<string, TableLine>();
  for (const which of ["mine", "hidden"]) {
    let before: string | null = "";
    while (before !== null) {
      const list: TableList = await get(
        `/api/tables?which=${which}${before ? `&before=${before}` : ""}`,
      );
      for (const table of list.tables) if (table.status !== "open") found.set(table.id, table);
      before = list.next;
    }
  }
  return [...found.values()];
}

/** The records of games in one file; each is told when it has been fetched. */
export async function packed(
  tables: readonly TableLine[],
  told: (count: number) => void,
): Promise<Blob> {
  const files: Packed[] = [];
  for (const table of tables) {
    const record = await get<unknown>(`/api/tables/${table.id}/export`);
    files.push({ name: fileName(table), text: JSON.stringify(record, null, 1) });
    told(files.length);
  }
  return new Blob(zip(files), { type: "application/zip" });
}

/** A name that every system takes, and that no other table has. */
export function fileName(table: Pick<TableLine, "id" | "name" | "title">): string {
  const name = table.name.replace(/[^\p{L}\p{N} _-]+/gu, "").trim();
  return `${[table.title, name, table.id].filter(Boolean).join(" ")}.json`;
}

/** Hand a file to whoever asked for it. */
export function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
