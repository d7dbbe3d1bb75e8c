import { big, confirmed, fenFor, kopecksFor, paidOut, receivedBy, standing, sumOf } from './amounts.js';
import { isOpen, isPaid, type Deal, type RefundRow, type SlipRow, type TransferRow } from './facts.js';
import { unless, type DealRule, type SceneRule, type SceneStepRule } from './rule.js';

const CURRENCIES = ['CNY', 'RUB'] as const;
/** Initial value of the setting, which no walk changes. */
const PART_REFUND_PERCENT = 30n;
const DAY_MS = 86_400_000;
/** Ledger account of each kind of difference. */
const ACCOUNT_OF: Readonly<Record<string, string>> = {
  commission: 'commissions',
  rounding: 'roundings',
  short: 'differences',
  over: 'excess',
};
const DIFFERENCES = Object.values(ACCOUNT_OF);

const credited = (deal: Deal): bigint => sumOf(confirmed(deal), ({ credited_minor }) => credited_minor);
const fenOf = ({ amount_cny_minor }: RefundRow): number => amount_cny_minor;

/** Returns debit less credit of an account in the books of a deal. */
function balance(deal: Deal, account: string): bigint {
  const entries = deal.journals
    .flatMap((journal) => journal.entries)
    .filter((entry) => entry.account === account);
  return (
    sumOf(entries, ({ debit_minor }) => debit_minor) - sumOf(entries, ({ credit_minor }) => credit_minor)
  );
}

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
    says: 'When all of its money was paid out an order has ended as refunded, and only then',
    broken: (deal) => {
      const out = sumOf(paidOut(deal), fenOf);
      const isWhole = credited(deal) > 0n && out === credited(deal);
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
  journalsAddUp: {
    says: 'Both sides of every posting are the same amount',
    broken: ({ journals }) =>
      journals
        .filter(
          ({ entries }) =>
            entries.length === 0 ||
            sumOf(entries, (entry) => entry.debit_minor) !== sumOf(entries, (entry) => entry.credit_minor),
        )
        .map(({ journal_id, kind }) => `journal ${journal_id} (${kind}) does not add up`),
  },
  booksAgree: {
    says: 'The books show the bank, the buyer and the sale as the deal has them',
    broken: (deal) => {
      const out = sumOf(paidOut(deal), fenOf);
      const owedStates = (refund: RefundRow): boolean =>
        refund.kind === 'claim' ? refund.status === 1 : refund.status === 0 || refund.status === 1;
      const owed = isOpen(deal) ? credited(deal) : sumOf(deal.refunds.filter(owedStates), fenOf);
      const sold = isPaid(deal) ? big(deal.order.total_minor) : 0n;
      return [
        ...unless(
          balance(deal, 'bank') === credited(deal) - out,
          `bank ${balance(deal, 'bank')}, came ${credited(deal)}, went ${out}`,
        ),
        ...unless(
          -balance(deal, 'buyer') === owed,
          `owed by the books ${-balance(deal, 'buyer')}, in truth ${owed}`,
        ),
        ...unless(
          -balance(deal, 'sales') === sold,
          `sold by the books ${-balance(deal, 'sales')}, in truth ${sold}`,
        ),
      ];
    },
  },
  bankKeepsCurrencies: {
    says: 'The bank account of the books moved by what came and went in each currency',
    broken: (deal) =>
      CURRENCIES.flatMap((currency) => {
        const moved = deal.journals
          .flatMap(({ entries }) => entries)
          .filter((entry) => entry.account === 'bank' && entry.currency === currency);
        const signed = sumOf(moved, ({ debit_minor, amount_minor }) =>
          debit_minor > 0 ? amount_minor : -amount_minor,
        );
        // Slips that count for less than half a fen are not posted.
        const came = sumOf(
          confirmed(deal).filter((slip) => slip.currency === currency && slip.credited_minor > 0),
          receivedBy,
        );
        const went = sumOf(
          paidOut(deal).filter((refund) => refund.currency === currency),
          ({ amount_minor }) => amount_minor,
        );
        return unless(
          signed === came - went,
          `books moved ${signed} ${currency}, came ${came}, went ${went}`,
        );
      }),
  },
  differencesAreNamed: {
    says: 'A difference between claim and receipt has a name',
    broken: ({ slips }) =>
      slips
        .filter((slip) => slip.status === 1 && slip.received_minor != null)
        .filter((slip) => slip.received_minor !== slip.amount_minor && !slip.difference_kind)
        .map(
          (slip) =>
            `slip ${slip.voucher_id} claims ${slip.amount_minor}, ${slip.received_minor} came, without a name`,
        ),
  },
  differencesAreInBooks: {
    says: 'A named difference between claim and receipt stands in the books under its name',
    broken: (deal) =>
      confirmed(deal).flatMap((slip) => {
        const size = Math.abs(receivedBy(slip) - slip.amount_minor);
        const account = ACCOUNT_OF[slip.difference_kind ?? ''];
        // Small differences, which may be less than a fen, are not required in the books.
        if (size < 100 || account === undefined) return [];
        const entries = deal.journals
          .filter(({ kind, voucher_id }) => kind === 'payment' && voucher_id === slip.voucher_id)
          .flatMap((journal) => journal.entries);
        return unless(
          entries.some((entry) => entry.account === account && entry.amount_minor === size),
          `slip ${slip.voucher_id}: ${size} of ${slip.difference_kind} are not in the books`,
        );
      }),
  },
} as const satisfies Readonly<Record<string, DealRule>>;

const ALIKE: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  С: 'C',
  Е: 'E',
  Н: 'H',
  К: 'K',
  М: 'M',
  О: 'O',
  Р: 'P',
  Т: 'T',
  Х: 'X',
  У: 'Y',
  O: '0',
  I: '1',
  З: '3',
};

/**
 * Returns a reference as a bank would compare it: without case, spaces and dashes, and with one letter for those that
 * look alike.
 */
const plainReference = (reference: string): string =>
  [...reference.toUpperCase().replace(/[\s\-–—_./]/g, '')]
    .map((letter) => ALIKE[letter] ?? letter)
    .map((letter) => ALIKE[letter] ?? letter)
    .join('');

/** Returns the reference that the clerk read on the statement, else that of the slip. */
const referenceOf = (slip: SlipRow, transfers: readonly TransferRow[]): string | null =>
  transfers.find(({ transfer_id }) => transfer_id === slip.transfer_id)?.reference ?? slip.bank_ref;

export const transferStepRules = {
  transfersKeepTheirCurrency: {
    says: 'A transfer that is counted keeps its currency, and divided ones their whole amount',
    broken: (after, before) =>
      before.transfers.flatMap((transfer) => {
        const now = after.transfers.find(({ transfer_id }) => transfer_id === transfer.transfer_id);
        const isCounted = before.deals
          .flatMap(confirmed)
          .some(({ transfer_id }) => transfer_id === transfer.transfer_id);
        return unless(
          !isCounted ||
            (now?.currency === transfer.currency &&
              (!transfer.is_divided || now.whole_minor === transfer.whole_minor)),
          `${transfer.reference}: ${transfer.whole_minor} ${transfer.currency} became ${now?.whole_minor} ${now?.currency}`,
        );
      }),
  },
  firstReadsWhatIsFree: {
    says: 'The first of two people confirms no transfer and no file that counts for another order',
    broken: (after, before) => {
      const counted = before.deals.flatMap(confirmed);
      const statedBefore = new Map(
        before.deals.flatMap(({ slips }) => slips).map(({ voucher_id, first_at }) => [voucher_id, first_at]),
      );
      return after.deals
        .flatMap(({ slips }) => slips)
        .filter(({ voucher_id, first_at }) => first_at !== null && first_at !== statedBefore.get(voucher_id))
        .flatMap((slip) => {
          const stated = slip.first_stated;
          if (!stated) return [];
          const key = plainReference(stated.reference);
          const others = counted.filter(({ order_id }) => order_id !== slip.order_id);
          const isOf = (other: SlipRow): boolean =>
            plainReference(referenceOf(other, before.transfers) ?? '') === key;
          const files = slip.files.map(({ url }) => url);
          return [
            ...unless(
              stated.transferMinor !== null || !others.some(isOf),
              `the first confirmed slip ${slip.voucher_id} by ${stated.reference}, which counts for another order`,
            ),
            ...unless(
              !others.some((other) => !isOf(other) && other.files.some(({ url }) => files.includes(url))),
              `the first confirmed slip ${slip.voucher_id} by a file of another transfer`,
            ),
          ];
        });
    },
  },
} as const satisfies Readonly<Record<string, SceneStepRule>>;

export const transferRules = {
  oneTransferOneOrder: {
    says: 'A bank transfer is confirmed for one order, or divided openly into parts that do not exceed it',
    broken: ({ deals, transfers }) => {
      const byReference = new Map<string, SlipRow[]>();
      for (const slip of deals.flatMap(confirmed)) {
        const reference = referenceOf(slip, transfers);
        if (!reference) continue;
        const key = plainReference(reference);
        byReference.set(key, [...(byReference.get(key) ?? []), slip]);
      }
      return [...byReference].flatMap(([reference, slips]) => {
        if (new Set(slips.map(({ order_id }) => order_id)).size < 2) return [];
        const whole = transfers.find(({ transfer_id }) => transfer_id === slips[0]!.transfer_id)?.whole_minor;
        const parts = sumOf(slips, receivedBy);
        const isDivided =
          whole !== undefined &&
          slips.every(
            (slip) => slip.transfer_id === slips[0]!.transfer_id && slip.currency === slips[0]!.currency,
          );
        return unless(
          isDivided && parts <= big(whole),
          `${reference} is confirmed for orders ${slips.map(({ order_id }) => order_id).join(', ')}: ${parts} of ${whole ?? 'no stated whole'}`,
        );
      });
    },
  },
  partsWithinTransfer: {
    says: 'The parts of a transfer do not exceed it',
    broken: ({ deals, transfers }) =>
      transfers.flatMap((transfer) => {
        const parts = deals.flatMap(confirmed).filter((slip) => slip.transfer_id === transfer.transfer_id);
        const sum = sumOf(parts, receivedBy);
        return unless(
          sum <= big(transfer.whole_minor),
          `${transfer.reference}: parts of ${sum}, whole ${transfer.whole_minor}`,
        );
      }),
  },
  oneFileOneOrder: {
    says: 'The same file of a slip is not confirmed for two orders, unless the transfer is divided openly',
    broken: ({ deals }) => {
      const byFile = new Map<string, SlipRow[]>();
      for (const slip of deals.flatMap(confirmed))
        for (const { url } of slip.files) byFile.set(url, [...(byFile.get(url) ?? []), slip]);
      return [...byFile].flatMap(([url, slips]) => {
        const [first] = slips;
        const isOne = slips.every(
          (slip) =>
            slip.order_id === first!.order_id ||
            (slip.transfer_id != null && slip.transfer_id === first!.transfer_id),
        );
        return unless(
          isOne,
          `${url} is confirmed for orders ${slips.map(({ order_id }) => order_id).join(', ')}`,
        );
      });
    },
  },
} as const satisfies Readonly<Record<string, SceneRule>>;
