/** Times as people say them. */
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago something was: "2 minutes ago", "yesterday", later a date. `at` and `now` are in seconds. */
export function ago(at: number, language: string, now = Date.now() / 1000): string {
  const past = Math.max(0, now - at);
  const relative = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  if (past < MINUTE) return relative.format(0, "second");
  if (past < HOUR) return relative.format(-Math.floor(past / MINUTE), "minute");
  if (past < DAY && new Date(at * 1000).getDate() === new Date(now * 1000).getDate())
    return relative.format(-Math.floor(past / HOUR), "hour");
  const days = Math.round((midnight(now) - midnight(at)) / DAY);
  return days < 7 ? relative.format(-days, "day") : date(at, language);
}

/** The reader's own kind of a language where there are several: 18 November in Britain. */
function local(language: string): string {
  return navigator.languages.find((one) => one.toLowerCase().startsWith(language)) ?? language;
}

export function date(at: number, language: string): string {
  const year = new Date(at * 1000).getFullYear() === new Date().getFullYear() ? undefined : "numeric";
  return new Intl.DateTimeFormat(local(language), { day: "numeric", month: "long", year }).format(at * 1000);
}

/** How long something took, in its largest unit: "34 min", "3 days". */
export function lasting(seconds: number, language: string): string {
  const [unit, size] =
    seconds < 90 * MINUTE ? (["minute", MINUTE] as const) : seconds < 36 * HOUR ? (["hour", HOUR] as const) : (["day", DAY] as const);
  const unitDisplay = unit === "day" ? "long" : "short";
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay }).format(Math.max(1, Math.round(seconds / size)));
}

function midnight(at: number): number {
  return new Date(at * 1000).setHours(0, 0, 0, 0) / 1000;
}
