import type { OrderAction } from '@mall/web-kit';
import { contractStatuses, orderStatuses } from '@mall/web-kit';
import { deadlineOf, nextStep, nextToShip } from './next-step.js';

const signed = contractStatuses.signed.code;
const unsigned = contractStatuses.unsigned.code;
const toCheck = contractStatuses.toCheck.code;

test.each([
  ['unpaid, not signed', orderStatuses.unpaid.code, unsigned, [], 'sign'],
  ['unpaid, its scan to be checked', orderStatuses.unpaid.code, toCheck, ['checkContract'], 'checkScan'],
  ['unpaid, its scan checked by others', orderStatuses.unpaid.code, toCheck, [], 'scanChecking'],
  ['a slip while a scan waits', orderStatuses.toConfirm.code, toCheck, ['auditSlip'], 'slipUnsigned'],
  ['unpaid, signed', orderStatuses.unpaid.code, signed, [], 'pay'],
  ['a slip that waits', orderStatuses.toConfirm.code, signed, ['auditSlip'], 'slip'],
  ['a slip before the signature', orderStatuses.toConfirm.code, unsigned, ['auditSlip'], 'slipUnsigned'],
  ['a slip, for who may not check it', orderStatuses.toConfirm.code, signed, [], 'checking'],
  ['paid', orderStatuses.toShip.code, signed, ['ship'], 'ship'],
  ['paid, for who may not ship it', orderStatuses.toShip.code, signed, [], 'shipping'],
  ['shipped', orderStatuses.shipped.code, signed, [], 'receive'],
  ['completed', orderStatuses.completed.code, signed, [], 'done'],
  ['cancelled', orderStatuses.cancelled.code, unsigned, [], 'closed'],
] as const)('of an order that is %s', (_, status, contractStatus, actions: readonly OrderAction[], step) => {
  expect(nextStep({ status, contractStatus, actions: [...actions] })).toBe(step);
});

test('the deadline is the one of the present state', () => {
  const times = { endTime: '2026-11-25T00:00:00Z', autoReceiptTime: '2026-12-25T00:00:00Z' };
  expect(deadlineOf({ status: orderStatuses.unpaid.code, ...times })).toBe(times.endTime);
  expect(deadlineOf({ status: orderStatuses.shipped.code, ...times })).toBe(times.autoReceiptTime);
  expect(deadlineOf({ status: orderStatuses.toShip.code, ...times })).toBeNull();
});

describe('after an order was shipped', () => {
  const order = (orderId: string, ...actions: OrderAction[]) => ({ orderId, actions });
  const list = [order('1', 'ship'), order('2', 'ship'), order('3'), order('4', 'ship')];
  test.each([
    ['1', '2'],
    ['2', '4'],
    ['4', '1'],
    ['gone', '1'],
  ])('%s, the next one is %s', (shipped, next) => {
    expect(nextToShip(list, shipped)?.orderId).toBe(next);
  });
  test('there is none when no other waits', () => {
    expect(nextToShip([order('1', 'ship'), order('3')], '1')).toBeUndefined();
  });
});
