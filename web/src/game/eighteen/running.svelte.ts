// Running trains: the best routes are filled in; a train's route is changed by clicking stops.
import type { Judgement, LinkSheet, RunningSheet } from "../../api/types";
import type { Action, Session } from "../session.svelte";

export interface Drawn {
  train: string;
  hexes: string[];
  tracks: string[];
  stops: string[];
  value: number | null;
}

const nothing = (train: string): Drawn => ({
  train,
  hexes: [],
  tracks: [],
  stops: [],
  value: null,
});

export class Running {
  runs = $state.raw<Drawn[]>([]);
  chosen = $state(0);
  judged = $state.raw<Judgement | null>(null);
  #filled: RunningSheet | null = null;
  #asked = 0;

  constructor(readonly session: Session) {}

  get sheet(): RunningSheet | null {
    const sheet = this.session.scene?.sheet;
    if (!sheet || !this.session.choicesOf("RunTrains").length) return null;
    return sheet.running;
  }

  get revenue(): number {
    return this.judged?.revenue ?? 0;
  }

  /** Fill in the best routes when another company begins to run. */
  fill(): void {
    const sheet = this.sheet;
    if (!sheet || sheet === this.#filled) return;
    this.#filled = sheet;
    this.best();
  }

  best(): void {
    const sheet = this.sheet;
    if (!sheet) return;
    const left = [...sheet.best];
    this.runs = sheet.trains.map((train) => {
      const place = left.findIndex((run) => run.train === train);
      if (place < 0) return nothing(train);
      const [run] = left.splice(place, 1);
      return { ...run!, value: run!.value ?? null };
    });
    void this.judge();
  }

  clear(place: number): void {
    this.runs = this.runs.map((run, at) => (at === place ? nothing(run.train) : run));
    void this.judge();
  }

  /** Lead the chosen train to a stop: begin there, go on, or be cut off there. */
  visit(stop: string): void {
    const run = this.runs[this.chosen];
    const sheet = this.sheet;
    if (!run || !sheet) return;
    const changed = this.#changed(run, stop, sheet.links);
    if (!changed) return;
    this.runs = this.runs.map((each, at) => (at === this.chosen ? changed : each));
    void this.judge();
  }

  #changed(run: Drawn, stop: string, links: readonly LinkSheet[]): Drawn | null {
    if (!run.stops.length) return { ...nothing(run.train), hexes: [hexOf(stop)], stops: [stop] };
    const at = run.stops.indexOf(stop);
    if (at >= 0)
      return at === run.stops.length - 1 ? nothing(run.train) : this.#cut(run, at, links);
    const used = new Set(this.runs.flatMap((each) => each.tracks));
    const free = (link: LinkSheet) => link.tracks.every((track) => !used.has(track));
    for (const fromEnd of [true, false]) {
      const end = fromEnd ? run.stops.at(-1)! : run.stops[0]!;
      const ways = links.filter((link) => link.start === end && link.end === stop && free(link));
      const way = ways.sort((a, b) => a.hexes.length - b.hexes.length)[0];
      if (way) return fromEnd ? grown(run, way) : reversed(grown(reversed(run), way));
    }
    return null;
  }

  /** The part of a route up to one of its stops. */
  #cut(run: Drawn, at: number, links: readonly LinkSheet[]): Drawn {
    let cut = { ...nothing(run.train), hexes: [hexOf(run.stops[0]!)], stops: [run.stops[0]!] };
    const tracks = new Set(run.tracks);
    for (let place = 0; place < at; place++) {
      const way = links.find(
        (link) =>
          link.start === run.stops[place] &&
          link.end === run.stops[place + 1] &&
          link.tracks.every((track) => tracks.has(track)),
      );
      if (!way) return nothing(run.train);
      cut = grown(cut, way);
    }
    return cut;
  }

  get action(): Action {
    const example = this.session.choicesOf("RunTrains")[0]!.action;
    const routes = this.runs
      .filter((run) => run.stops.length > 1)
      .map(({ train, hexes }) => ({ train, hexes }));
    return { ...example, routes };
  }

  async judge(): Promise<void> {
    const number = ++this.#asked;
    if (!this.runs.some((run) => run.stops.length > 1)) {
      this.judged = null;
      return;
    }
    const judged = await this.session.judge(this.action);
    if (number !== this.#asked) return;
    this.judged = judged;
    let at = 0;
    this.runs = this.runs.map((run) =>
      run.stops.length > 1 ? { ...run, value: judged.routes?.[at++] ?? null } : run,
    );
  }
}

function hexOf(stop: string): string {
  return stop.split(".")[0]!;
}

function grown(run: Drawn, way: LinkSheet): Drawn {
  return {
    ...run,
    hexes: [...run.hexes, ...way.hexes.slice(1)],
    tracks: [...run.tracks, ...way.tracks],
    stops: [...run.stops, way.end],
    value: null,
  };
}

function reversed(run: Drawn): Drawn {
  return {
    ...run,
    hexes: run.hexes.toReversed(),
    tracks: run.tracks.toReversed(),
    stops: run.stops.toReversed(),
  };
}
