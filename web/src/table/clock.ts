/** Seconds as a clock shows them: 4:05, 1:02:03, 3 d 04 h for games over days. */
export function clockText(seconds: number): string {
  const whole = Math.floor(seconds);
  const two = (value: number): string => String(value).padStart(2, "0");
  if (whole >= 48 * 3600) return `${Math.floor(whole / 86400)} d ${two(Math.floor((whole % 86400) / 3600))} h`;
  const minutes = Math.floor(whole / 60);
  if (whole < 3600) return `${minutes}:${two(whole % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(whole % 60)}`;
}
