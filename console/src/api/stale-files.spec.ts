import { memoryStorage } from './memory-store.fakes.js';

Object.assign(globalThis, { localStorage: memoryStorage(), sessionStorage: memoryStorage() });
const { reloadWhenStale } = await import('./stale-files.js');

test('a page whose files a release has replaced is loaded again, but not in a circle', () => {
  const page = new EventTarget();
  let reloads = 0;
  reloadWhenStale(page, () => (reloads += 1));
  page.dispatchEvent(new Event('vite:preloadError'));
  page.dispatchEvent(new Event('vite:preloadError'));
  expect(reloads).toBe(1);
});
