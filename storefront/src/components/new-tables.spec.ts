import type { LandedCostOfCar } from './landed-cost.js';
import { newTablesOf } from './new-tables.js';

const total = (totalRubMinor: number | null) => ({ totalRubMinor, isComplete: totalRubMinor !== null });
const aCost = (skuId: string, now: number | null, then?: number | null) =>
  ({
    skuId,
    ...total(now),
    outlook: {
      newTables: then === undefined ? null : { fromDay: '2027-01-01', isCertain: false, cost: total(then) },
    },
  }) as unknown as LandedCostOfCar;

describe('the difference that new tables make for the cars of a visitor', () => {
  it('is one sum, of the cars that it concerns', () => {
    expect(newTablesOf([aCost('1', 100, 130), aCost('2', 70), aCost('3', 200, 190)])).toEqual({
      fromDay: '2027-01-01',
      isCertain: false,
      moreRubMinor: 20,
      skuIds: ['1', '3'],
    });
  });

  it('is none where the tables cost the same', () => {
    expect(newTablesOf([])).toBeNull();
    expect(newTablesOf([aCost('1', 100)])).toBeNull();
  });

  it('is told without a sum where a total is not known', () => {
    expect(newTablesOf([aCost('1', 100, null)])).toMatchObject({ moreRubMinor: null, skuIds: ['1'] });
    expect(newTablesOf([aCost('1', null, 100)])).toMatchObject({ moreRubMinor: null });
  });
});
