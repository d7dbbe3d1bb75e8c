import fc from 'fast-check';
import { fillText } from '@mall/validation';
import { readCell, type DecimalSign } from './cell-values.js';
import { listColumn } from './list-columns.js';

interface Given {
  readonly decimal?: DecimalSign;
  readonly times?: number;
  readonly isNumber?: boolean;
}

function read(
  code: string,
  text: string,
  { decimal = 'point', times = 1, isNumber = false }: Given = {},
): unknown {
  const cell = readCell(listColumn(code)!, { text, isNumber }, { decimal, times });
  return 'trouble' in cell ? fillText(cell.trouble.text, 'en', cell.trouble.params) : cell.value;
}

it.each([
  ['mileageKm', '52000', {}, 52_000],
  ['mileageKm', '52 000', {}, 52_000],
  ['mileageKm', '52\u00a0000 км', {}, 52_000],
  ['mileageKm', '52,000', {}, 52_000],
  ['mileageKm', '52.000', { decimal: 'comma' }, 52_000],
  ['mileageKm', '５２０００公里', {}, 52_000],
  ['mileageKm', '5.8万公里', {}, 58_000],
  ['mileageKm', '5,8万', { decimal: 'comma' }, 58_000],
  ['mileageKm', '5.8', { times: 10_000 }, 58_000],
  ['mileageKm', '5.8万', { times: 10_000 }, 58_000],
  ['mileageKm', '0', {}, 0],
  ['powerKw', '110.5', {}, 110.5],
  ['powerKw', '110,5', { decimal: 'comma' }, 110.5],
  ['powerKw', '110 kW', {}, 110],
  ['powerKw', '110.125', { isNumber: true }, 110.125],
  ['powerKw', '110.125', { isNumber: true, decimal: 'comma' }, 110.125],
  ['powerKw', '0.125', {}, 0.125],
  ['priceFee', '148000', {}, 14_800_000],
  ['priceFee', '148,000.50', {}, 14_800_050],
  ['priceFee', '¥148 000', {}, 14_800_000],
  ['priceFee', '14.8万元', {}, 14_800_000],
  ['priceFee', '14.8', { times: 10_000, isNumber: true }, 14_800_000],
  ['priceFee', '0.07', {}, 7],
  // The request's rule refuses what is left of a fen.
  ['priceFee', '1.005', { isNumber: true }, 100.5],
  ['year', '2021款', {}, 2021],
  ['firstRegDate', '2021-03-05', {}, '2021-03-05'],
  ['firstRegDate', '2021/3/5', {}, '2021-03-05'],
  ['firstRegDate', '2021年3月5日', {}, '2021-03-05'],
  ['firstRegDate', '05.03.2021', {}, '2021-03-05'],
  ['firstRegDate', '5.3.2021', {}, '2021-03-05'],
  ['firstRegDate', '20210305', { isNumber: true }, '2021-03-05'],
  ['firstRegDate', '2021-03-05 00:00:00', {}, '2021-03-05'],
  ['fuel', '汽油', {}, 'petrol'],
  ['fuel', ' бензин ', {}, 'petrol'],
  ['fuel', 'petrol', {}, 'petrol'],
  ['colour', 'черный', {}, 'black'],
  // The word of a person, not the code of another body.
  ['bodyType', 'SUV', {}, 'crossover'],
  ['bodyType', 'hatchback', {}, 'hatchback'],
  ['partyCode', '1024', { isNumber: true }, '1024'],
  ['vin', '-', {}, undefined],
  ['vin', '  ', {}, undefined],
] as const)('reads the %s %j %j as %j', (code, text, given, value) =>
  expect(read(code, text, given)).toEqual(value),
);

it.each([
  ['mileageKm', '52.000', {}, 'may mean 52000 or 52.000'],
  ['mileageKm', '52,000', { decimal: 'comma' }, 'may mean 52000 or 52,000'],
  ['mileageKm', '5 20', {}, 'is not a number'],
  ['mileageKm', '52,00', {}, 'is not a number'],
  ['mileageKm', 'много', {}, 'is not a number'],
  ['mileageKm', '0x10', {}, 'is not a number'],
  ['mileageKm', '1e3', {}, 'is not a number'],
  ['firstRegDate', '05/03/2021', {}, 'the day and the month are not clear'],
  ['firstRegDate', '2021-03', {}, 'lacks the day'],
  ['firstRegDate', '2021年3月', {}, 'lacks the day'],
  ['firstRegDate', '44260', { isNumber: true }, 'Format it as a date'],
  ['firstRegDate', 'вчера', {}, 'is not a date'],
  ['fuel', '煤油', {}, 'Petrol, Diesel'],
  ['partyCode', '1234567890123456', { isNumber: true }, 'may have lost digits'],
] as const)('refuses the %s %j %j, because it %s', (code, text, given, words) =>
  expect(read(code, text, given)).toContain(words),
);

it('reads the number that was written, in either style, or refuses it', () => {
  const amounts = fc.record({
    whole: fc.integer({ min: 0, max: 999_999_999 }),
    cents: fc.integer({ min: 0, max: 99 }),
    decimal: fc.constantFrom<DecimalSign>('point', 'comma'),
    isGrouped: fc.boolean(),
  });
  fc.assert(
    fc.property(amounts, ({ whole, cents, decimal, isGrouped }) => {
      const [group, sign] = decimal === 'point' ? [',', '.'] : ['.', ','];
      const digits = isGrouped ? String(whole).replace(/\B(?=(\d{3})+$)/g, group) : String(whole);
      const text = `${digits}${sign}${String(cents).padStart(2, '0')}`;
      expect(read('priceFee', text, { decimal })).toBe(whole * 100 + cents);
    }),
  );
});

it('answers any text with a value of the column or with words', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('mileageKm', 'priceFee', 'year', 'firstRegDate', 'fuel', 'vin', 'name.zh'),
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: fc.constantFrom(...'0123456789.,- 万¥年/') }),
      ),
      fc.boolean(),
      (code, text, isNumber) => {
        const cell = readCell(listColumn(code)!, { text, isNumber }, { decimal: 'point', times: 1 });
        if ('trouble' in cell)
          expect(fillText(cell.trouble.text, 'zh', cell.trouble.params)).not.toMatch(/\{\w+\}/);
        else if (cell.value !== undefined) {
          const isFigure = ['mileageKm', 'priceFee', 'year'].includes(code);
          expect(isFigure ? Number.isFinite(cell.value) : typeof cell.value === 'string').toBe(true);
        }
      },
    ),
  );
});
