// What can put an account at risk is done by who has just proved to be its owner.
import { Problem } from "../api/http";

/** Whoever was asked has broken it off. */
export class NotProved extends Error {}

class Proving {
  /** Whether the question is open. */
  isAsked = $state(false);
  #answer: ((proved: boolean) => void) | null = null;

  /** Do something; if the server wants a proof first, ask for it and do it then. */
  async through<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== "prove-again") throw error;
    }
    if (!(await this.#asked())) throw new NotProved();
    return work();
  }

  /** The question is answered, or put away. */
  answer(proved: boolean): void {
    this.isAsked = false;
    this.#answer?.(proved);
    this.#answer = null;
  }

  #asked(): Promise<boolean> {
    this.#answer?.(false);
    this.isAsked = true;
    return new Promise((answer) => (this.#answer = answer));
  }
}

export const proving = new Proving();
