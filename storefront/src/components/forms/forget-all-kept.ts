/** Common start of the names in the storage. */
export const KEPT_PREFIX = 'typed ';

/** Forgets every form, when the person who typed leaves. */
export function forgetAllKept(storage: Storage = sessionStorage): void {
  const names = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  for (const name of names) if (name.startsWith(KEPT_PREFIX)) storage.removeItem(name);
}
