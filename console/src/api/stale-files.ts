import { keepRecord, keptRecord } from './records.js';

/** A page that still misses files after it was loaded again is not loaded again before this has passed. */
const REST_MS = 60_000;
const RECORD = 'reloadedAt';

/**
 * A release replaces the files of the console, those too that a page from before would load later. Such a page is loaded
 * anew; its tabs come back, and unsaved work asks first. What is missing even then reaches the page as a failure.
 */
export function reloadWhenStale(target: EventTarget, reload: () => void): void {
  target.addEventListener('vite:preloadError', () => {
    const last = keptRecord(RECORD, 'session');
    if (typeof last === 'number' && Date.now() - last < REST_MS) return;
    keepRecord(RECORD, Date.now(), 'session');
    reload();
  });
}
