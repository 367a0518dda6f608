/** Talking to the server by HTTP: one function per question. */
import type { Fields } from "./words";

/** The server said no; `text` is a message id with its fields. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly text: string,
    readonly fields: Fields = {},
    /** The rule that forbids it, when there is one. */
    readonly rule: string | null = null,
  ) {
    super(text);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(`/api/${path}`, {
      method,
      headers: { "X-Ludocafe": "1", ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    text = await answer.text(); // the line may break in the middle of an answer, too
  } catch {
    throw new Refused(0, "page-offline");
  }
  if (answer.ok) return (text ? JSON.parse(text) : null) as T;
  const reason = reasonIn(text);
  throw new Refused(answer.status, reason?.text ?? "page-error", reason?.fields ?? {}, reason?.rule ?? null);
}

/** Why the server said no; null when something between it and here answered, in words of its own. */
function reasonIn(text: string): { text?: string; fields?: Fields; rule?: string | null } | null {
  try {
    return JSON.parse(text) as ReturnType<typeof reasonIn>;
  } catch {
    return null;
  }
}

export const get = <T>(path: string): Promise<T> => ask<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>("POST", path, body);
export const put = <T>(path: string, body: unknown): Promise<T> => ask<T>("PUT", path, body);
export const patch = <T>(path: string, body: unknown): Promise<T> => ask<T>("PATCH", path, body);
export const remove = <T>(path: string): Promise<T> => ask<T>("DELETE", path);
