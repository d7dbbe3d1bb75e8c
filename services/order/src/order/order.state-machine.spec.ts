import {
  ORDER_MOVES,
  documentErrors,
  operationOfAction,
  orderErrors,
  orderMoveRow,
  orderStatuses,
  type ActorKind,
  type OrderFacts,
  type OrderMove,
  type OrderState,
} from '@mall/contracts/order';
import type { MallError } from '@mall/contracts/define';
import fc from 'fast-check';
import { amountTexts, momentTexts } from '@mall/validation/typography';
import { actionsFor, targetOf } from './order.state-machine.js';

const hour = 3_600_000;
const now = new Date('2026-11-21T12:00:00Z');
const later = new Date(now.getTime() + hour);
const anOrder = (over: Partial<OrderFacts> = {}): OrderFacts => ({
  state: 'unpaid',
  isContractSigned: false,
  isScanWaiting: false,
  creditedMinor: 0,
  returningMinor: 0,
  isFairlyClaimed: false,
  payBefore: new Date(now.getTime() + hour),
  autoReceiptAt: null,
  rateLockedUntil: new Date(now.getTime() + hour),
  hasOpenRefund: false,
  isReturning: false,
  isSlipWaiting: false,
  vinsMissing: 0,
  now,
  ...over,
});

function refusalOf(work: () => unknown): string | undefined {
  try {
    work();
    return undefined;
  } catch (failure) {
    return (failure as MallError).declaration.key;
  }
}

const states = Object.keys(orderStatuses) as OrderState[];
const actors: ActorKind[] = ['buyer', 'merchant', 'staff', 'system'];
const edgesOf = (move: OrderMove): { from: OrderState; to: OrderState }[] =>
  (Object.entries(orderMoveRow(move).states) as [OrderState, OrderState][]).map(([from, to]) => ({
    from,
    to,
  }));
const edges = ORDER_MOVES.flatMap(edgesOf);

const flags = ['isContractSigned', 'isScanWaiting', 'hasOpenRefund', 'isReturning', 'isSlipWaiting'] as const;
/** Any facts that guards read. */
const anyFacts = fc.record({
  state: fc.constantFrom(...states),
  ...Object.fromEntries(flags.map((flag) => [flag, fc.boolean()])),
  isFairlyClaimed: fc.boolean(),
  vinsMissing: fc.constantFrom(0, 2),
  creditedMinor: fc.constantFrom(0, 500),
  returningMinor: fc.constantFrom(0, 500),
  autoReceiptAt: fc.constantFrom(null, now),
  payBefore: fc.constantFrom(now, later),
  rateLockedUntil: fc.constantFrom(now, later),
}) as fc.Arbitrary<Partial<OrderFacts>>;

describe('order state machine', () => {
  it('allows exactly the rows of the table, for every state, move and actor', () => {
    for (const state of states)
      for (const move of ORDER_MOVES)
        for (const actor of actors) {
          const row = orderMoveRow(move);
          const order = anOrder({
            state,
            isContractSigned: !row.guards?.includes('contractUnsigned'),
            isScanWaiting: row.guards?.includes('scanWaits') ?? false,
            creditedMinor: 1,
            payBefore: now,
            autoReceiptAt: now,
            rateLockedUntil: now,
          });
          if (row.by.includes(actor) && row.states[state])
            expect(targetOf(move, order, actor)).toBe(row.states[state]);
          else
            expect(() => targetOf(move, order, actor)).toThrow(
              orderErrors[row.misfitIn?.[state] ?? row.misfit].key,
            );
        }
  });

  it.each<[OrderMove, ActorKind, Partial<OrderFacts>, Error]>([
    ['signContract', 'buyer', { isContractSigned: true }, orderErrors.contractAlreadySigned()],
    ['acceptContract', 'staff', {}, documentErrors.scanDecided()],
    ['requote', 'buyer', {}, orderErrors.rateLockHolds({ until: momentTexts(later) })],
    ['expire', 'system', {}, orderErrors.orderClosed()],
    ['receive', 'buyer', { state: 'shipped' }, orderErrors.carNotReady()],
    ['autoReceive', 'system', { state: 'shipped', autoReceiptAt: later }, orderErrors.orderClosed()],
    ['applyRefund', 'buyer', { state: 'toShip' }, orderErrors.refundRefused()],
    [
      'applyRefund',
      'buyer',
      { state: 'toShip', creditedMinor: 500, returningMinor: 500 },
      orderErrors.refundAllAsked({ amount: amountTexts(500, 'CNY') }),
    ],
    ['cancel', 'buyer', { state: 'toConfirm', isFairlyClaimed: true }, orderErrors.paymentChecked()],
    [
      'ship',
      'merchant',
      { state: 'toShip', isContractSigned: true, hasOpenRefund: true },
      orderErrors.refundOpenForShop(),
    ],
    [
      'ship',
      'merchant',
      { state: 'toShip', isContractSigned: true, vinsMissing: 2 },
      orderErrors.vinsMissingForShop({ count: 2 }),
    ],
  ])('refuses %s by %s with %j, and says with figures what is missing', (move, actor, over, refusal) => {
    expect(() => targetOf(move, anOrder(over), actor)).toThrow(refusal);
  });

  it('removes no order from the list whose money has still to go back, or whose slip is checked', () => {
    for (const state of ['completed', 'cancelled'] as const) {
      const remove = (over: Partial<OrderFacts>) => () =>
        targetOf('remove', anOrder({ state, ...over }), 'buyer');
      expect(remove({ isReturning: true })).toThrow(orderErrors.returnUnderWay.key);
      expect(remove({ isSlipWaiting: true })).toThrow(orderErrors.slipUnderCheck.key);
      expect(remove({})()).toBe(state);
    }
  });

  it('refuses each person in words that name what this person can do', () => {
    /** Refusals that name a task, and who has it; all others say only what is so. */
    const told: Readonly<Record<string, readonly ActorKind[]>> = {
      [orderErrors.refundOpen.key]: ['staff', 'system'],
      [orderErrors.refundOpenForBuyer.key]: ['buyer'],
      [orderErrors.refundOpenForShop.key]: ['merchant'],
      [orderErrors.vinsMissing.key]: ['staff'],
      [orderErrors.vinsMissingForShop.key]: ['merchant'],
      [orderErrors.shippedNotCancelled.key]: ['staff'],
      [orderErrors.slipAlreadyAudited.key]: ['staff'],
      [documentErrors.scanDecided.key]: ['staff'],
      [orderErrors.alreadyPaid.key]: ['buyer'],
      [orderErrors.notShipped.key]: ['buyer'],
      [orderErrors.carNotReady.key]: ['buyer'],
      [orderErrors.notFinished.key]: ['buyer'],
      [orderErrors.returnUnderWay.key]: ['buyer'],
      [orderErrors.slipUnderCheck.key]: ['buyer'],
      [orderErrors.refundRefused.key]: ['buyer'],
      [orderErrors.refundOfCancelled.key]: ['buyer'],
      [orderErrors.refundAllAsked.key]: ['buyer'],
      [orderErrors.paymentChecked.key]: ['buyer'],
      [orderErrors.rateLockHolds.key]: ['buyer'],
      [orderErrors.notPaid.key]: ['merchant', 'staff'],
      [orderErrors.endedWithoutSale.key]: ['merchant', 'staff'],
      [orderErrors.contractUnsigned.key]: ['merchant', 'staff'],
    };
    const toAll: readonly string[] = [
      orderErrors.orderClosed.key,
      orderErrors.slipNotExpected.key,
      orderErrors.contractAlreadySigned.key,
      orderErrors.alreadyCancelled.key,
    ];
    fc.assert(
      fc.property(anyFacts, (over) => {
        for (const move of ORDER_MOVES)
          for (const actor of orderMoveRow(move).by) {
            const refusal = refusalOf(() => targetOf(move, anOrder(over), actor));
            if (!refusal || toAll.includes(refusal)) continue;
            expect([move, actor, refusal, told[refusal]?.includes(actor)]).toEqual([
              move,
              actor,
              refusal,
              true,
            ]);
          }
      }),
    );
  });

  it('refuses an action only with errors that its operation declares', () => {
    fc.assert(
      fc.property(anyFacts, (over) => {
        for (const move of ORDER_MOVES) {
          const { offeredAs, by } = orderMoveRow(move);
          const declared = offeredAs && operationOfAction(offeredAs).errors?.map(({ key }) => key);
          for (const actor of by.filter((one) => declared && one !== 'system')) {
            const refusal = refusalOf(() => targetOf(move, anOrder(over), actor));
            if (refusal) expect(declared).toContain(refusal);
          }
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('does not confirm a payment before the contract is signed', () => {
    const order = anOrder({ state: 'toConfirm' });
    expect(() => targetOf('confirmPayment', order, 'staff')).toThrow(orderErrors.contractUnsigned().message);
    expect(targetOf('confirmPayment', { ...order, isContractSigned: true }, 'staff')).toBe('toShip');
  });

  it('expires an unpaid order only when its time is over', () => {
    expect(() => targetOf('expire', anOrder(), 'system')).toThrow();
    expect(targetOf('expire', anOrder({ payBefore: now }), 'system')).toBe('cancelled');
  });

  it('quotes again only when the lock of the rate has run out', () => {
    expect(() => targetOf('requote', anOrder(), 'buyer')).toThrow('order.rateLockHolds');
    expect(targetOf('requote', anOrder({ rateLockedUntil: now }), 'buyer')).toBe('unpaid');
    expect(actionsFor(anOrder({ rateLockedUntil: now }), 'buyer')).toContain('requote');
    expect(actionsFor(anOrder(), 'buyer')).not.toContain('requote');
  });

  it('lets the buyer confirm receipt only of a car that is ready', () => {
    const shipped = anOrder({ state: 'shipped', isContractSigned: true });
    expect(() => targetOf('receive', shipped, 'buyer')).toThrow(orderErrors.carNotReady.key);
    const isReady = { ...shipped, autoReceiptAt: new Date(now.getTime() + hour) };
    expect(targetOf('receive', isReady, 'buyer')).toBe('completed');
    expect(() => targetOf('autoReceive', isReady, 'system')).toThrow(orderErrors.orderClosed.key);
  });

  it('credits late money without moving the order', () => {
    for (const state of ['toShip', 'shipped', 'completed', 'cancelled'] as const)
      expect(targetOf('confirmLate', anOrder({ state }), 'staff')).toBe(state);
    expect(() => targetOf('confirmLate', anOrder({ state: 'toConfirm' }), 'staff')).toThrow();
  });

  it('lets nobody but staff cancel once a slip is in that claims a fair part', () => {
    const claimed = anOrder({ state: 'toConfirm', isFairlyClaimed: true });
    expect(() => targetOf('cancel', claimed, 'buyer')).toThrow(orderErrors.paymentChecked.key);
    expect(targetOf('cancel', anOrder({ state: 'toConfirm' }), 'buyer')).toBe('cancelled');
    expect(() => targetOf('expire', anOrder({ state: 'toConfirm', payBefore: now }), 'system')).toThrow();
    for (const state of ['shipped', 'completed'] as const)
      expect(() => targetOf('staffCancel', anOrder({ state }), 'staff')).toThrow(
        orderErrors.shippedNotCancelled.key,
      );
    expect(() => targetOf('staffCancel', anOrder({ state: 'cancelled' }), 'staff')).toThrow(
      orderErrors.orderClosed.key,
    );
    expect(targetOf('staffCancel', anOrder({ state: 'toConfirm' }), 'staff')).toBe('cancelled');
  });

  it('leaves completed and goes back from shipped only when all of the money was paid out again', () => {
    const withoutRefund = ORDER_MOVES.filter((move) => move !== 'refundWhole').flatMap(edgesOf);
    const waysOut = (of: OrderState, onward: readonly OrderState[]) =>
      withoutRefund.filter(({ from, to }) => from === of && !onward.includes(to));
    expect(edges.filter(({ from, to }) => from === 'cancelled' && to !== 'cancelled')).toEqual([]);
    expect(waysOut('completed', ['completed'])).toEqual([]);
    expect(waysOut('shipped', ['shipped', 'completed'])).toEqual([]);
  });

  it('reaches every state from the first', () => {
    const reached = new Set<OrderState>(['unpaid']);
    for (let round = 0; round < states.length; round += 1)
      for (const { from, to } of edges) if (reached.has(from)) reached.add(to);
    expect([...reached].sort()).toEqual([...states].sort());
  });
});

describe('actionsFor', () => {
  it('offers a buyer the next action', () => {
    expect(actionsFor(anOrder(), 'buyer')).toEqual(['signContract', 'uploadSlip', 'cancel']);
    const shipped = anOrder({ state: 'shipped', isContractSigned: true });
    expect(actionsFor(shipped, 'buyer')).toEqual([]);
    expect(actionsFor({ ...shipped, autoReceiptAt: now }, 'buyer')).toEqual(['receive']);
  });

  it('does not offer to sign a contract again', () => {
    expect(actionsFor(anOrder({ isContractSigned: true }), 'buyer')).toEqual(['uploadSlip', 'cancel']);
  });

  it('offers a refund of money that came in, once the order is paid', () => {
    const paid = { isContractSigned: true, creditedMinor: 100 };
    expect(actionsFor(anOrder({ ...paid, state: 'toShip' }), 'buyer')).toEqual(['applyRefund']);
    expect(actionsFor(anOrder({ ...paid, state: 'unpaid' }), 'buyer')).not.toContain('applyRefund');
    expect(actionsFor(anOrder({ state: 'toShip' }), 'buyer')).not.toContain('applyRefund');
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
