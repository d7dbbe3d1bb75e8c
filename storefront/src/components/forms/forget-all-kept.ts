/** Common prefix of the names in the storage. */
export const KEPT_PREFIX = 'typed ';

/** Deletes the stored input of every form, when the person leaves. */
export function forgetAllKept(storage: Storage = sessionStorage): void {
  const names = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  for (const name of names) if (name.startsWith(KEPT_PREFIX)) storage.removeItem(name);
}
