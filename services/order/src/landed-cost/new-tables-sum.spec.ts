import type { LandedCost } from './landed-cost.js';
import { newTablesSum } from './new-tables-sum.js';

const aCost = (skuId: string, ...amounts: (number | null)[]) =>
  ({
    skuId,
    lines: amounts.map((amountRubMinor) => ({ code: 'customsDuty', amountRubMinor })),
  }) as unknown as LandedCost;
const of = { fromDay: '2027-01-01', isCertain: true };

describe('the difference that new tables make for several cars', () => {
  it('is one sum, of the cars that it concerns', () => {
    const pairs = [
      { now: aCost('1', 100, 50), then: aCost('1', 130, 50) },
      { now: aCost('2', 70), then: aCost('2', 70) },
      { now: aCost('3', 200), then: aCost('3', 190) },
    ];
    expect(newTablesSum(pairs, of)).toEqual({ ...of, moreRubMinor: 20, skuIds: ['1', '3'] });
  });

  it('is none where the cars cost the same', () => {
    expect(newTablesSum([{ now: aCost('1', 100), then: aCost('1', 100) }], of)).toBeNull();
    expect(newTablesSum([], of)).toBeNull();
  });

  it('is told without a sum where a line of then or of now is not known', () => {
    const then = { now: aCost('1', 100), then: aCost('1', null) };
    expect(newTablesSum([then], of)).toMatchObject({ moreRubMinor: null, skuIds: ['1'] });
    const now = { now: aCost('1', null), then: aCost('1', 100) };
    expect(newTablesSum([now], of)).toMatchObject({ moreRubMinor: null });
  });
});
