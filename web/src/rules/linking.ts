// Numbers of rules in any text, so that they can be links.

export interface LinkedPiece {
  text: string;
  /** The rule's number; nothing if it is plain text. */
  rule: string;
}

/** Rules carry the title's name in front; decisions and facts a letter: 1861-6.5.7-1, C-07, F-3. */
const NUMBER = /(?<![\w.-])(?:\w+-\d+(?:\.\d+)*-\d+|\w+-[DE]X-\d+|[COF]-\d+)(?![\w])/g;

/** A text in pieces, with the numbers of rules apart. */
export function linked(text: string): LinkedPiece[] {
  const made: LinkedPiece[] = [];
  let at = 0;
  for (const found of text.matchAll(NUMBER)) {
    if (found.index > at) made.push({ text: text.slice(at, found.index), rule: "" });
    made.push({ text: found[0], rule: found[0] });
    at = found.index + found[0].length;
  }
  if (at < text.length) made.push({ text: text.slice(at), rule: "" });
  return made;
}

/** The address of a rule, or of the rules. */
export function ruleAddress(title: string, rule = ""): string {
  const page = `/rules/${encodeURIComponent(title)}`;
  return rule ? `${page}#${encodeURIComponent(rule)}` : page;
}
