import { orderErrors, orderStatuses, type OrderState } from '@mall/contracts/order';
import {
  actionsFor,
  transitionFor,
  transitions,
  type ActorKind,
  type OrderFacts,
  type Transition,
} from './order.state-machine.js';

const hour = 3_600_000;
const now = new Date('2026-11-21T12:00:00Z');
const anOrder = (over: Partial<OrderFacts> = {}): OrderFacts => ({
  state: 'unpaid',
  isContractSigned: false,
  payBefore: new Date(now.getTime() + hour),
  autoReceiptAt: null,
  rateLockedUntil: new Date(now.getTime() + hour),
  now,
  ...over,
});

const states = Object.keys(orderStatuses) as OrderState[];
const actors: ActorKind[] = ['buyer', 'merchant', 'staff', 'system'];
const table = transitions as readonly Transition[];

describe('order state machine', () => {
  it('allows exactly the rows of the table, for every state, action and actor', () => {
    const actions = [...new Set(table.map(({ action }) => action))];
    for (const state of states)
      for (const action of actions)
        for (const actor of actors) {
          const rows = table.filter(
            (row) => row.action === action && row.from === state && row.who.includes(actor),
          );
          expect(rows.length).toBeLessThanOrEqual(1);
          const order = anOrder({
            state,
            isContractSigned: !rows[0]?.guards.includes('contractUnsigned'),
            payBefore: now,
            autoReceiptAt: now,
            rateLockedUntil: now,
          });
          if (rows[0]) expect(transitionFor(action, order, actor)).toBe(rows[0]);
          else expect(() => transitionFor(action, order, actor)).toThrow();
        }
  });

  it('does not confirm a payment before the contract is signed', () => {
    const order = anOrder({ state: 'toConfirm' });
    expect(() => transitionFor('confirmPayment', order, 'staff')).toThrow(
      orderErrors.contractUnsigned().message,
    );
    expect(transitionFor('confirmPayment', { ...order, isContractSigned: true }, 'staff').to).toBe('toShip');
  });

  it('expires an unpaid order only when its time is over', () => {
    expect(() => transitionFor('expire', anOrder(), 'system')).toThrow();
    expect(transitionFor('expire', anOrder({ payBefore: now }), 'system').to).toBe('cancelled');
  });

  it('quotes again only when the lock of the rate has run out', () => {
    expect(() => transitionFor('requote', anOrder(), 'buyer')).toThrow('order.rateLockHolds');
    expect(transitionFor('requote', anOrder({ rateLockedUntil: now }), 'buyer').to).toBe('unpaid');
    expect(actionsFor({ ...anOrder(), isRateLockOver: true }, 'buyer')).toContain('requote');
    expect(actionsFor(anOrder(), 'buyer')).not.toContain('requote');
  });

  it('counts money that comes late without moving the order', () => {
    for (const state of ['toShip', 'shipped', 'completed', 'cancelled'] as const)
      expect(transitionFor('confirmLate', anOrder({ state }), 'staff').to).toBe(state);
    expect(() => transitionFor('confirmLate', anOrder({ state: 'toConfirm' }), 'staff')).toThrow();
  });

  it('lets nobody but staff cancel once a slip is in', () => {
    expect(() => transitionFor('cancel', anOrder({ state: 'toConfirm' }), 'buyer')).toThrow(
      orderErrors.alreadyPaid().message,
    );
    expect(() =>
      transitionFor('expire', anOrder({ state: 'toConfirm', payBefore: now }), 'system'),
    ).toThrow();
    expect(transitionFor('staffCancel', anOrder({ state: 'toConfirm' }), 'staff').to).toBe('cancelled');
  });

  it('has no way out of cancelled and completed, and no way back from shipped', () => {
    for (const end of ['cancelled', 'completed'] as const)
      expect(table.filter(({ from, to }) => from === end && to !== end)).toEqual([]);
    const onward = ['shipped', 'completed'];
    expect(table.filter(({ from, to }) => from === 'shipped' && !onward.includes(to))).toEqual([]);
  });

  it('reaches every state from the first', () => {
    const reached = new Set<OrderState>(['unpaid']);
    for (let round = 0; round < states.length; round += 1)
      for (const { from, to } of table) if (reached.has(from)) reached.add(to);
    expect([...reached].sort()).toEqual([...states].sort());
  });
});

describe('actionsFor', () => {
  it('offers a buyer what comes next', () => {
    expect(actionsFor(anOrder(), 'buyer')).toEqual(['signContract', 'uploadSlip', 'cancel']);
    expect(actionsFor(anOrder({ state: 'shipped', isContractSigned: true }), 'buyer')).toEqual(['receive']);
  });

  it('offers staff only what their permissions allow', () => {
    const order = anOrder({ state: 'toConfirm' });
    expect(actionsFor(order, 'staff', [])).toEqual([]);
    expect(actionsFor(order, 'staff', ['voucher_audit'])).toEqual(['uploadSlip', 'auditSlip']);
    expect(actionsFor(order, 'staff', ['order_cancel'])).toEqual(['staffCancel']);
  });

  it('offers a merchant to ship a paid order', () => {
    expect(actionsFor(anOrder({ state: 'toShip', isContractSigned: true }), 'merchant')).toEqual([
      'ship',
      'writeMilestone',
    ]);
    expect(actionsFor(anOrder(), 'merchant')).toEqual([]);
  });
});
