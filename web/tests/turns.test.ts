import { describe, expect, test } from "vitest";
import { choosing, counted, isHeard } from "../src/alerts/turns";
import type { AlertWishes, WaitingTable } from "../src/api/types";
import { tabTitle } from "../src/ui/title.svelte";

const wishes: AlertWishes = {
  ways: ["sound", "badge"],
  digest_every: 24,
  digest_at: 6,
  next_digest: null,
  tables: { quiet: [], marked: ["badge"] },
  possible: ["sound", "badge"],
};
const waiting = (...tables: string[]): WaitingTable[] =>
  tables.map((table) => ({ table, name: table, title: "1861", pace: "slow", since: 0 }));

describe("tables that wait", () => {
  test("are counted if the badge was chosen for them", () => {
    expect(counted(waiting("any", "quiet", "marked"), wishes)).toBe(2);
  });

  test("are heard when they begin to wait, if the sound was chosen for them", () => {
    expect(isHeard(waiting("any"), waiting("any", "new"), wishes)).toBe(true);
    expect(isHeard([], waiting("quiet", "marked"), wishes)).toBe(false);
    expect(isHeard(waiting("any", "other"), waiting("any"), wishes)).toBe(false);
  });

  test("are not heard when the page is opened", () => {
    expect(isHeard(null, waiting("any"), wishes)).toBe(false);
  });
});

test("mail comes at once or gathered", () => {
  expect(choosing(["sound", "email"], "digest", true)).toEqual(["sound", "digest"]);
  expect(choosing(["sound", "digest"], "email", true)).toEqual(["sound", "email"]);
  expect(choosing(["email", "sound"], "sound", false)).toEqual(["email"]);
});

test("the tab tells the page, and how many tables wait", () => {
  expect(tabTitle("", 0)).toBe("Trunkline");
  expect(tabTitle("Friday", 2)).toBe("(2) Friday · Trunkline");
});
