import { orderErrors } from '@mall/contracts/order';
import { amountTexts } from '@mall/validation/typography';
import {
  demandPeople,
  named as namesOf,
  reviewPart,
  type KnownTransfer,
  type TransferPart,
} from './bank-transfer.js';

const used: KnownTransfer = {
  ...{ reference: 'PP-1', direction: 'in', currency: 'CNY', wholeMinor: 100, isDivided: false },
  ...{ countedMinor: 100, orders: ['UA1'], buyers: ['7'], people: ['50'], days: ['2026-11-20'] },
  amounts: [100],
};
const yuan = (minor: number) => amountTexts(minor, 'CNY');
const part = (
  receivedMinor: number,
  statedMinor: number | null = null,
  over: Partial<TransferPart> = {},
): TransferPart => ({
  ...{ reference: 'PP-1', direction: 'in', currency: 'CNY', receivedMinor, statedMinor },
  ...{ buyerId: '7', day: '2026-11-20', isOther: false },
  ...over,
});
const review = (transfer: KnownTransfer | undefined, one: TransferPart, ...alike: KnownTransfer[]) =>
  reviewPart(transfer, alike, one);

it('is the whole received amount while nobody divides it', () => {
  expect(review(undefined, part(100))).toMatchObject({ wholeMinor: 100, isDivided: false, takesTwo: false });
  const uncounted = { ...used, orders: [], countedMinor: 0 };
  expect(review(uncounted, part(300))).toMatchObject({ wholeMinor: 300, takesTwo: false });
});

it('is counted again only when its whole amount is given, and never beyond that', () => {
  expect(() => review(used, part(50))).toThrow(orderErrors.transferUsed.key);
  expect(review(used, part(50, 150))).toMatchObject({ wholeMinor: 150, isDivided: true });
  expect(() => review(used, part(51, 150))).toThrow(orderErrors.transferExceeded.key);
  expect(() => review(undefined, part(101, 100))).toThrow(orderErrors.transferExceeded.key);
});

it('takes two people where the recorded whole changes, or the order is of another buyer', () => {
  const divided = { ...used, wholeMinor: 150, isDivided: true };
  expect(review(divided, part(50, 150))).toMatchObject({ takesTwo: false });
  expect(review(divided, part(50, 151))).toMatchObject({ takesTwo: true, notBy: ['50'] });
  expect(review(used, part(50, 150))).toMatchObject({ takesTwo: true });
  expect(review(divided, part(50, 150, { buyerId: '8' }))).toMatchObject({ takesTwo: true });
  expect(review({ ...divided, buyers: ['7', '8'] }, part(50, 150))).toMatchObject({ takesTwo: true });
  expect(review(undefined, part(100)).notBy).toStrictEqual([]);
  expect(review(undefined, part(100, null, { direction: 'out' })).notBy).toStrictEqual([]);
});

it('is named as it was recorded, and before that as it was typed', () => {
  const typed = { reference: 'pp 1' };
  const exceeded = (of: KnownTransfer | undefined) => () => review(of, part(101, 100, typed));
  expect(exceeded(used)).toThrow(/"reference":"PP-1"/);
  expect(exceeded(undefined)).toThrow(/"reference":"pp 1"/);
  expect(namesOf([used, { ...used, reference: 'PP-2', orders: ['UA1', 'UA2'] }])).toEqual({
    known: 'PP-1, PP-2',
    orders: 'UA1, UA2',
  });
});

describe('of the same number as a counted one', () => {
  const other = part(200, null, { reference: '1' });

  it('is refused with its orders, and takes two people who state that it is another', () => {
    const named = { known: 'PP-1', orders: 'UA1' };
    expect(() => review(undefined, other, used)).toThrow(orderErrors.transferAlike(named));
    expect(review(undefined, { ...other, isOther: true }, used)).toMatchObject({
      ...{ takesTwo: true, isOther: true, known: named, notBy: [] },
    });
    // Whoever states it without such a transfer states nothing.
    expect(review(undefined, { ...other, isOther: true })).toMatchObject({ takesTwo: false, isOther: false });
  });

  test.each([
    ['of the same day', {}, true],
    ['booked three days later', { day: '2026-11-23' }, true],
    ['of another day', { day: '2026-11-24' }, true],
    ['of another day and another buyer', { day: '2026-11-24', buyerId: '8' }, false],
    ['of another buyer on the same day', { buyerId: '8' }, true],
    ['of another buyer, booked three days later', { day: '2026-11-23', buyerId: '8' }, true],
    [
      'of another day and buyer, and the same amount',
      { day: '2026-11-24', buyerId: '8', receivedMinor: 100 },
      true,
    ],
    [
      'of another day and buyer, and a part of the same amount',
      { day: '2026-11-24', buyerId: '8', statedMinor: 100, receivedMinor: 9 },
      true,
    ],
    ['in another currency', { currency: 'RUB' }, false],
    ['in the other direction', { direction: 'out' }, false],
  ] as const)('may be the same one, %s', (_, over, isAlike) => {
    const reviewed = () => review(undefined, { ...other, ...over }, used);
    if (isAlike) expect(reviewed).toThrow(orderErrors.transferAlike.key);
    else expect(reviewed()).toMatchObject({ takesTwo: false });
  });

  it('may be the same one as any part of a divided one, by its day or its amount', () => {
    const parts = { ...used, days: ['2026-11-01', '2026-11-20'], amounts: [40, 60] };
    for (const over of [{ day: '2026-11-21' }, { day: '2026-12-24', receivedMinor: 60 }])
      expect(() => review(undefined, { ...other, buyerId: '8', ...over }, parts)).toThrow(
        orderErrors.transferAlike.key,
      );
  });

  it('is another one where nothing of that one is counted', () => {
    expect(review(undefined, other, { ...used, orders: [] })).toMatchObject({ takesTwo: false });
  });
});

it('is confirmed by a second person who did not confirm the part before', () => {
  const changed = part(50, 150);
  const reviewed = review(used, changed);
  const by = (firstById: string | null, byId: string | null) => () =>
    demandPeople(reviewed, changed, { firstById, byId });
  const named = { reference: 'PP-1', orders: 'UA1' };
  expect(by(null, '51')).toThrow(orderErrors.transferTakesTwo(named));
  expect(by('51', '50')).toThrow(orderErrors.transferThirdPerson(named));
  expect(by('50', '51')).not.toThrow();
  expect(() =>
    demandPeople({ ...reviewed, takesTwo: false }, changed, { firstById: null, byId: '50' }),
  ).not.toThrow();
});

describe('that goes out', () => {
  const paidOut: KnownTransfer = { ...used, direction: 'out' };
  const out = (receivedMinor: number, statedMinor: number | null = null, over: Partial<TransferPart> = {}) =>
    part(receivedMinor, statedMinor, { direction: 'out', ...over });

  it('pays one refund, or several whose whole amount is stated', () => {
    const named = { reference: 'PP-1', orders: 'UA1' };
    expect(() => review(paidOut, out(50))).toThrow(orderErrors.payoutUsed({ ...named, whole: yuan(100) }));
    const divided = { ...paidOut, wholeMinor: 150, isDivided: true };
    expect(review(divided, out(50, 150))).toMatchObject({ takesTwo: false });
    expect(() => review(divided, out(50, 200))).toThrow(
      orderErrors.transferWholeDiffers({ reference: 'PP-1', whole: yuan(150) }),
    );
  });

  it('is no receipt, and a receipt is no pay-out', () => {
    const named = { reference: 'PP-1', orders: 'UA1' };
    expect(() => review(used, out(50))).toThrow(orderErrors.payoutIsReceipt(named));
    expect(() => review(paidOut, part(50))).toThrow(orderErrors.receiptIsPayout(named));
  });

  it('is recorded by another person where it is larger than recorded, or perhaps the same as another', () => {
    const people = { firstById: null, byId: '50' };
    const larger = out(50, 150);
    expect(() => demandPeople(review(paidOut, larger), larger, people)).toThrow(
      orderErrors.payoutByAnother({ known: 'PP-1', orders: 'UA1' }),
    );
    const alike = out(50, null, { reference: '1', isOther: true });
    const reviewed = review(undefined, alike, paidOut);
    expect(() => review(undefined, { ...alike, isOther: false }, paidOut)).toThrow(
      orderErrors.payoutAlike.key,
    );
    expect(() => demandPeople(reviewed, alike, people)).toThrow(orderErrors.payoutByAnother.key);
    expect(() => demandPeople(reviewed, alike, { ...people, byId: '51' })).not.toThrow();
  });
});

test('a refusal says which orders the transfer is counted for, and how much of it is left', () => {
  const reference = 'PP-1';
  const twice = { ...used, orders: ['UA1', 'UA2'] };
  expect(() => review(twice, part(50))).toThrow(
    orderErrors.transferUsed({ reference, orders: 'UA1, UA2', whole: yuan(100) }),
  );
  expect(() => review(twice, part(50, 150, { currency: 'RUB' }))).toThrow(
    orderErrors.transferCurrency({ reference, currency: { ru: 'юани', zh: '人民币', en: 'yuan' } }),
  );
  const exceeded = (whole: number, left: number, received: number) =>
    orderErrors.transferExceeded({
      reference,
      whole: yuan(whole),
      counted: yuan(100),
      left: yuan(left),
      received: yuan(received),
    });
  expect(() => review(twice, part(51, 150))).toThrow(exceeded(150, 50, 51));
  expect(() => review(twice, part(1, 90))).toThrow(exceeded(90, 0, 1));
});
