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
    const { hash } = table.edition;
    let found = this.editions.get(hash);
    if (!found) {
      found = get<unknown>(`tables/${table.id}/edition${query}`).then(values);
      found.catch(() => this.editions.delete(hash));
      this.editions.set(hash, found);
    }
    return found;
  }
}

export const games = new Games();
