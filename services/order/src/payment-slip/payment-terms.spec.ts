import { orderErrors, type SlipDifference } from '@mall/contracts/order';
import { amountTexts } from '@mall/validation/typography';
import { areSameTerms, differenceNamed, lossKind, termsOf, type PaymentTerms } from './payment-terms.js';

const yuan = (minor: number) => amountTexts(minor, 'CNY');

const terms: PaymentTerms = {
  receivedMinor: 990,
  reference: 'PP-1',
  transferMinor: 2_000,
  differenceKind: 'commission',
};
const claim = { amountMinor: 1_000, currency: 'CNY', bankRef: ' PP-9 ', firstStated: null } as const;

test('what nobody states is as the slip claims, and what the first person stated counts before that', () => {
  const claimed = {
    receivedMinor: 1_000,
    reference: 'PP-9',
    transferMinor: null,
    isOther: false,
    differenceKind: null,
  };
  expect(termsOf(claim, {})).toEqual(claimed);
  const second = { ...claim, firstStated: { ...terms, movedMinor: 990 } };
  expect(termsOf(second, {})).toEqual({ ...terms, isOther: false });
  // Each of two people states it for themselves.
  const isOther = { ...second, firstStated: { ...second.firstStated, isOther: true } };
  expect(termsOf(isOther, {})).toMatchObject({ isOther: false });
  expect(termsOf(claim, { otherTransfer: 1 })).toMatchObject({ isOther: true });
  const stated = { receivedFee: 5, bankRef: 'X', transferFee: 6, differenceKind: 'short' } as const;
  expect(termsOf(second, stated)).toEqual({
    receivedMinor: 5,
    reference: 'X',
    transferMinor: 6,
    isOther: false,
    differenceKind: 'short',
  });
});

test.each<[Partial<PaymentTerms>, boolean]>([
  [{}, true],
  [{ reference: 'pp 1' }, true],
  [{ reference: 'PP-2' }, false],
  [{ receivedMinor: 991 }, false],
  [{ transferMinor: null }, false],
  [{ differenceKind: 'short' }, false],
  [{ isOther: false }, true],
  [{ isOther: true }, false],
])('two people who read the statement with %j apart read the same: %s', (over, isSame) => {
  expect(areSameTerms(terms, { ...terms, ...over })).toBe(isSame);
});

const named = (receivedMinor: number, differenceKind: SlipDifference | null, dueDifferenceMinor = 0) =>
  differenceNamed(claim, { receivedMinor, differenceKind }, dueDifferenceMinor);

test('a difference from the claim has the name that was given, one from what was due its plain name', () => {
  expect(named(1_000, null)).toBeNull();
  expect(named(1_000, 'commission')).toBeNull();
  expect(named(990, 'commission')).toBe('commission');
  expect(named(1_000, null, -10)).toBe('short');
  expect(named(1_000, null, 10)).toBe('over');
  expect(named(1_000, 'rounding', -10)).toBe('rounding');
});

test('a difference from the claim has to be named, by one of the names that fit', () => {
  expect(() => named(990, null)).toThrow(
    orderErrors.differenceUnnamed({ received: yuan(990), claimed: yuan(1_000) }),
  );
  expect(() => named(899, 'rounding')).toThrow(
    orderErrors.differenceKindUnfit({
      kind: { ru: 'Округление', zh: '四舍五入', en: 'Rounding' },
      difference: yuan(-101),
      fitting: {
        ru: '«Комиссия банка», «Недоплата»',
        zh: '“银行手续费”、“少付”',
        en: '“Commission of the bank”, “Paid short”',
      },
    }),
  );
});

test.each([
  [null, 'short'],
  ['over', 'short'],
  ['short', 'short'],
  ['commission', 'commission'],
  ['rounding', 'rounding'],
] as const)('a write-off with the difference %s is booked as %s', (kind, loss) => {
  expect(lossKind(kind)).toBe(loss);
});
