// Asking the server over HTTP. What it refuses comes as a Problem with a sentence to show.
import type { ProblemBody } from "./types";

export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly body: ProblemBody,
  ) {
    super(body.text);
  }

  get code(): string {
    return this.body.code;
  }

  get rule(): string {
    return this.body.rule ?? "";
  }
}

let language = "";

/** From now on the server answers in this language. */
export function speak(tag: string): void {
  language = tag;
}

export function get<T>(path: string): Promise<T> {
  return ask<T>("GET", path);
}

export function post<T>(path: string, body: unknown = {}): Promise<T> {
  return ask<T>("POST", path, body);
}

export function put<T>(path: string, body: unknown): Promise<T> {
  return ask<T>("PUT", path, body);
}

export function patch<T>(path: string, body: unknown): Promise<T> {
  return ask<T>("PATCH", path, body);
}

export function remove<T>(path: string): Promise<T> {
  return ask<T>("DELETE", path);
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {};
  if (language) headers["Accept-Language"] = language;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers,
      credentials: "same-origin",
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Problem(0, { code: "offline", text: "" });
  }
  if (answer.status === 204) return undefined as T;
  const told: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const problem = (told as ProblemBody | null) ?? { code: "internal", text: answer.statusText };
    throw new Problem(answer.status, problem);
  }
  return told as T;
}
