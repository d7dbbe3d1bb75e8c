import fc from 'fast-check';
import { referenceKeyOf, transferNumbersOf } from './bank-reference.js';

it('is the same however a reference is typed', () => {
  const typed = ['PP-2026/11 O5', 'pp 2026–11–05', 'РР2026 1105', '№ＰＰ２０２６１１０５', 'pp_2026.11.o5'];
  expect(new Set(typed.map(referenceKeyOf))).toEqual(new Set(['PP20261105']));
});

it('distinguishes different references', () => {
  const different = ['PP-1', 'PP-11', 'ПП-1', 'PP-1/2026-11-20', '1'];
  expect(new Set(different.map(referenceKeyOf)).size).toBe(different.length);
});

it('is empty where no letter or digit was given', () => {
  expect(referenceKeyOf(' -- / № ')).toBe('');
  expect(transferNumbersOf(' -- / № ')).toEqual([]);
});

const share = (one: string, other: string): boolean => {
  const numbers = transferNumbersOf(other);
  return transferNumbersOf(one).some((number) => numbers.includes(number));
};

/** Spellings of one number, as payers, banks and clerks write it. */
const SPELLINGS: readonly ((number: string) => string)[] = [
  (n) => `00${n}`,
  (n) => `№${n}`,
  (n) => `№ ${n}`,
  (n) => `+${n}`,
  (n) => `PP-${n}`,
  (n) => `РР ${n}`,
  (n) => `00PP${n}`,
  (n) => `п/п ${n}`,
  (n) => `П/П № ${n}`,
  (n) => `пп${n}`,
  (n) => `п / п ${n}`,
  (n) => `TT-${n}`,
  (n) => `No. ${n}`,
  (n) => `N${n}`,
  (n) => `流水号${n}`,
  (n) => `payment order ${n}`,
  (n) => `платёжное поручение ${n}`,
  (n) => `Платежное поручение № ${n} от 29.11.2026 г.`,
  (n) => `${n} от 29.11.2026`,
  (n) => `${n} от 29.11.26`,
  (n) => `${n} от 29.11`,
  (n) => `${n} от 29 ноября 2026 г.`,
  (n) => `${n} dated 29 Nov 2026`,
  (n) => `${n}-29.11.2026`,
  (n) => `29.11.2026 ${n}`,
  (n) => `2026-11-29 ${n}`,
  (n) => `2026年11月29日 ${n}`,
  (n) => `20261129/${n}`,
  (n) => `${n}/2026`,
  (n) => `2026-${n}`,
  (n) => `${n}/1`,
  (n) => `${n}-2`,
  (n) => `${n}_3`,
  (n) => `${n} (1)`,
  (n) => `${n} часть 2`,
  (n) => `${n} бис`,
  (n) => `${n}/А`,
  (n) => `000${n}/01`,
  (n) => `${n.slice(0, 2)}-${n.slice(2)}`,
  (n) => `${n.slice(0, 2)} ${n.slice(2)}`,
  (n) => `${n.slice(0, 2)} ${n.slice(2)}/1`,
  (n) => `${n} на сумму 82500`,
  (n) => `${n} CNY 82 500.00`,
  (n) => n.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
  (n) => n.replaceAll('0', 'O'),
  (n) => n.replaceAll('0', 'О'),
];

/** Numbers of five to seven digits that are no dates and end with a digit that no suffix has. */
const aNumber = fc.integer({ min: 30_000, max: 9_999_999 }).map(String);

it('may be the same transfer in every spelling of its number', () => {
  fc.assert(
    fc.property(
      aNumber,
      fc.constantFrom(...SPELLINGS),
      fc.constantFrom(...SPELLINGS),
      (number, one, other) => {
        expect({ one: one(number), other: other(number), same: share(one(number), number) }).toMatchObject({
          same: true,
        });
        expect(share(number, other(number))).toBe(true);
      },
    ),
    { numRuns: 2_000 },
  );
});

test.each([
  ['50 2020/1', '502020'],
  ['31 2025-2', '312025'],
])('%s and %s may be the same transfer, although a part of the number looks like a year', (one, other) => {
  expect(share(one, other)).toBe(true);
});

test.each([
  ['PP-1', 'PP-11'],
  ['66002', '66003'],
  ['66002', '660021'],
  ['5', '15'],
  ['66002 от 29.11.2026', '66003 от 29.11.2026'],
  ['66002 от 29 ноября 2026 г.', '66003 от 29 ноября 2026 г.'],
  ['2026/66002', '2026/66003'],
  ['OUT-2026-001', 'OUT-2026-002'],
  ['UA261121-1001', 'UA261121-1002'],
  ['дог. UAC 261120 / 100001', 'дог. UAC 261120 / 100002'],
  ['PP-12345-0000001', 'PP-12345-0000002'],
  ['FT26333AB12', 'FT26333AB13'],
  ['CONTRACT-A', 'CONTRACT-B'],
])('%s and %s are different transfers', (one, other) => {
  expect(share(one, other)).toBe(false);
});

it('of different numbers in the same spelling are different transfers', () => {
  fc.assert(
    fc.property(aNumber, aNumber, fc.constantFrom(...SPELLINGS), (one, other, spelling) => {
      fc.pre(one.length === other.length && one.slice(0, 3) !== other.slice(0, 3));
      expect(share(spelling(one), other)).toBe(false);
    }),
    { numRuns: 2_000 },
  );
});

it.each([
  // A last group of one or two digits may be a part of the payment, but not of a short number or a year.
  ['123/1', ['123', '1231']],
  ['12/1', ['121']],
  ['2126/1', ['2126', '21261']],
  ['2026/12', ['12', '202612']],
  ['999/123', ['999123']],
  // Letters right after a number belong to it; letters before it do not.
  ['123Ф/1', ['1231']],
  ['Ф123/1', ['123', '1231']],
  ['123/1 Иванов', ['123', '1231']],
  // Letters that look like digits are digits beside them, also several of them.
  ['1О2З4', ['10234']],
  ['ЗО12', ['3012']],
  ['ЗЗ12', ['3312']],
  // Digits after the word for a number count up to the next words.
  ['П/П  4567   от 3', ['4567', '45673']],
  ['ПП 88, заказ 4567', ['88', '884567']],
  ['9 ПП 4567', ['4567', '9', '94567']],
  ['4567 № 12', ['12', '4567', '456712']],
])('%s stands for the numbers %j', (reference, numbers) => {
  expect(transferNumbersOf(reference)).toEqual(numbers);
});

it('stands for its letters where it has no digits', () => {
  expect(transferNumbersOf('платёж Иванова')).toEqual([referenceKeyOf('ПЛАТЕЖ, ИВАНОВА')]);
});
