import type { CarFacts } from '@mall/contracts/product';
import { SEEDED_TARIFFS } from '../migrations/0001-tariff-seeds.js';
import type { Rate } from '../rate/rate.js';
import type { TariffTable, TariffTables } from '../tariff/tariff.js';
import { landedCost } from './calculate.js';
import { costOutlook } from './cost-outlook.js';
import type { LandedCost, LandedCostInput } from './landed-cost.js';
import { toLandedCostView, toSumView } from './landed-cost.mapper.js';

/** Seeded versions that are in force in November 2026. */
const tables = Object.fromEntries(
  [...SEEDED_TARIFFS]
    .sort((a, b) => a.validFrom.localeCompare(b.validFrom))
    .map((table, index) => [table.kind, { ...table, tableId: String(index + 1) }]),
) as TariffTables;

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
const rates = {
  payment: rate('CNY', 'payment', 130_000),
  customsCny: rate('CNY', 'customs', 125_000),
  customsEur: rate('EUR', 'customs', 1_000_000),
};
const cost = (facts: CarFacts, over: Partial<LandedCostInput> = {}, by: TariffTables = tables): LandedCost =>
  landedCost(
    {
      spuId: '1',
      skuId: '1',
      facts: { condition: 'used', ...facts },
      unitPriceFee: 8_000_000,
      count: 1,
      importer: 'person',
      city: null,
      onDate: '2026-11-21',
      ...over,
    },
    by,
    rates,
  );
const line = (of: LandedCost, code: string) => of.lines.find((one) => one.code === code);
const roubles = (of: LandedCost, code: string): number | null | undefined => {
  const kopecks = line(of, code)?.amountRubMinor;
  return kopecks == null ? kopecks : kopecks / 100;
};

/** Car of 80,000 CNY: 1,000,000 RUB for customs, 10,000 EUR. */
const petrol: CarFacts = { fuel: 'petrol', engineCc: 1498, powerHp: 150, firstRegDate: '2022-06-01' };

describe('landed cost', () => {
  it('pays the price to the mall by the payment rate, and the rest in Russia by the customs rate', () => {
    const of = cost(petrol);
    expect(line(of, 'car')).toMatchObject({ paidTo: 'mall', currency: 'CNY', amountMinor: 8_000_000 });
    expect(roubles(of, 'car')).toBe(1_040_000);
    expect(of.lines.filter(({ paidTo }) => paidTo === 'mall')).toHaveLength(1);
  });

  it('takes EUR for each cc from three to five years, and more beyond five', () => {
    expect(roubles(cost(petrol), 'customsDuty')).toBe(254_660);
    expect(roubles(cost({ ...petrol, firstRegDate: '2021-11-20' }), 'customsDuty')).toBe(479_360);
    expect(roubles(cost({ ...petrol, firstRegDate: '2021-11-21' }), 'customsDuty')).toBe(254_660);
  });

  it('takes a share of the value up to three years, and not less than EUR for each cc', () => {
    const young = { ...petrol, firstRegDate: '2024-01-01' };
    // 48 % of 1,000,000 RUB is 480,000; 3.5 EUR × 1,498 cc is 524,300.
    expect(roubles(cost(young), 'customsDuty')).toBe(524_300);
    expect(roubles(cost({ ...young, engineCc: 999 }), 'customsDuty')).toBe(480_000);
    const cheap = cost({ ...young, engineCc: 999 }, { unitPriceFee: 6_000_000 });
    // 750,000 RUB are 7,500 EUR, in the band of 54 %.
    expect(roubles(cheap, 'customsDuty')).toBe(405_000);
  });

  it('applies the preferential recycling fee at 160 hp and the full one at 161', () => {
    expect(roubles(cost({ ...petrol, powerHp: 160 }), 'recyclingFee')).toBe(5_200);
    expect(roubles(cost({ ...petrol, powerHp: 161 }), 'recyclingFee')).toBe(1_492_800);
    const young = { ...petrol, firstRegDate: '2024-01-01' };
    expect(roubles(cost({ ...young, powerHp: 160 }), 'recyclingFee')).toBe(3_400);
    expect(roubles(cost({ ...young, powerHp: 200 }), 'recyclingFee')).toBe(952_800);
    expect(roubles(cost({ ...petrol, engineCc: 2487, powerHp: 181 }), 'recyclingFee')).toBe(3_456_000);
  });

  it('requires duty, excise and VAT for an electric car, by its 30-minute power', () => {
    const ev = { fuel: 'ev', powerHp: 272, power30MinKw: 70, firstRegDate: '2024-01-01' } as const;
    const of = cost(ev);
    expect(roubles(of, 'customsDuty')).toBe(150_000);
    expect(roubles(of, 'excise')).toBe(95 * 61);
    expect(roubles(of, 'vat')).toBe((1_000_000 + 150_000 + 95 * 61) * 0.22);
    expect(roubles(of, 'recyclingFee')).toBe(991_200);
    expect(roubles(cost({ ...ev, power30MinKw: 58 }), 'recyclingFee')).toBe(3_400);
    expect(line(cost(petrol), 'vat')).toBeUndefined();
    expect(line(cost(petrol), 'excise')).toBeUndefined();
  });

  it('requires VAT of a company on a new car, and never grants it the preferential fee', () => {
    const of = cost({ ...petrol, condition: 'new', firstRegDate: undefined }, { importer: 'company' });
    expect(roubles(of, 'customsDuty')).toBe(150_000);
    expect(roubles(of, 'excise')).toBe(150 * 61);
    expect(roubles(of, 'vat')).toBe((1_000_000 + 150_000 + 150 * 61) * 0.22);
    expect(of.preference.reasons).toEqual(['companyImport']);
    expect(roubles(of, 'recyclingFee')).toBeNull();
  });

  it('steps the clearance fee by the customs value', () => {
    expect(roubles(cost(petrol), 'clearanceFee')).toBe(4_924);
    expect(roubles(cost(petrol, { unitPriceFee: 9_600_000 }), 'clearanceFee')).toBe(4_924);
    expect(roubles(cost(petrol, { unitPriceFee: 9_600_100 }), 'clearanceFee')).toBe(13_541);
  });

  it('delivers to known cities however they are written, and invents no price for others', () => {
    expect(roubles(cost(petrol, { city: ' г. владивосток' }), 'delivery')).toBe(8_000);
    const far = cost(petrol, { city: 'Магадан' });
    expect(roubles(far, 'delivery')).toBeNull();
    expect(line(far, 'delivery')?.how.code).toBe('byQuotation');
    expect(line(cost(petrol), 'delivery')).toBeUndefined();
  });

  it('names the fact that is missing instead of a sum', () => {
    const of = cost({ ...petrol, firstRegDate: undefined, powerHp: undefined });
    expect(roubles(of, 'customsDuty')).toBeNull();
    expect(of.missingFacts).toEqual(['firstRegDate', 'powerKw']);
    const view = toLandedCostView(of, 'ru');
    expect(view.isComplete).toBe(false);
    expect(view.totalRubMinor).toBeGreaterThan(view.mallRubMinor);
    expect(view.lines.find(({ code }) => code === 'customsDuty')?.how).toContain('Дата первой регистрации');
  });

  it('reports that the table has no figure for such a car', () => {
    const of = cost({ ...petrol, engineCc: 4000, powerHp: 400 });
    expect(line(of, 'recyclingFee')).toMatchObject({ amountRubMinor: null, how: { code: 'noFigure' } });
    expect(of.preference).toMatchObject({ isEligible: false, reasons: ['powerAbove', 'engineAbove'] });
  });

  it('has no total where a charge has no rate, because a partial sum would look like a lower price', () => {
    const without = { ...tables, customsDuty: undefined };
    for (const one of [cost({ ...petrol, engineCc: 4000, powerHp: 400 }), cost(petrol, {}, without)]) {
      const view = toLandedCostView(one, 'ru');
      expect(view).toMatchObject({ isComplete: false, russiaRubMinor: null, totalRubMinor: null });
      expect(toSumView([cost(petrol), one], 'ru')).toMatchObject({ totalRubMinor: null });
    }
    expect(toSumView([cost(petrol), cost(petrol)], 'ru').totalRubMinor).toBeGreaterThan(0);
  });

  it('gives table, date and source of every sum paid in Russia', () => {
    for (const one of cost(petrol, { city: 'Москва' }).lines.filter(({ paidTo }) => paidTo === 'russia'))
      expect(one.table).toMatchObject({
        validFrom: expect.stringMatching(/^20\d\d-/),
        source: expect.any(String),
      });
  });

  it('uses only the figures of its tables', () => {
    const dearer: TariffTable = {
      ...tables.recyclingFee!,
      tableId: '99',
      rows: [{ preferential: true, amountMinor: 777_700 }],
    };
    const of = cost(petrol, {}, { ...tables, recyclingFee: dearer });
    expect(line(of, 'recyclingFee')).toMatchObject({ amountRubMinor: 777_700, table: { tableId: '99' } });
    expect(line(cost(petrol, {}, {}), 'customsDuty')?.how.code).toBe('noTable');
  });

  it('multiplies by the units after rounding one', () => {
    const one = cost(petrol);
    const three = cost(petrol, { count: 3 });
    for (const { code, amountRubMinor, label } of one.lines) {
      const same = three.lines.find((other) => other.code === code && other.label?.en === label?.en);
      expect(same?.amountRubMinor).toBe(amountRubMinor! * 3);
    }
  });

  it('gives the day when the car reaches the next age', () => {
    expect(cost({ ...petrol, firstRegDate: '2023-12-10' }).ageChange).toEqual({
      onDate: '2026-12-11',
      inMonths: 1,
      from: 'under3',
      to: 'from3to5',
    });
    expect(cost({ ...petrol, firstRegDate: '2015-01-01' }).ageChange).toBeNull();
  });

  it('gives the savings of the preference, the cost of a little too much power, and the change at the next age', () => {
    const outlook = (facts: CarFacts, over: Partial<LandedCostInput> = {}) =>
      costOutlook(cost(facts, over), facts, (other, onDate = '2026-11-21') =>
        cost(other, { ...over, onDate }),
      );
    const young = { ...petrol, firstRegDate: '2023-12-10' };
    const { preferenceSaves, powerCosts, later } = outlook(young);
    expect([preferenceSaves, powerCosts]).toEqual([(900_000 - 3_400) * 100, null]);
    expect(later).toMatchObject({ onDate: '2026-12-11', ageBand: 'from3to5' });
    expect(roubles(later!, 'customsDuty')).toBe(254_660);
    expect(outlook({ ...young, powerHp: 161 })).toMatchObject({
      preferenceSaves: null,
      powerCosts: preferenceSaves,
    });
    const ev = { fuel: 'ev', powerHp: 272, power30MinKw: 70, firstRegDate: '2024-01-01' } as const;
    expect(outlook(ev).powerCosts).toBe((991_200 - 3_400) * 100);
    // Less power would not help a car whose engine is too large, or a company.
    expect(outlook({ ...young, engineCc: 3500, powerHp: 300 }).powerCosts).toBeNull();
    expect(outlook({ ...young, powerHp: 161 }, { importer: 'company' }).powerCosts).toBeNull();
    expect(outlook({ ...petrol, condition: 'new', firstRegDate: undefined }).later).toBeNull();
  });
});
