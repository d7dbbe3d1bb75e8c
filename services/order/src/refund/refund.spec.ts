import { orderErrors, refundStatuses, type RefundState } from '@mall/contracts/order';
import { amountTexts } from '@mall/validation/typography';
import { refundActionsFor, refundCodeOf, refundStateOf, refundStep } from './refund.js';

const asked = (state: RefundState, requestedById = '7') => ({
  state,
  kind: 'claim' as const,
  amountMinor: 100,
  currency: 'CNY' as const,
  people: { received: ['60'], approved: [], paid: [] },
  requestedByKind: 'staff' as const,
  requestedById,
  firstById: null,
  firstByName: null,
  decidedByName: null,
  decisionReason: 'не положен',
});

it('goes from requested to approved to paid, and nowhere else', () => {
  expect(refundStep(asked('requested'), 'approve', '8')).toBe('approved');
  expect(refundStep(asked('approved'), 'pay', '8')).toBe('paid');
  expect(refundStep(asked('requested'), 'reject', '7')).toBe('rejected');
  for (const [state, action] of [
    ['approved', 'approve'],
    ['approved', 'reject'],
    ['paid', 'pay'],
    ['rejected', 'approve'],
    ['rejected', 'pay'],
  ] as const)
    expect(() => refundStep(asked(state), action, '8')).toThrow('order.refundState');
});

it.each([
  ['approved', {}, 'was approved already (olga), and the decision stands. A colleague pays it out'],
  ['paid', {}, 'was paid out already, and nothing is left to do'],
  [
    'rejected',
    {},
    'was rejected already (olga). If the money has to go back all the same, the buyer asks anew',
  ],
  ['rejected', { decisionReason: null }, 'ended when its order was cancelled'],
] as const)('says what became of one that is %s %p, to who comes too late', (state, traits, outcome) => {
  const refund = { ...asked(state), decidedByName: 'olga', ...traits };
  const tooLate = () => refundStep(refund, 'reject', '8');
  expect(tooLate).toThrow(
    expect.objectContaining({
      params: {
        amount: amountTexts(100, 'CNY'),
        outcome: expect.objectContaining({ en: expect.stringContaining(outcome) }) as object,
      },
    }),
  );
});

it('is never approved by the person who requested it; a buyer of the same number is somebody else', () => {
  expect(() => refundStep(asked('requested'), 'approve', '7')).toThrow('order.samePerson');
  expect(refundActionsFor(asked('requested'), '7')).toEqual(['reject']);
  expect(refundActionsFor({ ...asked('requested'), requestedByKind: 'buyer' }, '7')).toEqual([
    'approve',
    'reject',
  ]);
});

it('is never approved twice by the first of two', () => {
  const refund = { ...asked('requested'), requestedByKind: 'buyer' as const, firstById: '8' };
  expect(() => refundStep(refund, 'approve', '8')).toThrow('order.samePerson');
  expect(refundActionsFor(refund, '8')).toEqual(['reject']);
  expect(refundStep(refund, 'approve', '9')).toBe('approved');
});

it('has a code for every state and back', () => {
  for (const state of Object.keys(refundStatuses) as RefundState[])
    expect(refundStateOf(refundCodeOf(state))).toBe(state);
});

it('is never rejected when the mall owes it', () => {
  for (const kind of ['cancelled', 'overpaid'] as const) {
    const owed = { ...asked('requested'), kind };
    expect(() => refundStep(owed, 'reject', '8')).toThrow(
      orderErrors.refundOwed({ amount: amountTexts(100, 'CNY') }),
    );
    expect(refundActionsFor(owed, '8')).toEqual(['approve']);
  }
});

it('is approved and paid by nobody who has another task on the order', () => {
  const approved = { ...asked('approved'), people: { received: ['60'], approved: ['61'], paid: [] } };
  for (const staffId of ['60', '61']) {
    expect(() => refundStep(approved, 'pay', staffId)).toThrow('order.oneTask');
    expect(refundActionsFor(approved, staffId)).toEqual([]);
  }
  expect(refundStep(approved, 'pay', '62')).toBe('paid');
  expect(() => refundStep(asked('requested'), 'approve', '60')).toThrow('order.oneTask');
  expect(refundActionsFor(asked('requested'), '60')).toEqual(['reject']);
  const payer = { ...asked('requested'), people: { received: [], approved: [], paid: ['62'] } };
  expect(() => refundStep(payer, 'approve', '62')).toThrow('order.oneTask');
});
