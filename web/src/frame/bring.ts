import { gameParts, scene } from "../games";
import { games } from "../lib/games.svelte";
import type { Model } from "./model.svelte";

/** Fetch what a game brings, its scene included, so that a table is there in one go. */
export async function bring(model: Model, game: string): Promise<void> {
  const [info, parts, drawing] = await Promise.all([games.info(game), gameParts(game), scene(game)]);
  model.movements = parts.movements;
  model.sounds = parts.sounds;
  model.sign = parts.sign;
  model.finale = parts.finale;
  model.scene = drawing;
  model.info = info;
}
