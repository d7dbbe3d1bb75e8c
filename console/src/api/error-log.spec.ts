import { memoryStorage } from './memory-store.fakes.js';

Object.assign(globalThis, { localStorage: memoryStorage(), sessionStorage: memoryStorage() });
const { ErrorLog, MOST_ENTRIES } = await import('./error-log.js');

const entry = (id: number) => ({
  id: String(id),
  url: '/orders',
  time: '2026-11-23',
  type: 'error',
  message: 'x',
});

test('keeps the newest errors over a reload, and none after it is cleared', () => {
  const log = new ErrorLog();
  for (let id = 0; id < MOST_ENTRIES + 5; id += 1) log.add(entry(id));
  const again = new ErrorLog();
  expect(again.current()).toHaveLength(MOST_ENTRIES);
  expect(again.current()[0]!.id).toBe(String(MOST_ENTRIES + 4));
  again.clear();
  expect(new ErrorLog().current()).toEqual([]);
});
