// Who plays here, and how they want things to look.
import { get, patch, post, Problem } from "./api/http";
import { live } from "./api/live.svelte";
import type { Account, WhoTold } from "./api/types";
import { choose, language, type Language } from "./words/words.svelte";

export type Theme = "auto" | "light" | "dark";
export interface Looks {
  theme: Theme;
  contrast: "normal" | "more";
  palette: "usual" | "safe";
  motion: "normal" | "less";
  sound: boolean;
  hints: boolean;
  /** Whether keys of one letter or sign do something. */
  keys: boolean;
}

const KEPT = "trunkline.looks";
const USUAL: Looks = {
  theme: "auto",
  contrast: "normal",
  palette: "usual",
  motion: "normal",
  sound: true,
  hints: true,
  keys: true,
};

class Me {
  account = $state.raw<Account | null>(null);
  isKnown = $state(false);
  looks = $state<Looks>({
    ...USUAL,
    ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as object),
  });

  async begin(): Promise<void> {
    this.dress();
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.dress());
    try {
      this.account = (await get<WhoTold>("/api/who")).account;
      await this.#speakTo(this.account);
      if (this.account) live.connect();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
    this.isKnown = true;
  }

  /** Whoever plays needs an account; a guest's is made in passing. */
  async needed(name?: string): Promise<Account> {
    if (!this.account) this.became(await post<Account>("/api/guests", name ? { name } : {}));
    return this.account!;
  }

  /** Somebody has logged in or out. */
  became(account: Account | null): void {
    this.account = account;
    void this.#speakTo(account);
    live.restart();
  }

  /** Somebody's own language, wherever they come in. */
  async #speakTo(account: Account | null): Promise<void> {
    const own = account?.language as Language | undefined;
    if (own && own !== language()) await choose(own);
  }

  /** The same account, with something about it changed. */
  changed(account: Account): void {
    this.account = account;
  }

  /** Choose a language, here and for all that the server says to this account. */
  async speak(chosen: Language): Promise<void> {
    if (this.account) this.account = await patch<Account>("/api/me", { language: chosen });
    await choose(chosen);
  }

  /** Choose how things look. */
  look(changes: Partial<Looks>): void {
    Object.assign(this.looks, changes);
    this.dress();
  }

  /** Wear what was chosen. */
  dress(): void {
    const root = document.documentElement;
    const isDark =
      this.looks.theme === "dark" ||
      (this.looks.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
    root.dataset.theme = isDark ? "dark" : "light";
    root.dataset.contrast = this.looks.contrast;
    root.dataset.palette = this.looks.palette;
    root.dataset.motion = this.looks.motion;
    localStorage.setItem(KEPT, JSON.stringify(this.looks));
  }
}

export const me = new Me();
