/** The games this server offers. */
import { get } from "./api";
import type { GameInfo } from "./types";

class Games {
  list = $state.raw<GameInfo[]>([]);
  private asked: Promise<GameInfo[]> | null = null;
  private editions = new Map<string, Promise<unknown>>();

  load(): Promise<GameInfo[]> {
    this.asked ??= get<GameInfo[]>("games").then(
      (list) => (this.list = list),
      (error: unknown) => {
        this.asked = null;
        throw error;
      },
    );
    return this.asked;
  }

  async info(id: string): Promise<GameInfo> {
    const found = (await this.load()).find((game) => game.id === id);
    if (!found) throw new Error(`unknown game ${id}`);
    return found;
  }

  /** The component data a board draws from. */
  edition(id: string): Promise<unknown> {
    let found = this.editions.get(id);
    if (!found) {
      found = get<unknown>(`games/${id}/edition`);
      found.catch(() => this.editions.delete(id));
      this.editions.set(id, found);
    }
    return found;
  }
}

export const games = new Games();
