import { orderErrors } from '@mall/contracts/order';
import { amountTexts } from '@mall/validation/typography';
import { withPart, type KnownTransfer } from './bank-transfer.js';

const fresh: KnownTransfer = {
  reference: 'PP-1',
  currency: 'CNY',
  wholeMinor: 100,
  isDivided: false,
  countedMinor: 0,
  orders: [],
};
const used: KnownTransfer = { ...fresh, countedMinor: 100, orders: ['UA1'] };
const yuan = (minor: number) => amountTexts(minor, 'CNY');
const part = (receivedMinor: number, statedMinor: number | null = null) =>
  ({ currency: 'CNY', receivedMinor, statedMinor }) as const;

it('is the whole received amount while nobody divides it', () => {
  expect(withPart(fresh, part(100))).toEqual({ wholeMinor: 100, isDivided: false });
});

it('is counted again only when its whole amount is given, and never beyond that', () => {
  expect(() => withPart(used, part(50))).toThrow(orderErrors.transferUsed.key);
  expect(withPart(used, part(50, 150))).toEqual({ wholeMinor: 150, isDivided: true });
  expect(() => withPart(used, part(51, 150))).toThrow(orderErrors.transferExceeded.key);
  expect(() => withPart(fresh, part(101, 100))).toThrow(orderErrors.transferExceeded.key);
});

it('has one whole amount and one currency', () => {
  const divided = { ...used, wholeMinor: 150, isDivided: true };
  expect(() => withPart(divided, part(10, 200))).toThrow(orderErrors.transferWholeDiffers.key);
  expect(withPart(divided, part(50, 150))).toMatchObject({ wholeMinor: 150 });
  expect(() => withPart(used, { ...part(50, 150), currency: 'RUB' })).toThrow(
    orderErrors.transferCurrency.key,
  );
});

test('a refusal says which orders the transfer is counted for, and how much of it is left', () => {
  const reference = 'PP-1';
  const twice = { ...used, orders: ['UA1', 'UA2'] };
  expect(() => withPart(twice, part(50))).toThrow(
    orderErrors.transferUsed({ reference, orders: 'UA1, UA2' }),
  );
  expect(() => withPart(twice, { ...part(50, 150), currency: 'RUB' })).toThrow(
    orderErrors.transferCurrency({ reference, currency: { ru: 'юани', zh: '人民币', en: 'yuan' } }),
  );
  expect(() => withPart({ ...twice, wholeMinor: 150, isDivided: true }, part(10, 200))).toThrow(
    orderErrors.transferWholeDiffers({ reference, whole: yuan(150) }),
  );
  const exceeded = (whole: number, left: number, received: number) =>
    orderErrors.transferExceeded({
      reference,
      whole: yuan(whole),
      counted: yuan(100),
      left: yuan(left),
      received: yuan(received),
    });
  expect(() => withPart(twice, part(51, 150))).toThrow(exceeded(150, 50, 51));
  expect(() => withPart(twice, part(1, 90))).toThrow(exceeded(90, 0, 1));
});
