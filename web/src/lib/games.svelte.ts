/** The games this server offers. */
import { get } from "./api";
import { values } from "./edition";
import type { GameInfo, TableInfo } from "./types";

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

  /** The component data a table is played with; its board draws from it. `query` may hold a spectator's token. */
  edition(table: TableInfo, query = ""): Promise<unknown> {
    return this.fetched(table.edition.hash, `tables/${table.id}/edition${query}`);
  }

  /** The component data of a game as this server has it: what lessons are played with. */
  ownEdition(game: string): Promise<unknown> {
    return this.fetched(game, `games/${game}/edition`);
  }

  private fetched(key: string, path: string): Promise<unknown> {
    let found = this.editions.get(key);
    if (!found) {
      found = get<unknown>(path).then(values);
      found.catch(() => this.editions.delete(key));
      this.editions.set(key, found);
    }
    return found;
  }
}

export const games = new Games();
