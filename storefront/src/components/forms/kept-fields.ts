/** Common start of the names in the storage. */
const PREFIX = 'typed ';

export type TypedText = Readonly<Record<string, unknown>>;

/** What was typed into a form and not sent; empty where nothing is kept, or what is kept cannot be read. */
export function readKept(name: string, storage: Storage = sessionStorage): TypedText {
  try {
    const kept: unknown = JSON.parse(storage.getItem(PREFIX + name) ?? '{}');
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as TypedText) : {};
  } catch {
    return {};
  }
}

/** Keeps as far as the browser permits. */
export function writeKept(name: string, fields: TypedText, storage: Storage = sessionStorage): void {
  try {
    storage.setItem(PREFIX + name, JSON.stringify(fields));
  } catch {
    // A full storage: the form works without being kept.
  }
}

export const forgetKept = (name: string, storage: Storage = sessionStorage): void =>
  storage.removeItem(PREFIX + name);

/** Forgets every form, when the person who typed leaves. */
export function forgetAllKept(storage: Storage = sessionStorage): void {
  const names = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  for (const name of names) if (name.startsWith(PREFIX)) storage.removeItem(name);
}

/** The fields that a form knows and may keep, out of those that were kept by an older page or by another hand. */
export function restored<T extends object>(
  defaults: T,
  kept: TypedText,
  except: readonly string[],
): Partial<T> {
  const known = Object.entries(kept).filter(
    ([name, value]) =>
      name in defaults && !except.includes(name) && isAlike(value, defaults[name as keyof T]),
  );
  return Object.fromEntries(known) as Partial<T>;
}

const isAlike = (value: unknown, known: unknown): boolean =>
  typeof value === typeof known && Array.isArray(value) === Array.isArray(known);
