import { LandedTotals, type LandedFigures } from '@mall/contracts/landed-cost';
import { IMPORTERS } from '@mall/contracts/order';
import { FUELS, type CarFacts } from '@mall/contracts/product';
import { generateCars } from '@mall/demo/catalogue';
import fc from 'fast-check';
import { SEEDED_TARIFFS } from '../migrations/0001-tariff-seeds.js';
import type { Rate } from '../rate/rate.js';
import type { TariffTables } from '../tariff/tariff.js';
import { landedCost } from './calculate.js';
import { toLandedCostView } from './landed-cost.mapper.js';

const tables = Object.fromEntries(
  [...SEEDED_TARIFFS]
    .sort((a, b) => a.validFrom.localeCompare(b.validFrom))
    .map((table, index) => [table.kind, { ...table, tableId: String(index + 1) }]),
) as TariffTables;
const CITIES = [null, 'Владивосток', 'г. владивосток', 'Москва', 'Париж'];

const rate = (from: string, purpose: Rate['purpose'], rateScaled: number): Rate => ({
  rateId: null,
  from,
  to: 'RUB',
  purpose,
  origin: 'centralBank',
  rateScaled,
  marginBasisPoints: 0,
  source: 'Bank of Russia',
  asOf: new Date('2026-11-21T00:00:00Z'),
  ageSeconds: 0,
  isStale: false,
});

/** Returns sums and lines by the same tables, rates and day. */
function pairOf(by: TariffTables, onDate: string, euro: number | undefined, yuan: number | undefined) {
  const rates = {
    payment: rate('CNY', 'payment', 134_567),
    customsCny: yuan === undefined ? undefined : rate('CNY', 'customs', yuan),
    customsEur: euro === undefined ? undefined : rate('EUR', 'customs', euro),
  };
  const figures: LandedFigures = {
    onDate,
    paymentCny: 134_567,
    customsCny: yuan ?? null,
    customsEur: euro ?? null,
    tables: Object.values(by),
  };
  const totals = new LandedTotals(figures);
  return (facts: CarFacts, unitPriceFee: number): void => {
    for (const importer of IMPORTERS) {
      const base = totals.totalOf(facts, unitPriceFee, importer);
      for (const city of CITIES) {
        const input = { spuId: '1', skuId: '1', facts, unitPriceFee, count: 1, importer, city, onDate };
        const { totalRubMinor, isComplete } = toLandedCostView(landedCost(input, by, rates), 'ru');
        const extra = city === null ? 0 : totals.toCity(city, importer);
        const total = base === undefined || extra === undefined ? undefined : base + extra;
        const asked = { facts, unitPriceFee, importer, city };
        expect({ ...asked, total }).toEqual({ ...asked, total: isComplete ? totalRubMinor : undefined });
      }
    }
  };
}

it('is, for every car of the demo catalogue, importer and city, the sum of the lines on the page of the car', () => {
  const compare = pairOf(tables, '2026-11-23', 936_543, 131_234);
  let count = 0;
  for (const car of generateCars({ count: 800 })) {
    compare(car, car.priceFee);
    count += 1;
  }
  expect(count).toBe(800);
});

const facts = fc.record(
  {
    condition: fc.constantFrom('new' as const, 'used' as const),
    fuel: fc.constantFrom(...FUELS),
    firstRegDate: fc.constantFrom(
      '2015-02-28',
      '2021-11-23',
      '2021-11-24',
      '2023-11-23',
      '2024-02-29',
      '2026-01-01',
    ),
    engineCc: fc.constantFrom(0, 998, 1_000, 1_001, 1_998, 2_000, 3_000, 3_001, 5_000),
    powerHp: fc.constantFrom(60, 80, 81, 160, 161, 190, 249, 600),
    powerKw: fc.constantFrom(40.5, 117.7, 118, 300),
    power30MinKw: fc.constantFrom(30, 58.8, 59, 120),
  },
  { requiredKeys: [] },
);
const price = fc.integer({ min: 1, max: 2_000_000_000 });
const RUNS = { numRuns: 120 };

it('is the sum of the lines, or unknown where one of them is, whatever is known of a car', () => {
  const compare = pairOf(tables, '2026-11-23', 936_543, 131_234);
  fc.assert(fc.property(facts, price, compare), RUNS);
});

it('is the sum of the lines while a rate or a table is missing, and where rows ask for more', () => {
  const service = { label: { ru: 'а', zh: 'а', en: 'a' }, amountMinor: 700_000 };
  const variants: TariffTables[] = [
    tables,
    { ...tables, vat: undefined, clearanceFee: undefined },
    { ...tables, preferentialFee: undefined },
    { ...tables, delivery: undefined },
    // Only the price is due.
    {
      customsDuty: { ...tables.customsDuty!, rows: [{ percent: 0 }] },
      recyclingFee: { ...tables.recyclingFee!, rows: [{ amountMinor: 0 }] },
      clearanceFee: { ...tables.clearanceFee!, rows: [{ amountMinor: 0 }] },
    },
    {
      ...tables,
      service: {
        ...tables.service!,
        rows: [
          { ...service, place: 'Владивосток' },
          { ...service, importer: 'company', place: 'Москва' },
          { ...service, fuels: ['ev'], hpOver: 100 },
          { ...service, valueOverMinor: 1_000_000 },
        ],
      },
    },
  ].map((by) => Object.fromEntries(Object.entries(by).filter(([, table]) => table)));
  for (const by of variants)
    for (const [euro, yuan] of [
      [936_543, 131_234],
      [undefined, 131_234],
      [undefined, undefined],
    ])
      fc.assert(fc.property(facts, price, pairOf(by, '2026-11-23', euro, yuan)), { numRuns: 20 });
});

it('is unknown where rows depend on the city and the car at once', () => {
  const rows = [{ place: 'Владивосток', fuels: ['ev' as const], amountMinor: 1 }];
  const totals = new LandedTotals({
    onDate: '2026-11-23',
    paymentCny: 130_000,
    customsCny: 130_000,
    customsEur: 930_000,
    tables: Object.values({ ...tables, delivery: { ...tables.delivery!, rows } }),
  });
  expect(totals.isApplicable).toBe(false);
  expect(totals.totalOf({ condition: 'new', fuel: 'ev', powerHp: 60 }, 1_000, 'person')).toBeUndefined();
});
