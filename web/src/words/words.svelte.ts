// What the pages say: the catalogue of the whole product, in the language that was chosen.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { speak } from "../api/http";
import { FUNCTIONS } from "./grammar";

export const LANGUAGES = { en: "English", ko: "한국어", ja: "日本語", fr: "Français" } as const;
export type Language = keyof typeof LANGUAGES;

const FILES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("$words/en/web.ftl?raw"),
  ko: () => import("$words/ko/web.ftl?raw"),
  ja: () => import("$words/ja/web.ftl?raw"),
  fr: () => import("$words/fr/web.ftl?raw"),
};
const KEPT = "trunkline.language";

let bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
let current = $state<Language>("en");

/** The language that is spoken now. */
export function language(): Language {
  return current;
}

/** Speak the language that was chosen before, or that the browser asks for. */
export async function begin(): Promise<void> {
  await choose(chosen());
}

/** Speak another language from now on. */
export async function choose(tag: Language): Promise<void> {
  const made = new FluentBundle(tag, { functions: FUNCTIONS, useIsolating: false });
  made.addResource(new FluentResource((await FILES[tag]()).default));
  bundle = made;
  current = tag;
  document.documentElement.lang = tag;
  localStorage.setItem(KEPT, tag);
  speak(tag);
}

/** A phrase with its figures filled in. */
export function t(name: string, figures: Record<string, FluentVariable> = {}): string {
  const message = bundle.getMessage(name);
  if (!message?.value) return name;
  return bundle.formatPattern(message.value, figures);
}

/** A number as the language writes it. */
export function n(value: number): string {
  return Math.abs(value) < 10_000 ? String(value) : value.toLocaleString(current);
}

/** A day and time as the language writes it. */
export function when(ms: number): string {
  return new Date(ms).toLocaleString(current, { dateStyle: "medium", timeStyle: "short" });
}

/** How long ago something was. */
export function ago(ms: number, now: number): string {
  const seconds = Math.round((ms - now) / 1000);
  const units: [Intl.RelativeTimeFormatUnit, number][] = [
    ["day", 86_400],
    ["hour", 3_600],
    ["minute", 60],
  ];
  const format = new Intl.RelativeTimeFormat(current, { numeric: "auto" });
  for (const [unit, length] of units)
    if (Math.abs(seconds) >= length) return format.format(Math.round(seconds / length), unit);
  return format.format(0, "minute");
}

function chosen(): Language {
  const wishes = [localStorage.getItem(KEPT) ?? "", ...navigator.languages];
  for (const wish of wishes) {
    const tag = wish.split("-")[0]!.toLowerCase();
    if (tag in LANGUAGES) return tag as Language;
  }
  return "en";
}
