import { orderErrors } from '@mall/contracts/order';
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
