/**
 * `after` with every part taken from `before` that says the same. A step brings the whole table anew and changes little of it; what
 * stays the same object is not looked at again by whatever draws it. `after` is changed in place: it must come fresh from a message.
 */
export function share<T>(before: unknown, after: T): T {
  if (before === after || !isPlain(before) || !isPlain(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  const keys = Object.keys(after);
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    const part = share(before[key], after[key]);
    (after as Plain)[key] = part;
    if (part !== before[key] || !(key in before)) same = false;
  }
  return same ? (before as T) : after;
}

type Plain = Record<string, unknown>;

const isPlain = (value: unknown): value is Plain => typeof value === "object" && value !== null;
