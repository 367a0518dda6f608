import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { myself } from "../src/lib/me.svelte";
import type { EditionDoc, Me, Workshop } from "../src/lib/types";
import { Draft } from "../src/workshop/draft.svelte";

/** The server's side: editions with versions, each answer held back until it is let go. */
class Server {
  docs = new Map<string, EditionDoc>();
  waiting: (() => void)[] = [];
  asked: string[] = [];

  async fetch(path: string, { method, body }: { method: string; body?: string }): Promise<Response> {
    this.asked.push(`${method} ${path.replace("/api/", "")}`);
    await new Promise<void>((answer) => this.waiting.push(answer));
    const sent = JSON.parse(body ?? "{}") as Partial<EditionDoc> & { shared?: boolean };
    const [, , kind, id = `e${this.docs.size + 1}`] = path.split("/");
    if (kind !== "editions") return Response.json({ objections: [], count: 0 });
    const doc = this.docs.get(id) ?? { id, game: "cafe", version: 0, changed: 0, yours: true, token: null, name: "", data: {} };
    if (path.endsWith("/share")) doc.token = sent.shared ? "key" : null;
    else if (method === "PUT" && sent.version !== doc.version) return Response.json({ text: "edition-changed-elsewhere" }, { status: 409 });
    else Object.assign(doc, { name: sent.name, data: sent.data, version: doc.version + 1 });
    this.docs.set(id, doc);
    return Response.json(doc);
  }

  /** Answer everything that is asked, and what is asked because of it. */
  async answer(): Promise<void> {
    for (let quiet = 0; quiet < 5; quiet++) {
      if (this.waiting.length) quiet = 0;
      for (const next of this.waiting.splice(0)) next();
      await vi.advanceTimersByTimeAsync(0);
    }
  }
}

const WORKSHOP = { form: { pieces: [] }, data: { rounds: 8 } } as unknown as Workshop;
let server: Server;
let kept: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers();
  server = new Server();
  kept = new Map();
  vi.stubGlobal("fetch", (path: string, asked: { method: string; body?: string }) => server.fetch(path, asked));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  myself.known = true;
  myself.me = { name: "Ana" } as Me;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function saved(): Promise<Draft> {
  const draft = new Draft("cafe", WORKSHOP, "My box");
  void draft.saveHere();
  await server.answer();
  expect(draft.saving).toBe("saved");
  return draft;
}

it("is kept once, however often one asks", async () => {
  const draft = new Draft("cafe", WORKSHOP, "My box");
  void draft.saveHere();
  void draft.share(true);
  await vi.advanceTimersByTimeAsync(0);
  draft.rename("Attic"); // while it is on its way
  await server.answer();
  await vi.advanceTimersByTimeAsync(2000);
  await server.answer();
  expect([...server.docs.values()]).toMatchObject([{ name: "Attic", version: 2, token: "key" }]);
  expect(draft.saving).toBe("saved");
});

it("sends one version after the other, whoever waits", async () => {
  const draft = await saved();
  draft.rename("One");
  void draft.save();
  draft.rename("Two");
  void draft.save();
  void draft.save();
  await server.answer();
  expect(draft.saving).toBe("saved");
  expect(server.docs.get("e1")).toMatchObject({ name: "Two", version: 3 });
});

it("does not overwrite another window when it is shared", async () => {
  const draft = await saved();
  Object.assign(server.docs.get("e1")!, { name: "Other window", version: 5 });
  draft.rename("Mine");
  void draft.share(true);
  await server.answer();
  expect([draft.saving, draft.token]).toEqual(["changed", "key"]);
  void draft.save();
  await server.answer();
  expect(server.docs.get("e1")).toMatchObject({ name: "Other window" });
});

it("leaves the own draft of this device alone when somebody else's edition is copied", async () => {
  const draft = await saved();
  kept.set("ludocafe-workshop/cafe/", JSON.stringify({ data: { rounds: 3 }, name: "Half done", version: 0 }));
  draft.yours = false;
  void draft.copy("A copy");
  await server.answer();
  expect([draft.id, draft.name, draft.yours]).toEqual(["e2", "A copy", true]);
  expect(kept.get("ludocafe-workshop/cafe/")).toContain("Half done");
});
