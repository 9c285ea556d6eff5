// One socket for all tables that are looked at. It comes back by itself, goes on where it was,
// and sends again what was not acknowledged.
import type { AnyAsk, AnyRequest, AnyTell, Happened, Presence } from "./types";
import { Problem } from "./http";

export interface Listener {
  happened(entry: Happened): void;
  presence?(who: Presence): void;
  caughtUp?(number: number): void;
}

interface Sent {
  ask: AnyAsk;
  done(number: number | null): void;
  failed(problem: Problem): void;
}

const PATIENCE = [300, 800, 2_000, 5_000, 10_000];
const PULSE = 25_000;
const LOGGED_OUT = 4001;

class Live {
  state = $state<"closed" | "connecting" | "open">("closed");
  /** How many of one's tables wait for oneself. */
  waiting = $state(0);
  /** Grows whenever the server says so, also if it is as many as before. */
  toldWaiting = $state(0);
  /** How many things that were done are not acknowledged yet. */
  unsaved = $state(0);
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = 0;

  #socket: WebSocket | null = null;
  #tables = new Map<string, { known: number; listener: Listener }>();
  #sent = new Map<string, Sent>();
  #tries = 0;
  #pulse = 0;

  /** Hear of a table from an entry on. */
  watch(table: string, known: number, listener: Listener): () => void {
    this.#tables.set(table, { known, listener });
    if (this.state === "closed") this.connect();
    else this.#say({ type: "watch", table, after: known });
    return () => {
      this.#tables.delete(table);
      this.#say({ type: "leave", table });
    };
  }

  /** Do something at a table; it is on the server's disk when this is fulfilled. */
  do(table: string, request: AnyRequest): Promise<number | null> {
    const mark = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    return new Promise((done, failed) => {
      const ask: AnyAsk = { type: "do", table, request, mark };
      this.#sent.set(mark, { ask, done, failed });
      this.unsaved = this.#sent.size;
      if (this.state === "closed") this.connect();
      else this.#say(ask);
    });
  }

  connect(): void {
    if (this.#socket) return;
    this.state = "connecting";
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/live`);
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => this.#heard(JSON.parse(String(event.data)) as AnyTell);
    socket.onclose = (event) => this.#closed(event.code);
  }

  /** Begin anew: after logging in or out, the server has to know who we are. */
  restart(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.state = "closed";
    if (socket) {
      socket.onclose = null;
      socket.close();
    }
    this.connect();
  }

  #opened(): void {
    this.state = "open";
    this.#tries = 0;
    for (const [table, { known }] of this.#tables)
      this.#say({ type: "watch", table, after: known });
    for (const { ask } of this.#sent.values()) this.#say(ask);
    clearInterval(this.#pulse);
    this.#pulse = window.setInterval(() => this.#say({ type: "ping" }), PULSE);
  }

  #closed(code: number): void {
    clearInterval(this.#pulse);
    this.#socket = null;
    this.state = "closed";
    if (code === LOGGED_OUT) return;
    const wait = PATIENCE[Math.min(this.#tries++, PATIENCE.length - 1)]!;
    setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  #say(ask: AnyAsk): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(ask));
  }

  #heard(told: AnyTell): void {
    switch (told.type) {
      case "hello":
      case "pong":
        this.ahead = told.now - Date.now();
        break;
      case "happened": {
        const table = this.#tables.get(told.table);
        if (table && told.number === table.known + 1) {
          table.known = told.number;
          table.listener.happened(told);
        } else if (table && told.number > table.known + 1) {
          // Something is missing: ask for it, and take this one when it comes in its turn.
          this.#say({ type: "watch", table: told.table, after: table.known });
        }
        break;
      }
      case "watching":
        this.#tables.get(told.table)?.listener.caughtUp?.(told.number);
        break;
      case "presence":
        this.#tables.get(told.table)?.listener.presence?.(told);
        break;
      case "done":
        this.#settle(told.mark)?.done(told.number);
        break;
      case "refused":
        this.#settle(told.mark)?.failed(new Problem(422, told.problem));
        break;
      case "waiting":
        this.waiting = told.count;
        this.toldWaiting += 1;
        break;
    }
  }

  #settle(mark: string): Sent | undefined {
    const sent = this.#sent.get(mark);
    this.#sent.delete(mark);
    this.unsaved = this.#sent.size;
    return sent;
  }
}

export const live = new Live();
