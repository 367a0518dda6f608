/** The pages by the first part of their address; each is fetched when it is needed. The front page is always there. */
import type { Component } from "svelte";

// Every page gets the parts and the query of its address; those that need neither declare no props.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type PageModule = { default: Component<any> };

export const PAGES: Record<string, () => Promise<PageModule>> = {
  table: () => import("./Table.svelte"),
  join: () => import("./Join.svelte"),
  replay: () => import("./Replay.svelte"),
  games: () => import("./MyGames.svelte"),
  rules: () => import("./Rules.svelte"),
  learn: () => import("./Lesson.svelte"),
  about: () => import("./About.svelte"),
  settings: () => import("./Settings.svelte"),
  workshop: () => import("./Workshop.svelte"),
};
