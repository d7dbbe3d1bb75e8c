import fc from 'fast-check';
import { distance, mostAlike, type LikenessFacts } from './likeness.js';

const car = (traits: Partial<LikenessFacts> = {}): LikenessFacts => ({
  spuId: '1',
  brandId: '10',
  seriesId: '100',
  bodyType: 'crossover',
  condition: 'used',
  fuel: 'petrol',
  drive: 'awd',
  priceFee: 10_000_000,
  year: 2021,
  powerHp: 150,
  mileageKm: 50_000,
  ...traits,
});

const facts: fc.Arbitrary<LikenessFacts> = fc.record({
  spuId: fc.integer({ min: 1, max: 30 }).map(String),
  brandId: fc.constantFrom('10', '11'),
  seriesId: fc.constantFrom('100', '110', undefined),
  bodyType: fc.constantFrom('sedan' as const, 'crossover' as const),
  condition: fc.constantFrom('new' as const, 'used' as const),
  fuel: fc.constantFrom('petrol' as const, 'ev' as const),
  drive: fc.constantFrom('awd' as const, 'fwd' as const),
  priceFee: fc.integer({ min: 1, max: 100_000_000 }),
  year: fc.integer({ min: 2010, max: 2026 }),
  powerHp: fc.integer({ min: 0, max: 600 }),
  mileageKm: fc.integer({ min: 0, max: 300_000 }),
});

describe('the distance of cars', () => {
  it('puts the same series at the same price first, then the same body of another make, then another body', () => {
    const same = car({ spuId: '2', priceFee: 10_500_000 });
    const rival = car({ spuId: '3', brandId: '11', seriesId: '110', priceFee: 10_500_000 });
    const sedan = car({ spuId: '4', seriesId: '101', bodyType: 'sedan' });
    const dear = car({ spuId: '5', priceFee: 30_000_000 });
    const ids = mostAlike(car(), [dear, sedan, rival, same, car()], 4).map(({ spuId }) => spuId);
    expect(ids).toEqual(['2', '3', '4', '5']);
  });

  it('is the same in both directions, and nothing is nearer to a car than one with the same facts', () => {
    fc.assert(
      fc.property(facts, facts, (one, other) => {
        expect(distance(one, other)).toBeCloseTo(distance(other, one), 9);
        expect(distance(one, other)).toBeGreaterThanOrEqual(distance(one, { ...one, spuId: '99' }));
      }),
    );
  });

  it('never lists the car itself, and every other once', () => {
    fc.assert(
      fc.property(facts, fc.array(facts), (one, others) => {
        const found = mostAlike(one, others, 10).map(({ spuId }) => spuId);
        expect(found).not.toContain(one.spuId);
        expect(new Set(found).size).toBe(found.length);
      }),
    );
  });
});
