// Telling in this browser whose turn it is: a tone, a number in the tab, a mark on its picture.
import { get } from "../api/http";
import { live } from "../api/live.svelte";
import type { AlertWishes, WaitingTable } from "../api/types";
import { me } from "../me.svelte";
import { tone, unlockTone } from "./tone";
import { counted, isHeard } from "./turns";

class Watching {
  /** What was chosen; nothing as long as nobody is logged in. */
  wishes = $state.raw<AlertWishes | null>(null);
  waiting = $state.raw<WaitingTable[] | null>(null);
  /** How many tables the tab counts. */
  count = $derived(this.wishes && this.waiting ? counted(this.waiting, this.wishes) : 0);

  #of = "";
  #asked = 0;

  /** Begin; for a component's life. */
  begin(): void {
    unlockTone();
    $effect(() => {
      const account = me.account?.id ?? "";
      void live.toldWaiting;
      if (account !== this.#of) this.#forget(account);
      if (account) void this.#look();
    });
    $effect(() => this.#show(this.count));
  }

  /** Somebody has chosen other ways: ask which. */
  async choicesChanged(): Promise<void> {
    this.wishes = await get<AlertWishes>("/api/me/alerts");
  }

  #forget(account: string): void {
    this.#of = account;
    this.wishes = null;
    this.waiting = null;
  }

  async #look(): Promise<void> {
    const number = ++this.#asked;
    try {
      const [wishes, waiting] = await Promise.all([
        this.wishes ?? get<AlertWishes>("/api/me/alerts"),
        get<WaitingTable[]>("/api/me/waiting"),
      ]);
      if (number !== this.#asked) return;
      if (isHeard(this.waiting, waiting, wishes)) await this.#sound();
      this.wishes ??= wishes;
      this.waiting = waiting;
    } catch {
      // The next time that something changes, it is asked again.
    }
  }

  /** In one tab only, however many are open. */
  async #sound(): Promise<void> {
    if (!me.looks.sound) return;
    if (!navigator.locks) return tone();
    await navigator.locks.request("trunkline.tone", { ifAvailable: true }, async (lock) => {
      if (!lock) return;
      await tone();
      await new Promise((over) => setTimeout(over, 1_500));
    });
  }

  #show(count: number): void {
    const picture = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    const wanted = count ? "/icon-turn.svg" : "/icon.svg";
    if (picture && picture.getAttribute("href") !== wanted) picture.href = wanted;
    if (count) void navigator.setAppBadge?.(count).catch(() => {});
    else void navigator.clearAppBadge?.().catch(() => {});
  }
}

export const watching = new Watching();
