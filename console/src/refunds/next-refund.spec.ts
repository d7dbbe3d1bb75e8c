import type { RefundAction } from '@mall/contracts/order';
import { actAtRow, nextRefund } from './next-refund.js';

const refund = (refundId: string, ...actions: RefundAction[]) => ({ refundId, actions });

test('a row offers the next step of the payment, but no rejection', () => {
  expect(actAtRow(refund('1', 'reject', 'approve'))).toBe('approve');
  expect(actAtRow(refund('1', 'pay'))).toBe('pay');
  expect(actAtRow(refund('1', 'reject'))).toBeUndefined();
});

test('after a decision the next refund that waits for the same step follows, after the last one the first', () => {
  const list = [refund('1', 'approve'), refund('2', 'pay'), refund('3', 'approve'), refund('4')];
  expect(nextRefund(list, { refundId: '1', action: 'approve' })?.refundId).toBe('3');
  expect(nextRefund(list, { refundId: '3', action: 'approve' })?.refundId).toBe('1');
  expect(nextRefund(list, { refundId: '2', action: 'pay' })).toBeUndefined();
  expect(nextRefund(list, { refundId: 'gone', action: 'pay' })?.refundId).toBe('2');
});
