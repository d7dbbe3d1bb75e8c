import { readLocal, writeLocal } from './local-searches.js';

const stored = new Map<string, string>();
beforeAll(() => {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
  });
});
afterAll(() => void Reflect.deleteProperty(globalThis, 'localStorage'));
beforeEach(() => stored.clear());

const search = (query: string) => ({ query, lookedAt: '2026-11-23T10:00:00.000Z' });

describe('the searches that a visitor keeps', () => {
  it('are read as they were written, at most thirty', () => {
    const many = Array.from({ length: 40 }, (_, at) => search(`brandId=${at}`));
    writeLocal(many);
    expect(readLocal()).toEqual(many.slice(0, 30));
  });

  it.each(['', 'nonsense', '{}', '[1,null,{"query":1}]', '[{"query":"a=1","lookedAt":"never"}]'])(
    'are none where the browser holds %j',
    (text) => {
      stored.set('savedSearches', text);
      expect(readLocal()).toEqual([]);
    },
  );
});
