import { hotOf, mixOf, sequenceOf } from './mix.js';
import { drawQueries } from './queries.js';

describe('the realistic mix', () => {
  const mix = mixOf(drawQueries(10_000, 800));
  const sequence = sequenceOf(mix);

  it('sends 2,000 distinct queries', () => {
    expect(new Set(mix).size).toBe(2_000);
    expect(new Set(sequence).size).toBe(2_000);
  });

  it('sends four of five requests to one of twenty queries', () => {
    const hot = new Set(hotOf(mix));
    expect(hot.size).toBe(100);
    expect(sequence.filter((path) => hot.has(path)).length / sequence.length).toBeCloseTo(0.8, 2);
  });

  it('has every kind among the popular queries', () => {
    const kinds = new Set(hotOf(mix).map((path) => path.split('?')[0]!.split('/').at(-1)));
    expect([...kinds]).toEqual(expect.arrayContaining(['simple_page', 'prod_info', 'page']));
  });
});
