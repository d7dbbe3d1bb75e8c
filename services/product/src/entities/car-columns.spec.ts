import { carFactNames } from '@mall/contracts/product';
import { columnsOfFacts, FACT_COLUMNS } from './car-columns.js';

it('has a column for each fact', () => {
  expect(Object.keys(FACT_COLUMNS)).toEqual(carFactNames);
  expect(FACT_COLUMNS.mileageKm).toMatchObject({ column: 'mileage_km', type: 'int' });
  expect(FACT_COLUMNS.power30MinKw).toMatchObject({ column: 'power_30_min_kw', type: 'double precision' });
});

it('takes the column of a new fact from its row: the smallest type that holds its values', () => {
  const label = { ru: '', zh: '', en: '' };
  const months = { kind: 'whole', label, group: 'papers', max: 120 } as const;
  const { warrantyMonths } = columnsOfFacts({ warrantyMonths: months });
  expect(warrantyMonths).toMatchObject({ column: 'warranty_months', type: 'smallint' });
  expect([36, null, '36', 1.5].map((value) => warrantyMonths!.accepts(value))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
