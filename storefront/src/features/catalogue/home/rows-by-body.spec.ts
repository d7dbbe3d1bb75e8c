import type { CarCard } from '../../../mall/car-search.js';
import { rowsByBody } from './rows-by-body.js';

const aCar = (bodyType: string, spuId: string) => ({ bodyType, spuId }) as CarCard;

describe('rowsByBody', () => {
  it('makes a row of each body type, the longest first, and none of a single car', () => {
    const cars = [aCar('sedan', '1'), aCar('crossover', '2'), aCar('crossover', '3'), aCar('crossover', '4')];
    const rows = rowsByBody([...cars, aCar('sedan', '5'), aCar('coupe', '6')], 2);
    expect(rows.map(({ body, cars: row }) => [body, row.map(({ spuId }) => spuId)])).toEqual([
      ['crossover', ['2', '3']],
      ['sedan', ['1', '5']],
    ]);
  });

  it('makes the same rows from only the cars of its rows, which a rendered page sends to the browser', () => {
    const cars = ['sedan', 'van', 'van', 'suv', 'suv', 'suv', 'sedan', 'sedan', 'sedan', 'coupe'].map(
      (body, index) => aCar(body, String(index)),
    );
    const rows = rowsByBody(cars, 2);
    expect(rows.length).toBe(3);
    expect(
      rowsByBody(
        rows.flatMap((row) => row.cars),
        2,
      ),
    ).toEqual(rows);
  });
});
