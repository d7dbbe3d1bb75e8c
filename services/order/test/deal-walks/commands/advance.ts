import type { Outcome } from '../oracle/index.js';
import { command, type Commands, type Step } from '../step.js';
import type { Walk } from '../walk.js';
import { perOrder, wish } from './common.js';
import { goods } from './goods.js';
import { papers } from './papers.js';
import { prices } from './prices.js';
import { refunds } from './refunds.js';
import { slips } from './slips.js';
import { time } from './time.js';

const STAGES = ['quotedAgain', 'paid', 'shipped', 'ready', 'claimedAndOverdue'] as const;
type Stage = (typeof STAGES)[number];

/** Reading of a bank statement that agrees with the slip. */
const reading = { came: 'asClaimed', names: 'fitting', reference: 'ofSlip', whole: 'unsaid' } as const;

const steps: Commands = { ...goods, ...papers, ...prices, ...refunds, ...slips, ...time };

/** Returns the steps of an order without problems, up to a stage. */
function goodWay(order: number, currency: 'CNY' | 'RUB', to: Stage): readonly Step[] {
  const handIn = { do: 'handIn', order, by: 'buyer', reference: 'own', file: 'own', paid: 'today' };
  const pay: readonly Step[] = [
    { do: 'sign', order, read: 'whole' },
    { ...handIn, currency, pays: 'exact' },
    { do: 'audit', order, slip: 'oldest', by: 'clerkA', as: 'full', types: 'amount', reads: reading },
    { do: 'audit', order, slip: 'oldest', by: 'clerkB', as: 'full', types: 'amount', reads: reading },
  ];
  const ship: readonly Step[] = [
    { do: 'nameVins', order, how: 'all' },
    { do: 'ship', order, by: 'logistics' },
  ];
  if (to === 'quotedAgain')
    return [
      { do: 'sign', order, read: 'whole' },
      { ...handIn, currency: 'RUB', pays: 'half' },
      { do: 'audit', order, slip: 'oldest', by: 'clerkA', as: 'full', types: 'amount', reads: reading },
      { do: 'pass', hours: 100 },
      { do: 'rate', rate: 13.2871, by: 'administrator' },
      { do: 'requote', order },
    ];
  const next: Step = { do: 'milestone', order, code: 'next', day: 'today', says: 'nothing', by: 'logistics' };
  if (to === 'paid') return pay;
  if (to === 'shipped') return [...pay, ...ship];
  const ready = [...pay, ...ship, next, next, next, next, next, next];
  if (to === 'ready') return ready;
  return [...ready, { do: 'claim', order, currency, asks: 'part' }, { do: 'pass', hours: 1_500 }];
}

export const advance: Commands = {
  /** Runs several steps without problems, so that walks reach later states. */
  advance: command<{ order: number; currency: 'CNY' | 'RUB'; to: Stage }>({
    wishes: (walk, dice) =>
      perOrder(walk, ({ order: { status, credited_minor } }, order) =>
        status === 1 && credited_minor === 0
          ? [wish(3, { order, currency: dice.pick(['CNY', 'RUB'] as const), to: dice.pick(STAGES) })]
          : [],
      ),
    run: async (walk: Walk, { order, currency, to }) => {
      let outcome: Outcome | undefined;
      for (const step of goodWay(order, currency, to)) {
        outcome = await steps[step.do]!.run(walk, step);
        await walk.lookAgain();
      }
      // Some steps may be refused because they are not needed; the end of the last one does not matter.
      return outcome && { end: 'done', ...(outcome.orderId ? { orderId: outcome.orderId } : {}) };
    },
  }),
};
