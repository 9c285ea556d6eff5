import { describe, expect, test } from "vitest";
import type { RulePages } from "../src/api/types";
import { linked, ruleAddress } from "../src/rules/linking";
import { find, fold, isNumbered, named, pieces, wanted } from "../src/rules/reading";

const PAGES: RulePages = {
  title: "1861",
  heading: "1861",
  sources: {},
  chapters: [
    {
      key: "6.5.7",
      level: 4,
      heading: "6.5.7 Repayment",
      blocks: [
        {
          is: "rule",
          id: "1861-6.5.7-1",
          lines: [["A company repays ", { text: "all", style: "strong" }, " loans."]],
        },
        {
          is: "rule",
          id: "1861-6.5.7-2",
          lines: [["The RSR pays R100, see ", { text: "C-07", to: "C-07" } as never]],
        },
      ],
    },
    {
      key: "6.5.71",
      level: 4,
      heading: "6.5.71 Tokens",
      blocks: [
        { is: "rule", id: "1861-6.5.71-1", lines: [["In Dünaberg–Riga no loans."]] },
        {
          is: "grid",
          head: [["city"], ["value"]],
          figures: [false, true],
          rows: [
            [["Riga"], ["30"]],
            [["Kiev"], ["130"]],
          ],
        },
      ],
    },
    { key: "conflicts", level: 2, heading: "4. Conflicts", blocks: [] },
    {
      key: "C-07",
      level: 3,
      heading: "Passing",
      blocks: [{ is: "points", items: [["one loan"], ["two"]] }],
    },
  ],
};

function idsFor(typed: string): string[] {
  return find(PAGES, wanted(typed)).chapters.flatMap((chapter) =>
    chapter.blocks.map((block) => (block.is === "rule" ? block.id : block.is)),
  );
}

describe("what is typed", () => {
  test("is taken apart into words and numbers", () => {
    expect(wanted('Loan  6.5.7 "per Share" C-7 1861-6.5.7-')).toEqual([
      { text: "loan", isNumber: false },
      { text: "6.5.7", isNumber: true },
      { text: "per share", isNumber: false },
      { text: "c-7", isNumber: true },
      { text: "1861-6.5.7", isNumber: true },
    ]);
    expect(wanted("   ")).toEqual([]);
  });

  test("is compared without accents, letter by letter", () => {
    expect(fold("DÜNABERG–Ĳ’é")).toHaveLength("DÜNABERG–Ĳ’é".length);
    expect(fold("Dünaberg–Riga")).toBe("dunaberg-riga");
  });
});

describe("finding", () => {
  test("all words have to be there, those of the heading too", () => {
    expect(idsFor("loans")).toEqual(["1861-6.5.7-1", "1861-6.5.71-1"]);
    expect(idsFor("all loans")).toEqual(["1861-6.5.7-1"]);
    expect(idsFor("repayment rsr")).toEqual(["1861-6.5.7-2"]);
    expect(idsFor("dunaberg-riga")).toEqual(["1861-6.5.71-1"]);
    expect(idsFor("nothing of the kind")).toEqual([]);
  });

  test("numbers count as a whole, and find what begins with them", () => {
    expect(idsFor("6.5.7")).toEqual(["1861-6.5.7-1", "1861-6.5.7-2"]);
    expect(idsFor("1861-6.5.7-2")).toEqual(["1861-6.5.7-2"]);
    expect(idsFor("100")).toEqual(["1861-6.5.7-2"]);
    expect(isNumbered("C-07", "c-7")).toBe(true);
    expect(isNumbered("1861-5.21-1", "5.2")).toBe(false);
  });

  test("of tables and lists only the lines are left", () => {
    const { chapters, count } = find(PAGES, wanted("riga value"));
    expect(chapters[0]!.blocks).toEqual([
      { ...PAGES.chapters[1]!.blocks[1]!, rows: [[["Riga"], ["30"]]] },
    ]);
    expect(count).toBe(1);
    expect(idsFor("one loan")).toEqual(["points"]);
  });

  test("headings above what is found stay, others go", () => {
    const keys = (typed: string) => find(PAGES, wanted(typed)).chapters.map(({ key }) => key);
    expect(keys("one loan")).toEqual(["conflicts", "C-07"]);
    expect(keys("all loans")).toEqual(["6.5.7"]);
  });

  test("nothing typed leaves everything", () => {
    expect(find(PAGES, []).chapters).toBe(PAGES.chapters);
  });
});

describe("showing where it stands", () => {
  test("in pieces that make the whole text again", () => {
    const text = "The Dünaberg loan: loans of R100.";
    const shown = pieces(text, wanted("loan dunaberg 100"));
    expect(shown.map((piece) => piece.text).join("")).toBe(text);
    expect(shown.filter((piece) => piece.isHit).map((piece) => piece.text)).toEqual([
      "Dünaberg",
      "loan",
      "loan",
      "100",
    ]);
  });

  test("what overlaps is one piece", () => {
    expect(pieces("abcd", wanted("abc bcd"))).toEqual([{ text: "abcd", isHit: true }]);
    expect(pieces("", [])).toEqual([{ text: "", isHit: false }]);
  });
});

test("a number typed in full names its rule", () => {
  expect(named(PAGES, " 1861-6.5.7-2 ")).toBe("1861-6.5.7-2");
  expect(named(PAGES, "6.5.7-2")).toBe("1861-6.5.7-2");
  expect(named(PAGES, "6.5.7")).toBe("6.5.7");
  expect(named(PAGES, "6.5")).toBe(null);
});

describe("numbers in any text", () => {
  const rules = (text: string) => linked(text).flatMap((piece) => piece.rule || []);

  test("become links", () => {
    expect(linked("see 1861-6.5.7-1.")).toEqual([
      { text: "see ", rule: "" },
      { text: "1861-6.5.7-1", rule: "1861-6.5.7-1" },
      { text: ".", rule: "" },
    ]);
    expect(rules("O-29, O-30; 1861-EX-3 (F-4)")).toEqual(["O-29", "O-30", "1861-EX-3", "F-4"]);
  });

  test("other figures do not", () => {
    expect(rules("R100, 2+2, 5+5E, M-K, tile 57, 3-train, 1861, K-K")).toEqual([]);
  });

  test("have an address", () => {
    expect(ruleAddress("1861", "1861-6.5.7-1")).toBe("/rules/1861#1861-6.5.7-1");
    expect(ruleAddress("1861")).toBe("/rules/1861");
  });
});
