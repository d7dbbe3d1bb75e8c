import { Workshop } from './car-set.js';
import { Posting, Universe } from './posting.js';

describe('a union', () => {
  it('lists its few cars when one part became dense in a smaller universe', () => {
    const universe = new Universe();
    universe.capacity = 16_384;
    const [large, small] = [new Posting(universe), new Posting(universe)];
    for (let ord = 0; ord < 1_200; ord += 1) large.add(ord * 2);
    expect(large.list).toBeUndefined();
    universe.capacity = 131_072;
    small.add(4);
    small.add(131_000);
    const { list } = new Workshop(universe).union([small, large]);
    expect(list).toHaveLength(1_201);
    expect([...list!.slice(0, 3), list!.at(-1)]).toEqual([0, 2, 4, 131_000]);
  });
});
