import { memoryStorage } from './memory-store.fakes.js';

Object.assign(globalThis, { localStorage: memoryStorage(), sessionStorage: memoryStorage() });
const { reloadWhenStale } = await import('./stale-files.js');

const SENTENCE = 'Нет связи с сервером';

/** Returns a page with its number of reloads, and a function that lets it miss a file. */
function aPage(isServed: boolean) {
  const page = new EventTarget();
  const seen = { reloads: 0 };
  reloadWhenStale(page, {
    reload: () => (seen.reloads += 1),
    isServed: () => Promise.resolve(isServed),
    sentence: () => SENTENCE,
  });
  const miss = (): Error => {
    const payload = new TypeError('Failed to fetch dynamically imported module');
    page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
    return payload;
  };
  return { seen, miss };
}

beforeEach(() => sessionStorage.clear());

test('a page whose files a release has replaced is loaded again, but not in a circle', async () => {
  const { seen, miss } = aPage(true);
  miss();
  miss();
  await new Promise(setImmediate);
  miss();
  await new Promise(setImmediate);
  expect(seen.reloads).toBe(1);
});

test('a page stays while the server does not answer, and says so in the words of the reader', async () => {
  const { seen, miss } = aPage(false);
  expect(miss().message).toBe(SENTENCE);
  await new Promise(setImmediate);
  expect(seen.reloads).toBe(0);
});
