// Finding words and numbers in the rules, and showing where they stand.
import type { Chapter, RulePages } from "../api/types";

export type Block = Chapter["blocks"][number];
export type Words = Extract<Block, { is: "paragraph" }>["words"];

/** What is looked for: words, and numbers of rules, which count as a whole. */
export interface Wanted {
  text: string;
  isNumber: boolean;
}

export interface Piece {
  text: string;
  isHit: boolean;
}

export interface Found {
  chapters: Chapter[];
  /** How many rules, paragraphs and lines of tables were found. */
  count: number;
}

const NUMBER = /^(?:\w+-)?\d+(?:[.-]\d+)*$|^[a-z]{1,2}-\d+$/;
const ALIKE: Record<string, string> = {
  "–": "-",
  "‑": "-",
  "’": "'",
  "“": '"',
  "”": '"',
  "×": "x",
};

/** A text as it is compared: small letters without accents, each where it stood. */
export function fold(text: string): string {
  return text
    .replace(/[^\x00-\x7f]/g, (letter) => ALIKE[letter] ?? letter.normalize("NFD")[0] ?? letter)
    .toLowerCase();
}

/** What somebody typed, taken apart; words between quotation marks stay together. */
export function wanted(typed: string): Wanted[] {
  return [...fold(typed).matchAll(/"([^"]+)"|[^\s"]+/g)].map((found) => {
    const text = (found[1] ?? found[0]).trim();
    const bare = text.replace(/[.-]+$/, "");
    return NUMBER.test(bare) ? { text: bare, isNumber: true } : { text, isNumber: false };
  });
}

/** A text's words without what makes them stand out. */
export function plain(words: Words): string {
  return words.map((part) => (typeof part === "string" ? part : part.text)).join("");
}

/** Where in a text something stands that is looked for. */
function places(text: string, wish: Wanted): [number, number][] {
  const found: [number, number][] = [];
  const folded = fold(text);
  for (let at = folded.indexOf(wish.text); at >= 0; at = folded.indexOf(wish.text, at + 1)) {
    const end = at + wish.text.length;
    if (!wish.isNumber || isWhole(folded, at, end)) found.push([at, end]);
  }
  return found;
}

/** Whether a number is not part of a longer one: in front of it a title or R may stand. */
function isWhole(text: string, at: number, end: number): boolean {
  return !/[\d.]$/.test(text.slice(0, at)) && !/^\w/.test(text.slice(end));
}

/** Whether a rule has that number, or one that begins with it; the title may be left out. */
export function isNumbered(id: string, number: string): boolean {
  const padded = number.replace(/^([a-z]+)-(\d)$/, "$1-0$2");
  const folded = fold(id);
  return [folded, folded.replace(/^[^-]+-/, "")].some((name) =>
    [number, padded].some((start) => name === start || /^[-.]/.test(after(name, start))),
  );
}

function after(name: string, start: string): string {
  return name.startsWith(start) ? name.slice(start.length) : "";
}

function holds(id: string, text: string, wish: Wanted): boolean {
  if (id && (wish.isNumber ? isNumbered(id, wish.text) : fold(id).includes(wish.text))) return true;
  return places(text, wish).length > 0;
}

/** What is left of the rules if only those with all the words are shown: under their headings. */
export function find(pages: RulePages, wishes: Wanted[]): Found {
  if (!wishes.length) return { chapters: pages.chapters, count: 0 };
  let count = 0;
  const chapters: Chapter[] = [];
  let above: Chapter[] = [];
  for (const chapter of pages.chapters) {
    above = above.filter((each) => each.level < chapter.level);
    // What stands in the heading need not stand in every rule.
    const left = wishes.filter((wish) => !holds(chapter.key, chapter.heading, wish));
    const blocks = chapter.blocks.flatMap((block) => kept(block, left));
    if (blocks.length) {
      chapters.push(...above, { ...chapter, blocks });
      count += blocks.reduce((sum, block) => sum + sizeOf(block), 0);
      above = [];
    } else {
      above.push({ ...chapter, blocks });
    }
  }
  return { chapters, count };
}

/** A block, or what is left of it; nothing if not all that is wanted is in it. */
function kept(block: Block, wishes: Wanted[]): Block[] {
  const fits = (text: string, id = "") => wishes.every((wish) => holds(id, text, wish));
  switch (block.is) {
    case "rule":
      return fits(block.lines.map(plain).join(" "), block.id) ? [block] : [];
    case "paragraph":
      return fits(plain(block.words)) ? [block] : [];
    case "verbatim":
      return fits(block.text) ? [block] : [];
    case "points": {
      const items = block.items.filter((item) => fits(plain(item)));
      return items.length ? [{ ...block, items }] : [];
    }
    case "grid": {
      const head = block.head.map(plain).join(" ");
      const rows = block.rows.filter((row) => fits(`${row.map(plain).join(" ")} ${head}`));
      return rows.length ? [{ ...block, rows }] : [];
    }
  }
}

function sizeOf(block: Block): number {
  if (block.is === "points") return block.items.length;
  return block.is === "grid" ? block.rows.length : 1;
}

/** A text in pieces: what is looked for, and what stands between. */
export function pieces(text: string, wishes: Wanted[]): Piece[] {
  const hits = wishes.flatMap((wish) => places(text, wish)).sort((a, b) => a[0] - b[0]);
  const made: Piece[] = [];
  let at = 0;
  for (const [start, end] of hits) {
    if (end <= at) continue;
    const from = Math.max(start, at);
    if (from > at) made.push({ text: text.slice(at, from), isHit: false });
    const last = made.at(-1);
    if (last?.isHit && from === at) last.text += text.slice(from, end);
    else made.push({ text: text.slice(from, end), isHit: true });
    at = end;
  }
  if (at < text.length || !made.length) made.push({ text: text.slice(at), isHit: false });
  return made;
}

/** The rule or chapter whose number was typed in full, if it was. */
export function named(pages: RulePages, typed: string): string | null {
  const name = fold(typed.trim());
  for (const chapter of pages.chapters) {
    const ids = [chapter.key, ...chapter.blocks.flatMap((b) => (b.is === "rule" ? [b.id] : []))];
    const id = ids.find(
      (each) => fold(each) === name || fold(each) === fold(`${pages.title}-${name}`),
    );
    if (id) return id;
  }
  return null;
}
