import { gameParts } from "../games";
import { games } from "../lib/games.svelte";
import type { Model } from "./model.svelte";

/** Fetch what a game brings besides its scene, before the scene is drawn. */
export async function bring(model: Model, game: string): Promise<void> {
  const [info, parts] = await Promise.all([games.info(game), gameParts(game)]);
  model.movements = parts.movements;
  model.sounds = parts.sounds;
  model.sign = parts.sign;
  model.finale = parts.finale;
  model.info = info;
}
