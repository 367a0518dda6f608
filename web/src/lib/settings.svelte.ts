/** What a visitor prefers, kept in this browser. */
export const LANGUAGES = ["en", "fr", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language in its own words, which are the same in every language. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", fr: "Français", de: "Deutsch" };

/** How fast others' turns are told; *instant* shows their traces only. */
export const PACES = ["instant", "brisk", "normal", "slow"] as const;
export type Pace = (typeof PACES)[number];

/** What a drawer may hold: while playing, and (the last two) when looking back. */
export type DrawerTab = "log" | "chat" | "choices" | "points" | "coach";

export interface Preferences {
  language: Language;
  theme: "auto" | "light" | "dark";
  motion: "auto" | "less";
  contrast: "auto" | "more";
  /** Beans in the colours of the printed game, or in colours that nobody can mistake. */
  palette: "printed" | "contrast";
  confirm: boolean;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  /** Whether sound has been offered once. */
  offered: boolean;
  pace: Pace;
  /** The drawer's open tab, null while it is closed; undefined until somebody has opened or closed it. */
  drawer?: DrawerTab | null;
  /** Looking back, what comes later is hidden; undefined: from those to whom it is new. */
  hideLater?: boolean;
  /** Letters on pieces, for those to whom colours say little. */
  letters: boolean;
  /** Single letters as keys at the table. */
  keys: boolean;
  level: string;
}

const KEY = "ludocafe";

export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

function defaults(): Preferences {
  return {
    language: preferredLanguage(navigator.languages ?? [navigator.language]),
    theme: "auto",
    motion: "auto",
    contrast: "auto",
    palette: "printed",
    confirm: false,
    sound: false,
    volume: 0.6,
    offered: false,
    pace: "normal",
    letters: false,
    keys: true,
    level: "",
  };
}

function stored(): Partial<Preferences> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Partial<Preferences>) : {};
  } catch {
    return {}; // unreadable or forbidden storage is the same as none
  }
}

class Settings {
  now = $state<Preferences>({ ...defaults(), ...stored() });

  set(change: Partial<Preferences>): void {
    Object.assign(this.now, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.now));
    } catch {
      // private windows may forbid storage; the choice then lasts as long as the page
    }
    this.show();
  }

  get dark(): boolean {
    return this.now.theme === "dark" || (this.now.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  }

  get still(): boolean {
    return this.now.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  show(): void {
    const root = document.documentElement;
    root.dataset.theme = this.dark ? "dark" : "light";
    root.dataset.motion = this.now.motion;
    root.dataset.contrast = this.now.contrast;
    root.dataset.palette = this.now.palette;
    root.dataset.letters = this.now.letters ? "shown" : "hidden";
    root.lang = this.now.language;
  }

  start(): void {
    this.show();
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.show());
  }
}

export const settings = new Settings();
