// Laying a tile: a hex is chosen, then a tile of its fan, then how it lies.
import { get } from "../../api/http";
import type { TileChart } from "../../api/types";
import type { Action, Session } from "../session.svelte";

export interface Offer {
  tile: string;
  /** The rotations in which it may lie now; none if it may not. */
  rotations: number[];
  left: number | null;
}

export class Laying {
  hex = $state("");
  tile = $state("");
  turn = $state(0);
  chart = $state.raw<TileChart | null>(null);
  /** Why a greyed tile may not be laid. */
  why = $state<{ tile: string; text: string; rule: string } | null>(null);

  readonly legal = $derived.by(() => {
    const found = new Map<string, Map<string, number[]>>();
    for (const choice of this.session.choicesOf("LayTile")) {
      const { hex, tile, rotation } = choice.action as {
        hex: string;
        tile: string;
        rotation: number;
      };
      const tiles = found.get(hex) ?? new Map<string, number[]>();
      tiles.set(tile, [...(tiles.get(tile) ?? []), rotation]);
      found.set(hex, tiles);
    }
    return found;
  });

  constructor(readonly session: Session) {}

  get company(): string {
    return String(this.session.choicesOf("LayTile")[0]?.action.company ?? "");
  }

  get isPossible(): boolean {
    return this.legal.size > 0;
  }

  /** The fan of a hex: what may be laid there first, then what could come at another time. */
  get offers(): Offer[] {
    const legal = this.legal.get(this.hex) ?? new Map<string, number[]>();
    const left = (tile: string) => this.chart?.left[tile] ?? null;
    const now = [...legal].map(([tile, rotations]) => ({ tile, rotations, left: left(tile) }));
    const later = Object.keys(this.chart?.may_come[this.hex] ?? {})
      .filter((tile) => !legal.has(tile))
      .map((tile) => ({ tile, rotations: [], left: left(tile) }));
    return [...now, ...later];
  }

  get rotation(): number {
    const rotations = this.legal.get(this.hex)?.get(this.tile) ?? [0];
    return rotations[this.turn % rotations.length] ?? 0;
  }

  get action(): Action {
    return {
      ...this.session.choicesOf("LayTile")[0]!.action,
      hex: this.hex,
      tile: this.tile,
      rotation: this.rotation,
    };
  }

  async choose(hex: string): Promise<void> {
    this.hex = this.hex === hex ? "" : hex;
    this.tile = "";
    this.why = null;
    if (this.hex && !this.chart) {
      const at = this.session.at === null ? "" : `?at=${this.session.at}`;
      this.chart = await get<TileChart>(`/api/tables/${this.session.id}/tile-chart${at}`);
    }
  }

  /** Take a tile of the fan; taken again, it is turned. */
  async take(offer: Offer): Promise<void> {
    if (offer.rotations.length) {
      this.why = null;
      if (this.tile === offer.tile) this.turn += 1;
      else [this.tile, this.turn] = [offer.tile, 0];
      return;
    }
    const rotation = this.chart?.may_come[this.hex]?.[offer.tile]?.[0] ?? 0;
    const action = {
      ...this.session.choicesOf("LayTile")[0]!.action,
      hex: this.hex,
      tile: offer.tile,
      rotation,
    };
    const { refusal } = await this.session.judge(action);
    this.why = { tile: offer.tile, text: refusal?.text ?? "", rule: refusal?.rule ?? "" };
  }

  async confirm(): Promise<void> {
    const action = this.action;
    this.drop();
    this.chart = null;
    await this.session.play(action);
  }

  drop(): void {
    this.hex = this.tile = "";
    this.why = null;
  }
}
