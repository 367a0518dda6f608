/** Fetches texts and holds those of the language in use; a new language replaces the old one only when it is complete. */
import { boardTexts } from "../games";
import { games } from "./games.svelte";
import { settings, type Language } from "./settings.svelte";
import { Words } from "./words";

const PAGE = import.meta.glob<string>("../texts/*.ftl", { query: "?raw", import: "default" });

const fetched = new Map<string, Promise<string>>();

function text(address: string): Promise<string> {
  let found = fetched.get(address);
  if (!found) {
    found = fetch(address).then((answer) => {
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      return answer.text();
    });
    found.catch(() => fetched.delete(address));
    fetched.set(address, found);
  }
  return found;
}

/** The words of the page, or of a game with what else is said of it at a further address. */
export async function load(language: Language, game: string | null, further?: string): Promise<Words> {
  const parts = [PAGE[`../texts/${language}.ftl`](), text(`/api/texts/${language}`).catch(() => "")];
  if (game) parts.push(text(`/api/texts/${language}/${game}`), boardTexts(game, language));
  if (further) parts.push(text(further));
  const info = game ? await games.info(game) : null;
  return new Words(language, await Promise.all(parts), info);
}

/** What lists say of a game. */
async function loadNames(language: Language, game: string): Promise<Words> {
  return new Words(language, [await text(`/api/texts/${language}/${game}/names`)], await games.info(game));
}

class Texts {
  /** The page's words; empty until the first language has arrived. */
  words = $state.raw<Words>(new Words("en", []));
  ready = $state(false);
  private perGame = $state.raw<Record<string, Words>>({});
  private named = $state.raw<Record<string, Words>>({});

  async start(): Promise<void> {
    this.words = await load(settings.now.language, null);
    this.ready = true;
  }

  /** Change the language without a reload: everything in use is fetched first, then shown at once. */
  async speak(language: Language): Promise<void> {
    const again = async (known: Record<string, Words>, load: (language: Language, game: string) => Promise<Words>) =>
      Object.fromEntries(await Promise.all(Object.keys(known).map(async (id) => [id, await load(language, id)] as const)));
    const [page, perGame, named] = await Promise.all([load(language, null), again(this.perGame, load), again(this.named, loadNames)]);
    this.words = page;
    this.perGame = perGame;
    this.named = named;
    settings.set({ language });
  }

  /** The words of a game, null while they are being fetched (see `need`). */
  of(game: string): Words | null {
    return this.perGame[game] ?? null;
  }

  /** What lists say of a game, null while it is being fetched (see `name`). */
  briefly(game: string): Words | null {
    return this.perGame[game] ?? this.named[game] ?? null;
  }

  /** Enough for lists; a table or the rules need more. */
  async name(game: string): Promise<void> {
    if (this.briefly(game)) return;
    const words = await loadNames(settings.now.language, game);
    this.named = { ...this.named, [game]: words };
  }

  async need(game: string): Promise<Words> {
    const known = this.perGame[game];
    if (known) return known;
    const words = await load(settings.now.language, game);
    this.perGame = { ...this.perGame, [game]: words };
    return words;
  }
}

export const texts = new Texts();

/** Shorthand for components: `say("front-title")`. */
export function say(id: string, fields?: Parameters<Words["say"]>[1], attribute?: string): string {
  return texts.words.say(id, fields, attribute);
}
