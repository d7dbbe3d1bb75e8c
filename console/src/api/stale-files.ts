import { keepRecord, keptRecord } from './records.js';

/** Minimum time between two reloads, for a page that still misses files after a reload. */
const REST_MS = 60_000;
const RECORD = 'reloadedAt';

/**
 * Reloads the page when its files are gone: a release replaces the console's files, including those that an older page would load
 * later. The tabs are restored, and unsaved work asks first. If files are missing even then, the page fails.
 */
export function reloadWhenStale(target: EventTarget, reload: () => void): void {
  target.addEventListener('vite:preloadError', () => {
    const last = keptRecord(RECORD, 'session');
    if (typeof last === 'number' && Date.now() - last < REST_MS) return;
    keepRecord(RECORD, Date.now(), 'session');
    reload();
  });
}
