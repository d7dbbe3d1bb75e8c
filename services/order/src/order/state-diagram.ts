import {
  ORDER_MOVES,
  orderGuards,
  orderMoveRow,
  orderStatuses,
  type OrderMove,
  type OrderState,
} from '@mall/contracts/order';

const node = (state: OrderState): string =>
  `${state}: ${orderStatuses[state].label.en} (${orderStatuses[state].code})`;

function edges(move: OrderMove): string[] {
  const { states, by, guards = [] } = orderMoveRow(move);
  const conditions = guards.map((name) => orderGuards[name].says);
  const guarded = conditions.length > 0 ? ` [${conditions.join(', ')}]` : '';
  return Object.entries(states).map(
    ([from, to]) => `${from} --> ${to}: ${move} by ${by.join(' or ')}${guarded}`,
  );
}

/** Returns the table of moves as a mermaid state diagram, for the README. */
export function stateDiagram(): string {
  const states = (Object.keys(orderStatuses) as OrderState[]).map(node);
  const ends = ['[*] --> unpaid: submit by buyer', 'completed --> [*]', 'cancelled --> [*]'];
  const lines = [...states, ...ends, ...ORDER_MOVES.flatMap(edges)];
  return ['stateDiagram-v2', ...lines.map((line) => `  ${line}`)].join('\n');
}
