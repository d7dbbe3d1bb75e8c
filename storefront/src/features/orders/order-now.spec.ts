import { nowOf, stepsOf, type Order } from './order-now.js';

const anOrder = (fields: Partial<Order>): Order =>
  ({
    status: 1,
    contractStatus: 0,
    slipStatus: 0,
    paidFee: 0,
    actions: [],
    vouchers: [],
    timeline: [],
    ...fields,
  }) as Order;

describe('nowOf', () => {
  it('requires the contract before the payment', () => {
    expect(nowOf(anOrder({}))).toMatchObject({ name: 'signContract', action: 'signContract' });
    expect(nowOf(anOrder({ contractStatus: 1 }))).toMatchObject({ name: 'pay', action: 'uploadSlip' });
  });

  it('shows that a slip was rejected', () => {
    const vouchers = [{ status: 2 }] as Order['vouchers'];
    expect(nowOf(anOrder({ contractStatus: 1, vouchers }))).toMatchObject({ name: 'payAgain', tone: 'bad' });
  });

  it('requires the rest once a part has been confirmed, even after a rejected slip', () => {
    const vouchers = [{ status: 2 }, { status: 1 }] as Order['vouchers'];
    expect(nowOf(anOrder({ contractStatus: 1, paidFee: 100, vouchers }))).toMatchObject({ name: 'payRest' });
  });

  it('still requires the signature when the payment came first', () => {
    expect(nowOf(anOrder({ status: 4 }))).toMatchObject({ name: 'signLate', action: 'signContract' });
    expect(nowOf(anOrder({ status: 4, contractStatus: 1 }))).toEqual({ name: 'checking', tone: 'wait' });
  });

  it('offers to confirm receipt only when the server does', () => {
    expect(nowOf(anOrder({ status: 3 })).action).toBeUndefined();
    expect(nowOf(anOrder({ status: 3, actions: ['receive'] })).action).toBe('receive');
  });
});

describe('stepsOf', () => {
  it('gives the date of each completed step', () => {
    const order = anOrder({
      status: 4,
      contractStatus: 1,
      slipStatus: 1,
      createTime: '2026-11-20T10:00:00Z',
      timeline: [
        { action: 'signContract', createTime: '2026-11-20T11:00:00Z' },
        { action: 'uploadSlip', createTime: '2026-11-21T12:00:00Z' },
      ] as Order['timeline'],
    });
    expect(stepsOf(order).map(({ name, isDone, at }) => [name, isDone, at])).toEqual([
      ['placed', true, '2026-11-20T10:00:00Z'],
      ['contract', true, '2026-11-20T11:00:00Z'],
      ['slip', true, '2026-11-21T12:00:00Z'],
      ['confirmed', false, undefined],
      ['shipped', false, undefined],
      ['received', false, undefined],
    ]);
  });
});
