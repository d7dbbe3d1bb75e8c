import { KEPT_PREFIX } from './forget-all-kept.js';

export type TypedText = Readonly<Record<string, unknown>>;

/** Returns the stored input of a form; empty when there is none, or it is invalid. */
export function readKept(name: string, storage: Storage = sessionStorage): TypedText {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEPT_PREFIX + name) ?? '{}');
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as TypedText) : {};
  } catch {
    return {};
  }
}

/** Stores the input if the browser permits. */
export function writeKept(name: string, fields: TypedText, storage: Storage = sessionStorage): void {
  try {
    storage.setItem(KEPT_PREFIX + name, JSON.stringify(fields));
  } catch {
    // The storage is full: the form works without it.
  }
}

export const forgetKept = (name: string, storage: Storage = sessionStorage): void =>
  storage.removeItem(KEPT_PREFIX + name);

/** Returns the stored fields that the form knows and may store, because an older version may have written others. */
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
