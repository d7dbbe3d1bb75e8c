import {
  big,
  confirmed,
  credited,
  fenFor,
  fenOf,
  kopecksFor,
  paidOut,
  receivedBy,
  standing,
  sumOf,
} from './amounts.js';
import { balance, DIFFERENCES } from './books.js';
import { isOpen, isPaid, type Deal, type SlipRow } from './facts.js';
import { unless, type DealRule } from './rule.js';

const CURRENCIES = ['CNY', 'RUB'] as const;
/** Initial value of the setting, which no walk changes. */
const PART_REFUND_PERCENT = 30n;
const DAY_MS = 86_400_000;

/** Returns confirmed slips in roubles, grouped by the rate at which they count. */
function roublesByRate(deal: Deal): ReadonlyMap<number, readonly SlipRow[]> {
  const byRate = new Map<number, SlipRow[]>();
  for (const slip of confirmed(deal)) {
    if (slip.currency !== 'RUB') continue;
    const rate = slip.rate_scaled ?? 0;
    byRate.set(rate, [...(byRate.get(rate) ?? []), slip]);
  }
  return byRate;
}

export const moneyRules = {
  totalIsOfLines: {
    says: 'The total is the sum of the lines, and its roubles follow the rate',
    broken: ({ order, items }) => [
      ...unless(
        sumOf(items, ({ total_minor }) => total_minor) === big(order.total_minor) &&
          items.every((item) => big(item.price_minor) * big(item.count) === big(item.total_minor)),
        `total ${order.total_minor}, lines ${items.map((item) => item.total_minor).join(' + ')}`,
      ),
      ...unless(
        kopecksFor(big(order.total_minor), order.rate_scaled) === big(order.total_rub_minor),
        `${order.total_minor} fen at ${order.rate_scaled} are not ${order.total_rub_minor} kopecks`,
      ),
    ],
  },
  returnedWithinReceived: {
    says: 'No more goes back than came in, in fen',
    broken: (deal) => {
      const back = sumOf(standing(deal), fenOf);
      return unless(back <= credited(deal), `${back} fen go back of ${credited(deal)}`);
    },
  },
  returnedInItsCurrency: {
    says: 'No more goes back than came in, in each currency',
    broken: (deal) =>
      CURRENCIES.flatMap((currency) => {
        const back = sumOf(
          standing(deal).filter((refund) => refund.currency === currency),
          ({ amount_minor }) => amount_minor,
        );
        const came = sumOf(
          confirmed(deal).filter((slip) => slip.currency === currency),
          receivedBy,
        );
        return unless(back <= came, `${back} ${currency} go back of ${came}`);
      }),
  },
  claimsReduceOrEnd: {
    says: 'Until the car is received, claims are a reduction of at most 30 % of the price, or leave nothing of the money',
    broken: (deal) => {
      if (deal.order.status !== 2 && deal.order.status !== 3) return [];
      const claims = sumOf(
        standing(deal).filter(({ kind }) => kind === 'claim'),
        fenOf,
      );
      const isWhole = sumOf(standing(deal), fenOf) === credited(deal);
      return unless(
        isWhole || claims * 100n <= big(deal.order.total_minor) * PART_REFUND_PERCENT,
        `${claims} fen of ${deal.order.total_minor} are claimed, and the order goes on`,
      );
    },
  },
  refundsKeepTheirRate: {
    says: 'What goes back in a currency counts for at most what it came in for, and for all of it when all goes back',
    broken: (deal) =>
      CURRENCIES.flatMap((currency) => {
        const refunds = standing(deal).filter((refund) => refund.currency === currency);
        const slips = confirmed(deal).filter((slip) => slip.currency === currency);
        const [back, came] = [sumOf(refunds, ({ amount_minor }) => amount_minor), sumOf(slips, receivedBy)];
        const [backFen, cameFen] = [
          sumOf(refunds, fenOf),
          sumOf(slips, ({ credited_minor }) => credited_minor),
        ];
        return unless(
          back === came ? backFen === cameFen : backFen <= cameFen,
          `${back} of ${came} ${currency} go back, counted ${backFen} of ${cameFen} fen`,
        );
      }),
  },
  creditIsConfirmed: {
    says: 'The order counts exactly what its confirmed slips count for',
    broken: (deal) =>
      unless(
        big(deal.order.credited_minor) === credited(deal),
        `the order counts ${deal.order.credited_minor}, its slips ${credited(deal)}`,
      ),
  },
  creditFollowsRate: {
    says: 'A slip counts for what came: yuan for themselves, roubles at their rate to the fen',
    broken: (deal) => [
      ...confirmed(deal)
        .filter(({ currency }) => currency === 'CNY')
        .flatMap((slip) =>
          unless(
            slip.credited_minor === receivedBy(slip),
            `slip ${slip.voucher_id} of ${receivedBy(slip)} fen counts for ${slip.credited_minor}`,
          ),
        ),
      ...[...roublesByRate(deal)].flatMap(([rate, slips]) => {
        if (rate === 0) return ['a slip in roubles counts at no rate'];
        const kopecks = sumOf(slips, receivedBy);
        const off = sumOf(slips, ({ credited_minor }) => credited_minor) - fenFor(kopecks, rate);
        // The last payment of an order counts for exactly the remaining amount, which may differ by a fen
        // because of rounding.
        const isTheEnd = credited(deal) === big(deal.order.total_minor);
        return unless(
          off === 0n || (isTheEnd && (off === 1n || off === -1n)),
          `${kopecks} kopecks at ${rate} count ${off} fen too much`,
        );
      }),
    ],
  },
  onlyConfirmedCounts: {
    says: 'A slip that is not confirmed counts for nothing',
    broken: ({ slips }) =>
      slips
        .filter(({ status, credited_minor }) => status !== 1 && credited_minor !== 0)
        .map((slip) => `slip ${slip.voucher_id} of status ${slip.status} counts ${slip.credited_minor}`),
  },
  openMeansDue: {
    says: 'An order waits for payment only while something is due',
    broken: (deal) =>
      unless(
        !isOpen(deal) || credited(deal) < big(deal.order.total_minor),
        `waits for payment with ${credited(deal)} of ${deal.order.total_minor}`,
      ),
  },
  paidMeansPaid: {
    says: 'A paid order has its whole price; what is short was accepted by name, what is over goes back',
    broken: (deal) => {
      if (!isPaid(deal)) return [];
      const over = sumOf(
        standing(deal).filter(({ kind }) => kind === 'overpaid'),
        fenOf,
      );
      const writtenOff = DIFFERENCES.reduce((sum, account) => sum + balance(deal, account), 0n);
      const have = credited(deal) - over + writtenOff;
      return [
        ...unless(
          have === big(deal.order.total_minor),
          `paid ${credited(deal)}, over ${over}, written off ${writtenOff}, price ${deal.order.total_minor}`,
        ),
        ...unless(
          (writtenOff === 0n && over === 0n) ||
            over > 0n ||
            confirmed(deal).some((slip) => slip.difference_accepted),
          `${writtenOff} fen were written off and nobody accepted it`,
        ),
      ];
    },
  },
  closedReturnsAll: {
    says: 'Everything that came in for a cancelled order goes back',
    broken: (deal) => {
      const back = sumOf(standing(deal), fenOf);
      return unless(
        deal.order.status !== 6 || back === credited(deal),
        `cancelled with ${credited(deal)} fen, ${back} go back`,
      );
    },
  },
  wholeRefundEndsTheDeal: {
    says: 'When all of its money was paid out an order has ended as refunded, and only then; what comes later is owed on its own',
    broken: (deal) => {
      const later =
        deal.order.close_type === 8 ? standing(deal).filter(({ kind }) => kind === 'cancelled') : [];
      const out = sumOf(
        paidOut(deal).filter((refund) => !later.includes(refund)),
        fenOf,
      );
      const isWhole = credited(deal) > 0n && out === credited(deal) - sumOf(later, fenOf);
      const { status, close_type } = deal.order;
      return [
        ...unless(
          !isWhole || status === 6,
          `all ${out} fen were paid out, and the order has status ${status}`,
        ),
        ...unless(
          close_type !== 8 || isWhole,
          `called refunded with ${out} of ${credited(deal)} fen paid out`,
        ),
      ];
    },
  },
  paidAfterOrdered: {
    says: 'No payment is older than its order',
    broken: ({ order, slips }) =>
      slips
        .filter(({ status }) => status === 0 || status === 1)
        .filter(({ paid_on }) => Date.parse(paid_on) + 2 * DAY_MS < Date.parse(order.created_at))
        .map((slip) => `slip ${slip.voucher_id} was paid on ${slip.paid_on}, ordered at ${order.created_at}`),
  },
} as const satisfies Readonly<Record<string, DealRule>>;
