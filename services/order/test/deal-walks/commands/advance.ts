import type { Outcome } from '../oracle/index.js';
import { command, type Commands, type Step } from '../step.js';
import type { Walk } from '../walk.js';
import { perOrder, wish } from './common.js';
import { desk } from './desk.js';
import { goods } from './goods.js';
import { papers } from './papers.js';
import { prices } from './prices.js';
import { refunds } from './refunds.js';
import { slips } from './slips.js';
import { time } from './time.js';

/** Reading of a bank statement that agrees with the slip. */
const READING = { came: 'asClaimed', names: 'fitting', reference: 'ofSlip', whole: 'unsaid' } as const;

const steps: Commands = { ...desk, ...goods, ...papers, ...prices, ...refunds, ...slips, ...time };

type Currency = 'CNY' | 'RUB';
type Way = (order: number, currency: Currency) => readonly Step[];

const sign = (order: number): Step => ({ do: 'sign', order, read: 'whole' });
const handIn = (order: number, currency: Currency, pays: 'exact' | 'half'): Step => ({
  ...{ do: 'handIn', order, by: 'buyer', currency, pays, reference: 'own', file: 'own', paid: 'today' },
});
const audit = (order: number, by: 'clerkA' | 'clerkB'): Step => ({
  ...{ do: 'audit', order, slip: 'oldest', by, as: 'full', types: 'amount', reads: READING },
});

const part = (order: number, by: 'clerkA' | 'clerkB'): Step => ({
  ...audit(order, by),
  as: 'part',
  reads: { ...READING, whole: 'allParts' },
});

const paid: Way = (order, currency) => [
  sign(order),
  handIn(order, currency, 'exact'),
  audit(order, 'clerkA'),
  audit(order, 'clerkB'),
];

const shipped: Way = (order, currency) => [
  ...paid(order, currency),
  { do: 'nameVins', order, how: 'all' },
  { do: 'ship', order, by: 'logistics' },
];

const ready: Way = (order, currency) => [
  ...shipped(order, currency),
  ...Array.from({ length: 6 }, () => ({
    ...{ do: 'milestone', order, code: 'next', day: 'today', says: 'nothing', by: 'logistics' },
  })),
];

/** The rate of the order lapses, and is quoted again at another one. */
const quotedAgain = (order: number): readonly Step[] => [
  { do: 'rateEnds', order },
  { do: 'rate', rate: 13.2871, by: 'administrator' },
  { do: 'requote', order },
];

/** Ways of an order to a state that walks would seldom reach step by step. */
const ways = {
  paid,
  shipped,
  ready,
  /** A claim waits for a car whose receipt would be confirmed by the timer. */
  overdue: (order, currency) => [
    ...ready(order, currency),
    { do: 'claim', order, currency, asks: 'part' },
    { do: 'pass', hours: 1_500 },
  ],
  /** The sum is claimed back, and granted by a clerk who confirms no payments. */
  givenBack: (order, currency) => [
    ...paid(order, currency),
    { do: 'claim', order, currency, asks: 'all' },
    { do: 'decide', order, by: 'clerkC', as: 'approve', types: 'amount' },
  ],
  /** Money of both currencies is claimed back in one claim, and granted. */
  givenBackInBoth: (order, currency) => [
    sign(order),
    handIn(order, currency, 'half'),
    part(order, 'clerkA'),
    handIn(order, currency === 'CNY' ? 'RUB' : 'CNY', 'exact'),
    audit(order, 'clerkA'),
    audit(order, 'clerkB'),
    { do: 'claim', order, currency, asks: 'whole' },
    { do: 'decide', order, by: 'clerkC', as: 'approve', types: 'amount' },
  ],
  /** A part was paid at one rate, the rest has a quote at another one. */
  quotedAfterPart: (order) => [
    sign(order),
    handIn(order, 'RUB', 'half'),
    audit(order, 'clerkA'),
    ...quotedAgain(order),
    { do: 'paper', order, kind: 'invoice' },
  ],
  /** Days after the first part, the number of its transfer comes again in another spelling, with another amount. */
  partAgain: (order, currency) => [
    { ...handIn(order, currency, 'half'), reference: 'used' },
    // While it waits, the order does not expire.
    handIn(order, currency, 'half'),
    part(order, 'clerkA'),
    { do: 'pass', hours: 100 },
    { ...handIn(order, currency, 'half'), reference: 'usedDressed', paid: 'daysAgo' },
    { ...part(order, 'clerkA'), slip: 'newest' },
  ],
  /** The rate changed before the contract was signed. */
  quotedUnsigned: (order) => [{ do: 'paper', order, kind: 'contract' }, ...quotedAgain(order)],
  /** The rate changed while the scan of a signed contract was to be checked. */
  quotedAfterScan: (order) => [{ do: 'scan', order, read: 'whole' }, ...quotedAgain(order)],
} as const satisfies Readonly<Record<string, Way>>;

const STAGES = Object.keys(ways) as (keyof typeof ways)[];

export const advance: Commands = {
  /** Takes an order to a state by steps without problems. */
  advance: command<{ order: number; currency: Currency; to: keyof typeof ways }>({
    wishes: (walk, dice) =>
      perOrder(walk, ({ order: { status, credited_minor } }, order) =>
        status === 1 && credited_minor === 0
          ? [wish(3, { order, currency: dice.pick(['CNY', 'RUB'] as const), to: dice.pick(STAGES) })]
          : [],
      ),
    run: (walk, { order, currency, to }) => take(walk, ways[to](order, currency)),
  }),

  /** One transfer is counted in parts for two orders, of one buyer or of two. */
  share: command<{ order: number; other: number; currency: Currency }>({
    wishes: (walk, dice) => {
      const [order, other] = walk.orderIds.flatMap((_, index) =>
        walk.deal(index)?.order.status === 1 ? [index] : [],
      );
      return order === undefined || other === undefined
        ? []
        : [wish(1, { order, other, currency: dice.pick(['CNY', 'RUB'] as const) })];
    },
    run: (walk, { order, other, currency }) =>
      take(walk, [
        ...[order, other].map((one) => ({ ...handIn(one, currency, 'half'), reference: 'used' })),
        part(order, 'clerkA'),
        part(other, 'clerkB'),
        // For another buyer it takes two, and this one has counted the first part.
        part(other, 'clerkA'),
      ]),
  }),
};

/** Takes steps, some of which may be refused because they are not needed; the end of the last one does not matter. */
async function take(walk: Walk, all: readonly Step[]): Promise<Outcome | undefined> {
  let outcome: Outcome | undefined;
  for (const step of all) {
    outcome = await steps[step.do]!.run(walk, step);
    // The next step begins on the page as it is now.
    await walk.hearAll('some');
  }
  return outcome && { end: 'done', ...(outcome.orderId ? { orderId: outcome.orderId } : {}) };
}
