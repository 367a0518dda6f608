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
  try {
    answer = await fetch(`/api/${path}`, {
      method,
      headers: { "X-Ludocafe": "1", ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refused(0, "page-offline");
  }
  const text = await answer.text();
  const data: unknown = text ? JSON.parse(text) : null;
  if (!answer.ok) {
    const reason = data as { text?: string; fields?: Fields; rule?: string | null } | null;
    throw new Refused(answer.status, reason?.text ?? "page-error", reason?.fields ?? {}, reason?.rule ?? null);
  }
  return data as T;
}

export const get = <T>(path: string): Promise<T> => ask<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>("POST", path, body);
export const put = <T>(path: string, body: unknown): Promise<T> => ask<T>("PUT", path, body);
export const patch = <T>(path: string, body: unknown): Promise<T> => ask<T>("PATCH", path, body);
export const remove = <T>(path: string): Promise<T> => ask<T>("DELETE", path);
