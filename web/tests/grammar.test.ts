// The same cases for the pages as for the server: those of words/grammar.py.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { de, FUNCTIONS, josa, particle, que, to } from "../src/words/grammar";

const SOURCE = readFileSync(
  new URL("../../src/trunkline/words/grammar.py", import.meta.url),
  "utf-8",
);
const HERE: Record<string, (...words: string[]) => string> = {
  josa: (word, pair) => josa(word!, pair!),
  particle: (word, pair) => particle(word!, pair!),
  de: (word) => de(word!),
  to: (word) => to(word!),
  que: (word) => que(word!),
};

interface Case {
  call: string;
  name: string;
  words: string[];
  said: string;
}

/** Every call of the examples in the docstrings, with what comes of it. */
function cases(): Case[] {
  return [...SOURCE.matchAll(/>>> (.+)\n\s+(.+)\n/g)].flatMap(([, calls, results]) => {
    const said = [...results!.matchAll(/'([^']*)'/g)].map((found) => found[1]!);
    return [...calls!.matchAll(/(\w+)\(((?:"[^"]*"(?:, )?)+)\)/g)].map((found, place) => ({
      call: found[0],
      name: found[1]!,
      words: [...found[2]!.matchAll(/"([^"]*)"/g)].map((word) => word[1]!),
      said: said[place]!,
    }));
  });
}

test("all examples are found", () => {
  expect(cases().length).toBeGreaterThanOrEqual(18);
  expect(new Set(cases().map(({ name }) => name))).toEqual(new Set(Object.keys(HERE)));
});

test.each(cases())("$call is $said", ({ name, words, said }) => {
  expect(HERE[name]!(...words)).toBe(said);
});

test("phrases can call the same functions", () => {
  const names = [...SOURCE.matchAll(/^ {4}"([A-Z]+)": lambda/gm)].map((found) => found[1]);
  expect(Object.keys(FUNCTIONS)).toEqual(names);
});
