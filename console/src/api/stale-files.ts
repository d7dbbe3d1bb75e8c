import { keepRecord, keptRecord } from './records.js';

/** Minimum time between two reloads, for a page that still misses files after a reload. */
const REST_MS = 60_000;
const RECORD = 'reloadedAt';

interface StaleFilesOptions {
  readonly reload: () => void;
  /** Resolves to whether the server answers at all. */
  readonly isServed: () => Promise<boolean>;
  /** Returns the sentence for a file that could not be loaded, in the reader's language; undefined before texts are loaded. */
  readonly sentence: () => string | undefined;
}

/**
 * Reloads the page when its files are gone: a release replaces the console's files, including those that an older page would load
 * later. The tabs are restored, and unsaved work asks first. If files are missing even then, the page fails. While the server does not
 * answer, the page stays, because a reload would replace it by the browser's own error; what wanted the file shows the sentence.
 */
export function reloadWhenStale(
  target: EventTarget,
  { reload, isServed, sentence }: StaleFilesOptions,
): void {
  let isAsking = false;
  const reloadIfServed = async (): Promise<void> => {
    if (!(await isServed())) return;
    keepRecord(RECORD, Date.now(), 'session');
    reload();
  };
  target.addEventListener('vite:preloadError', (event) => {
    // Vite throws this error when all listeners have seen it.
    const { payload } = event as Event & { readonly payload?: Error };
    if (payload) payload.message = sentence() ?? payload.message;
    const last = keptRecord(RECORD, 'session');
    if (isAsking || (typeof last === 'number' && Date.now() - last < REST_MS)) return;
    isAsking = true;
    void reloadIfServed().finally(() => (isAsking = false));
  });
}
