// What the browser's tab says: which page it is, and how many tables wait.

class Title {
  /** The page's own words; the first page has none. */
  page = $state("");
}

export const title = new Title();

/** Name the page as long as it is shown; for `$effect`. */
export function titled(words: string): () => void {
  title.page = words;
  return () => {
    if (title.page === words) title.page = "";
  };
}

/** The whole title of the tab. */
export function tabTitle(page: string, waiting: number): string {
  const name = page ? `${page} · Trunkline` : "Trunkline";
  return waiting ? `(${waiting}) ${name}` : name;
}
