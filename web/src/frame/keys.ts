/** The keys at every table. */
import { settings } from "../lib/settings.svelte";
import type { Model } from "./model.svelte";

/** All that `?` lists: what to press, the text that says what it does, and where it does so if not everywhere. */
export const KEYS: readonly (readonly [key: string, text: string, where?: "play" | "replay"])[] = [
  ["1–99 ⏎", "page-key-number", "play"],
  ["← ↑ → ↓", "page-key-arrows", "play"],
  ["Esc", "page-key-back"],
  ["U", "page-key-undo", "play"],
  ["Y", "page-key-redo", "play"],
  ["H", "page-key-hint", "play"],
  ["A", "page-key-plan", "play"],
  ["K", "page-key-keep", "play"],
  ["R", "page-key-again", "play"],
  ["L", "page-key-drawer"],
  ["C", "page-key-chat", "play"],
  ["P", "page-key-pace"],
  ["␣", "page-key-skip"],
  ["← →", "page-key-step", "replay"],
  ["⇧ ← →", "page-key-turn", "replay"],
  ["N", "page-key-turning", "replay"],
  ["Home End", "page-key-ends", "replay"],
  ["F", "page-key-later", "replay"],
  ["O", "page-key-play-on", "replay"],
  ["?", "page-key-keys"],
];

/** Digits typed so far, until Enter chooses or something else is pressed. */
let digits = "";

/** Do what a key says at this table, unless it belongs to whatever has the focus. */
export function commands(table: Model, event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target.matches("input, textarea, select") || document.querySelector("dialog[open]")) return;
  const used = control(table, event, target) || (settings.now.keys && letter(table, event, target));
  if (used) event.preventDefault();
  else if (table.telling && !["Tab", "Shift", "Control", "Alt", "Meta"].includes(event.key)) table.skip();
}

function control(table: Model, event: KeyboardEvent, target: HTMLElement): boolean {
  switch (event.key) {
    case "Escape":
      return escape(table);
    case "Enter":
      return chosen(table);
    case "Tab":
      openForKeyboard(table);
      return false;
    case " ":
      if (!table.telling || target.matches("button, a, summary")) return false;
      table.skip();
      return true;
    default:
      return false;
  }
}

function letter(table: Model, event: KeyboardEvent, target: HTMLElement): boolean {
  const { key } = event;
  if (/^\d$/.test(key) && table.mode !== "replay") {
    digits = (digits + key).slice(-2);
    return true;
  }
  digits = "";
  switch (key.toLowerCase()) {
    case "u":
      table.undo();
      return true;
    case "y":
      table.redo();
      return true;
    case "h":
      table.toggleHint();
      return true;
    case "a":
      table.plan();
      return table.mayPlan;
    case "k":
      table.keep();
      return table.planning;
    case "r":
      if (table.canRepeat) table.repeat();
      return true;
    case "l":
      table.turnDrawer();
      return true;
    case "c":
      if (table.tabs.includes("chat")) table.drawer = "chat";
      return table.tabs.includes("chat");
    case "p":
      table.nextPace();
      return true;
    case "?": {
      const why = target.closest<HTMLElement | SVGElement>("[data-why]")?.dataset.why;
      if (why && table.choices.length) table.why(why);
      else table.keys = true;
      return true;
    }
    default:
      return false;
  }
}

/** The choice with the number that was typed. */
function chosen(table: Model): boolean {
  const choice = table.offers[Number(digits) - 1];
  digits = "";
  if (!choice) return false;
  table.act(choice.notation);
  return true;
}

/** The nearest thing that is open is put away. */
function escape(table: Model): boolean {
  if (table.objection) table.forget();
  else if (table.armed.length) table.armed = [];
  else if (table.hint) table.closeHint();
  else if (table.opened !== null) table.opened = null;
  else if (table.planning) table.plan();
  else return false;
  return true;
}

/** Whoever goes by keyboard gets the choices as a list, until they have said otherwise. */
function openForKeyboard(table: Model): void {
  if (settings.now.drawer === undefined && table.tabs.includes("choices")) table.drawer = "choices";
}
