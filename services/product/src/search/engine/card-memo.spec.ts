import { CardMemo } from './card-memo.js';

const card = (size: number): Buffer => Buffer.alloc(size, 'x');

describe('the memo of cards', () => {
  it('keeps what is asked for and lets the rest go when it is full', () => {
    const memo = new CardMemo(20_000);
    for (let key = 0; key < 1_000; key += 1) {
      memo.keep(key, card(840));
      expect(memo.get(0)).toBeDefined();
    }
    const kept = Array.from({ length: 1_000 }, (_, key) => memo.get(key)).filter(Boolean);
    expect(kept.length).toBeGreaterThan(5);
    expect(kept.length).toBeLessThanOrEqual(21);
  });

  it('forgets one card, or all of them', () => {
    const memo = new CardMemo(20_000);
    memo.keep(1, card(10));
    memo.keep(2, card(10));
    memo.forget(1);
    expect([memo.get(1), memo.get(2)]).toEqual([undefined, card(10)]);
    memo.clear();
    expect(memo.get(2)).toBeUndefined();
  });
});
