import { CardCache } from './card-cache.js';

const card = (size: number): Buffer => Buffer.alloc(size, 'x');

describe('CardCache', () => {
  it('keeps used cards and drops the others when it is full', () => {
    const cache = new CardCache(20_000);
    for (let key = 0; key < 1_000; key += 1) {
      cache.keep(key, card(840));
      expect(cache.get(0)).toBeDefined();
    }
    const kept = Array.from({ length: 1_000 }, (_, key) => cache.get(key)).filter(Boolean);
    expect(kept.length).toBeGreaterThan(5);
    expect(kept.length).toBeLessThanOrEqual(21);
  });

  it('removes one card, or all of them', () => {
    const cache = new CardCache(20_000);
    cache.keep(1, card(10));
    cache.keep(2, card(10));
    cache.forget(1);
    expect([cache.get(1), cache.get(2)]).toEqual([undefined, card(10)]);
    cache.clear();
    expect(cache.get(2)).toBeUndefined();
  });
});
