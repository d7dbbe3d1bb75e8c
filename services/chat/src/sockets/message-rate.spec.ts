import { MessageRate } from './message-rate.js';

describe('MessageRate', () => {
  it('lets thirty through at once, then ten a second', () => {
    const rate = new MessageRate();
    const passedAt = (ms: number, tries: number): number =>
      Array.from({ length: tries }, () => rate.allows(ms)).filter(Boolean).length;
    expect(passedAt(100_000, 100)).toBe(30);
    expect(passedAt(101_000, 100)).toBe(10);
  });
});
