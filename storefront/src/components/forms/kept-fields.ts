import { KEPT_PREFIX } from './forget-all-kept.js';

export type TypedText = Readonly<Record<string, unknown>>;

/** What was typed into a form and not sent; empty where nothing is kept, or what is kept cannot be read. */
export function readKept(name: string, storage: Storage = sessionStorage): TypedText {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEPT_PREFIX + name) ?? '{}');
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as TypedText) : {};
  } catch {
    return {};
  }
}

/** Keeps as far as the browser permits. */
export function writeKept(name: string, fields: TypedText, storage: Storage = sessionStorage): void {
  try {
    storage.setItem(KEPT_PREFIX + name, JSON.stringify(fields));
  } catch {
    // A full storage: the form works without being kept.
  }
}

export const forgetKept = (name: string, storage: Storage = sessionStorage): void =>
  storage.removeItem(KEPT_PREFIX + name);

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
