// What words do to their neighbours; the same as src/trunkline/words/grammar.py does for the
// server and the command line, so that one catalogue serves all.
import type { FluentFunction } from "@fluent/bundle";

const FINALS = 28;
const RIEUL = 8;
const FIRST = 0xac00;
const LAST = 0xd7a3;
const DIGITS = [1, RIEUL, 0, 1, 0, 0, 1, RIEUL, RIEUL, 0];
const LETTERS: Record<string, number> = { L: RIEUL, M: 1, N: 1, R: RIEUL };
const SOUNDS: Record<string, number> = { l: RIEUL, m: 1, n: 1 };
const BEHIND = /\s*(?:\([^()]*\)|["'”’»」』\])*.,;:!…])+$/u;

/** The particle that a Korean word takes: after a consonant, after a vowel. */
export function particle(word: string, pair: string): string {
  const [closed = "", open = ""] = pair.split("/");
  let final = finalOf(word);
  if (closed === "으로" && final === RIEUL) final = 0;
  return final ? closed : open;
}

export function josa(word: string, pair: string): string {
  return word + particle(word, pair);
}

function finalOf(word: string): number {
  const bare = word.replace(BEHIND, "") || word;
  const last = bare.at(-1) ?? "";
  const code = last.codePointAt(0) ?? 0;
  if (code >= FIRST && code <= LAST) return (code - FIRST) % FINALS;
  if (/[0-9]/.test(last)) return DIGITS[Number(last)]!;
  const letter = last.normalize("NFD")[0] ?? "";
  if (letter !== letter.toLowerCase()) return LETTERS[letter] ?? 0;
  return SOUNDS[letter] ?? (bare.endsWith("ng") ? 1 : 0);
}

/** The French *de* before a name or a noun with its article. */
export function de(word: string): string {
  if (word.startsWith("le ")) return `du ${word.slice(3)}`;
  if (word.startsWith("les ")) return `des ${word.slice(4)}`;
  return isVowel(word) ? `d’${word}` : `de ${word}`;
}

/** The French *à* before a name or a noun with its article. */
export function to(word: string): string {
  if (word.startsWith("le ")) return `au ${word.slice(3)}`;
  if (word.startsWith("les ")) return `aux ${word.slice(4)}`;
  return `à ${word}`;
}

/** The French *que* before a name. */
export function que(word: string): string {
  return isVowel(word) ? `qu’${word}` : `que ${word}`;
}

function isVowel(word: string): boolean {
  return /^[aeiou]/i.test(word.normalize("NFD"));
}

const said = (value: unknown): string =>
  String((value as { value?: unknown })?.value ?? value ?? "");

export const FUNCTIONS: Record<string, FluentFunction> = {
  JOSA: ([word, pair]) => josa(said(word), said(pair)),
  PARTICLE: ([word, pair]) => particle(said(word), said(pair)),
  DE: ([word]) => de(said(word)),
  A: ([word]) => to(said(word)),
  QUE: ([word]) => que(said(word)),
};
