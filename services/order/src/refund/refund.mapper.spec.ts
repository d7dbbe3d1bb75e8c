import type { Refund } from './refund.js';
import { toRefundView, type RefundViewer } from './refund.mapper.js';

const refundOf = (over: Partial<Refund> = {}): Refund => ({
  refundId: '1',
  orderId: '1001',
  orderNumber: 'UA261121-1001',
  userId: '7',
  shopId: '3',
  kind: 'claim',
  state: 'requested',
  amountMinor: 100,
  currency: 'CNY',
  amountCnyMinor: 100,
  reason: 'царапина',
  evidence: [],
  requestedByKind: 'buyer',
  requestedById: '7',
  requestedByName: 'buyer',
  firstById: null,
  firstByName: null,
  decidedById: null,
  decidedByName: null,
  decidedAt: null,
  decisionReason: null,
  paidById: null,
  paidAt: null,
  bankRef: null,
  payoutFiles: [],
  claimKey: null,
  decidedWith: [],
  createdAt: new Date('2026-11-21T12:00:00Z'),
  people: { received: [], approved: [], paid: [] },
  names: { consignee: 'Иванов Пётр', cars: [] },
  ...over,
});

const buyer: RefundViewer = { locale: 'ru', userId: '7', isStaff: false };
const staff: RefundViewer = { locale: 'ru', userId: '50', isStaff: true };
const byMall = {
  kind: 'cancelled',
  requestedByKind: 'staff',
  requestedById: '50',
  requestedByName: 'anna',
} as const;

test('a buyer reads the reason of their own claim, and not that of staff', () => {
  expect(toRefundView(refundOf(), buyer).reason).toBe('царапина');
  expect(toRefundView(refundOf(), staff).reason).toBe('царапина');
  const opened = refundOf({ ...byMall, reason: 'магазин не отвечает' });
  expect(toRefundView(opened, buyer).reason).toBeNull();
  expect(toRefundView(opened, staff).reason).toBe('магазин не отвечает');
});

test('who of the staff opened it, approved it first and decided is shown to staff only', () => {
  const refund = refundOf({ ...byMall, firstById: '51', firstByName: 'boris', decidedByName: 'vera' });
  const names = ({ requestedByName, firstApprovedBy, approvedBy }: ReturnType<typeof toRefundView>) => [
    requestedByName,
    firstApprovedBy,
    approvedBy,
  ];
  expect(names(toRefundView(refund, staff))).toEqual(['anna', 'boris', 'vera']);
  expect(names(toRefundView(refund, buyer))).toEqual([null, null, null]);
  expect(toRefundView(refundOf(), staff).requestedByName).toBeNull();
});

test.each([
  ['a requested one with a first approval', { firstById: '50' }, 1],
  ['a requested one without', {}, 0],
  ['one that was rejected after it', { firstById: '50', state: 'rejected' }, 0],
  ['one that was approved after it', { firstById: '50', state: 'approved' }, 0],
] as const)('a second person is waited for by %s: %#', (_, over, waits) => {
  expect(toRefundView(refundOf(over), staff).waitsForSecond).toBe(waits);
  expect(toRefundView(refundOf(over), buyer).waitsForSecond).toBe(0);
});

test('it says when it was decided and paid, and has no such moment before', () => {
  const [decidedAt, paidAt] = [new Date('2026-11-22T08:00:00Z'), new Date('2026-11-23T09:00:00Z')];
  expect(toRefundView(refundOf({ state: 'paid', decidedAt, paidAt }), buyer)).toMatchObject({
    auditTime: '2026-11-22T08:00:00.000Z',
    payTime: '2026-11-23T09:00:00.000Z',
  });
  expect(toRefundView(refundOf(), buyer)).toMatchObject({ auditTime: null, payTime: null });
});

test('it has actions for staff only, and is marked for who requested it', () => {
  expect(toRefundView(refundOf(), staff)).toMatchObject({ actions: ['approve', 'reject'], isMine: 0 });
  expect(toRefundView(refundOf(), buyer)).toMatchObject({ actions: [], isMine: 1 });
});
