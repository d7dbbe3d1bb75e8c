import { aPaymentSlip } from './payment-slip.fakes.js';
import { toPaymentSlipView } from './payment-slip.mapper.js';
import type { PaymentSlip } from './payment-slip.js';

const view = (over: Partial<PaymentSlip> = {}, forStaff = true) =>
  toPaymentSlipView(aPaymentSlip(over), forStaff, 'ru');

test('a buyer reads why a slip was sent back, and not what finance wrote to a confirmed one', () => {
  const rejected = { status: 2, reason: 'нет печати', reasonCode: 'unreadable' } as const;
  expect(view(rejected, false).reason).toBe('Документ не читается: нет печати');
  const confirmed = { status: 1, reason: 'комиссия SWIFT', reasonCode: null } as const;
  expect(view(confirmed, false).reason).toBeNull();
  expect(view(confirmed).reason).toBe('комиссия SWIFT');
  expect(view().reason).toBeNull();
});

test.each([
  [{ firstById: '50' }, 1],
  [{}, 0],
  [{ status: 1, firstById: '50' }, 0],
  [{ status: 2, firstById: '50' }, 0],
] as const)('a slip with %j waits for a second person: %i', (over, waits) => {
  expect(view(over).waitsForSecond).toBe(waits);
});

test('who decided is shown to staff, and when to everybody', () => {
  const decided = {
    status: 1,
    auditedByName: 'anna',
    auditedAt: new Date('2026-11-22T08:00:00Z'),
    transferMinor: 7,
  } as const;
  const auditTime = '2026-11-22T08:00:00.000Z';
  expect(view(decided)).toMatchObject({ auditedBy: 'anna', auditTime, transferFee: 7 });
  expect(view(decided, false)).toMatchObject({ auditedBy: null, auditTime, transferFee: null, names: null });
  expect(view()).toMatchObject({ auditTime: null, names: { consignee: 'Иванов Пётр', orderItems: [] } });
});

test.each([
  ['what is left to pay while it waits', 'CNY', { status: 0 }, 7_500_000],
  ['what is left to pay in roubles', 'RUB', { status: 0 }, 93_750_000],
  ['nothing where nothing is due any more', 'CNY', { status: 0, isSettled: true }, 0],
  ['the whole order once it is confirmed', 'CNY', { status: 1 }, 10_000_000],
  ['the whole order in roubles', 'RUB', { status: 1 }, 125_000_000],
] as const)('the amount due is %s', (_, currency, over, due) => {
  const money = { totalMinor: 10_000_000, creditedMinor: 2_500_000, rateScaled: 125_000, roublesMinor: 0 };
  expect(view({ ...over, currency, money }).dueFee).toBe(due);
});
