import {
  ORDER_ACTIONS,
  ORDER_MOVES,
  orderMoveRow,
  orderStatuses,
  type ActorKind,
  type OrderAction,
  type OrderMove,
  type OrderState,
} from '@mall/contracts/order';

/** A result of an action: one of these moves, by this kind of actor. */
export interface Contestant {
  readonly name: string;
  readonly action: OrderAction | 'expire';
  readonly by: ActorKind;
  readonly moves: readonly OrderMove[];
}

/** Contestants that act at the same time on an order in this state. */
export interface Combination {
  readonly from: OrderState;
  readonly contestants: readonly Contestant[];
}

/** Decisions of staff about a slip, with the moves that may follow; the moves of late payments have no button. */
const DECISIONS: Readonly<Record<string, readonly OrderMove[]>> = {
  confirm: ['firstConfirm', 'firstConfirmAnew', 'confirmPayment', 'confirmLate'],
  part: ['confirmPart', 'confirmPartMoreWait', 'confirmLate'],
  reject: ['rejectSlip', 'rejectSlipMoreWait', 'rejectLate'],
};

const movesOf = (action: OrderAction, by: ActorKind): OrderMove[] =>
  ORDER_MOVES.filter((move) => {
    const row = orderMoveRow(move);
    return row.offeredAs === action && row.by.includes(by);
  });

function contestantsOf(action: OrderAction): Contestant[] {
  if (action === 'auditSlip')
    return Object.entries(DECISIONS).map(([decision, moves]) => ({
      name: `${decision} by staff`,
      action,
      by: 'staff',
      moves,
    }));
  return (['buyer', 'merchant', 'staff'] as const)
    .map((by) => ({ name: `${action} by ${by}`, action, by, moves: movesOf(action, by) }))
    .filter(({ moves }) => moves.length > 0);
}

const CONTESTANTS: readonly Contestant[] = [
  ...ORDER_ACTIONS.flatMap(contestantsOf),
  { name: 'expire by system', action: 'expire', by: 'system', moves: ['expire'] },
];

/** Moves that no test starts, with the reason. */
export const NOT_STARTED: Readonly<Partial<Record<OrderMove, string>>> = {
  submit: 'an order that is being placed has no other actions; its races are in nothing-doubled',
  handInContract: 'it takes the lock that signing on screen takes, which is raced for',
  autoReceive: 'the timer alone makes it, under the lock under which the buyer confirms receipt',
  refundWhole: 'it follows from the payout of the last refund; its races are in deal-walks',
  carLost: 'it follows from an event of the product service that no action of an order causes',
  grantRefund: 'it follows from a decision on a refund; its races are in deal-walks',
  refuseRefund: 'it follows from a decision on a refund; its races are in deal-walks',
  payRefund: 'it follows from the payout of a refund; its races are in deal-walks',
};

const isPresent =
  (state: OrderState) =>
  ({ moves }: Contestant): boolean =>
    moves.some((move) => orderMoveRow(move).states[state] !== undefined);

const leavesIt =
  (state: OrderState) =>
  ({ moves }: Contestant): boolean =>
    moves.some((move) => {
      const to = orderMoveRow(move).states[state];
      return to !== undefined && to !== state;
    });

const pairs = (of: readonly Contestant[]): Contestant[][] =>
  of.flatMap((one, index) => of.slice(index).map((other) => [one, other]));

const triples = (of: readonly Contestant[]): Contestant[][] =>
  of.flatMap((one, index) =>
    pairs(of.slice(index + 1))
      .filter(([a, b]) => a !== b)
      .map((two) => [one, ...two]),
  );

/**
 * Every pair of actions that the table allows in a state, including the same action twice, and triples of those that
 * leave it.
 */
export const combinations: readonly Combination[] = (Object.keys(orderStatuses) as OrderState[]).flatMap(
  (from) => {
    const present = CONTESTANTS.filter(isPresent(from));
    const leaving = present.filter(leavesIt(from));
    return [...pairs(present), ...triples(leaving)].map((contestants) => ({ from, contestants }));
  },
);

/** Returns the states that some of the contestants can lead to, one after the other in any order, by the table. */
export function possibleEnds({ from, contestants }: Combination): ReadonlySet<OrderState> {
  const ends = new Set<OrderState>([from]);
  const go = (state: OrderState, left: readonly Contestant[]): void => {
    for (const one of left)
      for (const move of one.moves) {
        const to = orderMoveRow(move).states[state];
        if (to === undefined) continue;
        ends.add(to);
        go(
          to,
          left.filter((other) => other !== one),
        );
      }
  };
  go(from, contestants);
  return ends;
}

export const titleOf = ({ from, contestants }: Combination): string =>
  `${from}: ${contestants.map(({ name }) => name).join(' | ')}`;

/** Moves that some combination can make. */
export const startedMoves: ReadonlySet<OrderMove> = new Set(CONTESTANTS.flatMap(({ moves }) => moves));
