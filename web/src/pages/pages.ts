// Which page an address shows. All but the first are fetched when they are wanted.
import type { Component } from "svelte";

interface Page {
  key: string;
  load(): Promise<{ default: Component<any> }>;
  props: Record<string, string>;
}

/** The page at a path; none if it is the first one. */
export function laterPage(path: string): Page | null {
  const parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  switch (parts[0]) {
    case undefined:
      return null;
    case "new":
      return { key: path, load: () => import("./NewTable.svelte"), props: {} };
    case "t":
      if (parts[1])
        return { key: path, load: () => import("./Table.svelte"), props: { id: parts[1] } };
      break;
    case "rules":
      return { key: path, load: () => import("./Rules.svelte"), props: { title: parts[1] ?? "" } };
    case "me":
      return { key: path, load: () => import("./Me.svelte"), props: {} };
  }
  return { key: path, load: () => import("./Nowhere.svelte"), props: {} };
}
