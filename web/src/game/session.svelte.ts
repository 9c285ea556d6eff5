// A table that is looked at: what the server says of it, the moment that is shown, and the
// branch that is played in thought.
import { get, post, Problem } from "../api/http";
import { live } from "../api/live.svelte";
import type {
  AnyRequest,
  Choice,
  Components,
  Happened,
  Judgement,
  OpeningLine,
  Presence,
  Scene,
  TableTold,
} from "../api/types";
import { language } from "../words/words.svelte";

export type Action = Record<string, unknown>;

export class Session {
  table = $state.raw<TableTold | null>(null);
  scene = $state.raw<Scene | null>(null);
  components = $state.raw<Components | null>(null);
  /** What happened, from the first entry on. */
  entries = $state.raw<Happened[]>([]);
  /** What happened before the table's own game, if that goes on from another. */
  opening = $state.raw<OpeningLine[]>([]);
  present = $state.raw<Presence | null>(null);
  /** The moment that is shown; the present, if it is none. */
  at = $state<number | null>(null);
  /** Actions played in thought; none if nothing is planned. */
  branch = $state.raw<Action[] | null>(null);
  /** Why the last thing could not be done. */
  problem = $state.raw<Problem | null>(null);
  isBusy = $state(false);
  failed = $state.raw<Problem | null>(null);

  #stop: (() => void) | null = null;
  #asked = 0;

  constructor(readonly id: string) {}

  get isPresent(): boolean {
    return this.at === null && this.branch === null;
  }

  /** The seats that may act in what is shown: one's own, or all of a branch. */
  get acting(): string[] {
    if (!this.table) return [];
    return this.branch ? this.table.seats.map((seat) => seat.seat) : this.table.mine;
  }

  get isMyTurn(): boolean {
    const table = this.table;
    if (table?.status !== "playing") return false;
    return (table.standing.turns ?? []).some((seat) => table.mine.includes(seat));
  }

  async open(): Promise<void> {
    try {
      this.table = await get<TableTold>(`/api/tables/${this.id}`);
      if (this.table.status !== "open") await this.#begun();
      await this.#earlier();
      this.#stop = live.watch(this.id, this.entries.at(-1)?.number ?? 0, {
        happened: (entry) => this.#happened(entry),
        presence: (who) => (this.present = who),
      });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.failed = error;
    }
  }

  close(): void {
    this.#stop?.();
    this.#stop = null;
  }

  /** Show a moment; the present, if it is none. */
  async look(at: number | null): Promise<void> {
    const length = this.table?.standing.length ?? 0;
    this.at = at !== null && at < length ? Math.max(0, at) : null;
    this.branch = null;
    await this.refresh();
  }

  /** Begin to play in thought from the moment that is shown. */
  async imagine(): Promise<void> {
    this.branch = [];
    await this.refresh();
  }

  async think(action: Action): Promise<void> {
    const branch = [...(this.branch ?? []), action];
    const before = this.branch;
    this.branch = branch;
    try {
      await this.refresh();
    } catch (error) {
      this.branch = before;
      throw error;
    }
  }

  async unthink(): Promise<void> {
    this.branch = (this.branch ?? []).slice(0, -1);
    await this.refresh();
  }

  /** Whether what was planned can be played: from the present, and with seats of one's own. */
  get isPlayable(): boolean {
    const branch = this.branch ?? [];
    const mine = new Set<unknown>(this.table?.mine);
    return this.at === null && branch.length > 0 && branch.every((action) => mine.has(action.seat));
  }

  /** Play for real what was planned, as far as it can be. */
  async realise(): Promise<void> {
    const planned = this.branch ?? [];
    await this.wake();
    for (const action of planned) {
      const moment = this.table?.moment ?? null;
      if (!(await this.do({ do: "move", action, seen: moment }))) return;
      this.table = await get<TableTold>(`/api/tables/${this.id}`);
    }
  }

  async wake(): Promise<void> {
    this.branch = null;
    await this.refresh();
  }

  /** Do something at the table; what the server says against it is shown. */
  async do(request: AnyRequest): Promise<boolean> {
    this.isBusy = true;
    this.problem = null;
    try {
      await live.do(this.id, request);
      return true;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.problem = error;
      return false;
    } finally {
      this.isBusy = false;
    }
  }

  /** Play an action: for real in the present, in thought in a branch. */
  async play(action: Action): Promise<boolean> {
    if (this.branch) {
      try {
        await this.think(action);
        this.problem = null;
        return true;
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        this.problem = error;
        return false;
      }
    }
    return this.do({ do: "move", action, seen: this.table?.moment ?? null });
  }

  /** Whether an action would be legal here, and what its routes would be worth. */
  judge(action: Action): Promise<Judgement> {
    return post<Judgement>(`/api/tables/${this.id}/judge`, {
      action,
      at: this.at,
      actions: this.branch ?? [],
    });
  }

  choicesOf(kind: string): Choice[] {
    return this.scene?.choices.filter((choice) => choice.kind === kind) ?? [];
  }

  /** See anew what is to be seen. Of several questions, the last one's answer counts. */
  async refresh(): Promise<void> {
    if (!this.table || this.table.status === "open") return;
    const number = ++this.#asked;
    const scene = this.branch
      ? await post<Scene>(`/api/tables/${this.id}/branch`, { at: this.at, actions: this.branch })
      : await get<Scene>(`/api/tables/${this.id}/scene${this.at === null ? "" : `?at=${this.at}`}`);
    if (number === this.#asked) this.scene = scene;
  }

  async relabel(): Promise<void> {
    this.components = null;
    this.entries = [];
    if (this.table?.status !== "open") await this.#begun();
    await this.#earlier();
  }

  async #begun(): Promise<void> {
    const path = `/api/tables/${this.id}/components?language=${language()}`;
    if (this.table!.opening)
      this.opening = await get<OpeningLine[]>(`/api/tables/${this.id}/opening`);
    this.components ??= await get<Components>(path);
    await this.refresh();
  }

  async #earlier(): Promise<void> {
    const most = 500;
    for (;;) {
      const after = this.entries.at(-1)?.number ?? 0;
      const more = await get<Happened[]>(
        `/api/tables/${this.id}/entries?after=${after}&most=${most}`,
      );
      this.entries = [...this.entries, ...more];
      if (more.length < most) return;
    }
  }

  #happened(entry: Happened): void {
    this.entries = [...this.entries, entry];
    if (entry.body.kind !== "said") void this.#changed();
  }

  async #changed(): Promise<void> {
    this.table = await get<TableTold>(`/api/tables/${this.id}`);
    if (this.table.status !== "open" && !this.components) await this.#begun();
    else if (this.isPresent) await this.refresh();
  }
}
