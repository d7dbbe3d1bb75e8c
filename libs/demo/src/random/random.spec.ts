import { Random } from './index.js';

const drawn = (random: Random): number[] => Array.from({ length: 200 }, () => random.between(1, 6));

describe('random numbers by seed', () => {
  it('are equal for equal seeds and differ for different ones', () => {
    expect(drawn(new Random(7))).toEqual(drawn(new Random(7)));
    expect(drawn(new Random(7))).not.toEqual(drawn(new Random(8)));
  });

  it('have branches that are independent of each other', () => {
    const random = new Random(7);
    const alone = drawn(new Random(7).branch('deal 1'));
    const branch = random.branch('deal 1');
    drawn(random);
    expect(drawn(branch)).toEqual(alone);
    expect(drawn(new Random(7).branch('deal 2'))).not.toEqual(alone);
  });

  it('cover the whole range and nothing outside it', () => {
    expect(new Set(drawn(new Random(1)))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  it('pick as often as the weights say, and nothing from nothing', () => {
    const random = new Random(5);
    const seldom = Array.from({ length: 2_000 }, () =>
      random.weighted([
        [1, 'a'],
        [3, 'b'],
      ] as const),
    );
    const share = seldom.filter((one) => one === 'a').length / seldom.length;
    expect(share).toBeCloseTo(0.25, 1);
    expect(() => random.pick([])).toThrow('nothing to pick');
  });

  it('form keys that a submit accepts', () => {
    expect(new Random(3).uuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});
