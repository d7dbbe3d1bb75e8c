import { memoryStorage } from './memory-store.fakes.js';
import { forgetRecord, keepRecord, keptRecord, SITE_KEY } from './records.js';

beforeEach(() =>
  Object.assign(globalThis, { sessionStorage: memoryStorage(), localStorage: memoryStorage() }),
);

test('stores a value with its type, its storage and its time under the site key', () => {
  keepRecord('settings', { tag: false });
  const { datetime, ...stored } = JSON.parse(localStorage.getItem('cars-settings')!) as Record<
    string,
    unknown
  >;
  expect(stored).toEqual({ dataType: 'object', content: { tag: false }, type: 'local' });
  expect(Date.now() - Number(datetime)).toBeLessThan(10_000);
  expect(keptRecord('settings')).toEqual({ tag: false });
  expect(SITE_KEY).toBe('cars-');
});

test('what belongs to one browser tab is stored in its session', () => {
  keepRecord('tabs', ['/'], 'session');
  expect(localStorage.length).toBe(0);
  expect(keptRecord('tabs')).toBeUndefined();
  expect(keptRecord('tabs', 'session')).toEqual(['/']);
  forgetRecord('tabs', 'session');
  expect(keptRecord('tabs', 'session')).toBeUndefined();
});

test('what cannot be read counts as missing', () => {
  localStorage.setItem('cars-broken', '{');
  localStorage.setItem('cars-strange', '"text"');
  expect(keptRecord('broken')).toBeUndefined();
  expect(keptRecord('strange')).toBeUndefined();
});
