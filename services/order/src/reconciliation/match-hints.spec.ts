import type { Order } from '../order/order.js';
import type { PaymentSlip } from '../payment-slip/payment-slip.js';
import { matchHints, matchOf, type Surroundings } from './match-hints.js';

const order = {
  state: 'toConfirm',
  orderNumber: 'UA261120-100001',
  contractNumber: 'UAC261120-100001',
  totalMinor: 8_500_000,
  creditedMinor: 0,
  rateScaled: 134_500,
  roublesMinor: 0,
  now: new Date('2026-11-25T10:00:00Z'),
  rateLockedUntil: new Date('2026-11-23T10:00:00Z'),
  createdAt: new Date('2026-11-20T10:00:00Z'),
  contractStatus: 1,
} as Order;
const slip = (over: Partial<PaymentSlip> = {}): PaymentSlip =>
  ({
    amountMinor: 8_500_000,
    currency: 'CNY',
    paidOn: '2026-11-21',
    bankRef: 'PP-77',
    ...over,
  }) as PaymentSlip;
const nothing: Surroundings = {
  referenceUsedBy: [],
  referenceSharedBy: [],
  alike: null,
  fileUsedBy: [],
  fitsOrders: [],
  needsSecondPerson: false,
};
const codes = (slip: PaymentSlip, around: Partial<Surroundings> = {}, of: Order = order) =>
  matchHints(slip, of, { ...nothing, ...around }).map(({ code }) => code);
const match = (slip: PaymentSlip, around: Partial<Surroundings> = {}) =>
  matchOf(slip, matchHints(slip, order, { ...nothing, ...around }));

it('matches in full when amount and reference match, in either currency', () => {
  expect(codes(slip())).toEqual(['amountMatches']);
  expect(match(slip())).toBe('full');
  expect(match(slip({ currency: 'RUB', amountMinor: 114_325_000 }))).toBe('full');
});

it('compares with what is still due, not with the whole', () => {
  const partPaid = { ...order, creditedMinor: 5_000_000 };
  expect(codes(slip({ amountMinor: 3_500_000 }), {}, partPaid)).toEqual(['amountMatches']);
  expect(codes(slip(), {}, partPaid)).toEqual(['amountOver']);
});

it('speaks against a reference that was used before, and for one that names the order', () => {
  expect(codes(slip(), { referenceUsedBy: ['UA1'] })).toContain('referenceUsed');
  expect(match(slip(), { referenceUsedBy: ['UA1'] })).toBe('partial');
  expect(codes(slip({ bankRef: 'дог. UAC 261120 / 100001' }))).toContain('referenceMatches');
  expect(match(slip({ bankRef: null, amountMinor: 1 }))).toBe('none');
});

it('finds the order that was probably meant', () => {
  expect(codes(slip({ amountMinor: 9_000_000 }), { fitsOrders: ['UA2'] })).toEqual([
    'amountOver',
    'fitsOtherOrder',
  ]);
});

it('looks at dates: roubles after the lock, and money from before the order', () => {
  expect(codes(slip({ currency: 'RUB', amountMinor: 114_325_000, paidOn: '2026-11-24' }))).toContain(
    'paidAfterLock',
  );
  expect(codes(slip({ paidOn: '2026-11-24' }))).not.toContain('paidAfterLock');
  expect(codes(slip({ paidOn: '2026-11-19' }))).toContain('paidBeforeOrder');
});

it('says so when nothing is due any more', () => {
  expect(codes(slip(), {}, { ...order, state: 'cancelled' })).toEqual(['orderClosed']);
});
