import { orderStatuses, type OrderState } from '@mall/contracts/order';
import { guards, transitions, type Transition } from './order.state-machine.js';

const node = (state: OrderState): string =>
  `${state}: ${orderStatuses[state].label.en} (${orderStatuses[state].code})`;

const edge = ({ action, from, to, who, guards: names }: Transition): string => {
  const conditions = names.map((name) => guards[name].says);
  const guarded = conditions.length > 0 ? ` [${conditions.join(', ')}]` : '';
  return `${from} --> ${to}: ${action} by ${who.join(' or ')}${guarded}`;
};

/** The table as a mermaid state diagram, for the README. */
export function stateDiagram(): string {
  const states = (Object.keys(orderStatuses) as OrderState[]).map(node);
  const ends = ['[*] --> unpaid: submit by buyer', 'completed --> [*]', 'cancelled --> [*]'];
  const lines = [...states, ...ends, ...(transitions as readonly Transition[]).map(edge)];
  return ['stateDiagram-v2', ...lines.map((line) => `  ${line}`)].join('\n');
}
