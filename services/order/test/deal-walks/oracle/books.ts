import { big, confirmed, credited, fenOf, paidOut, receivedBy, sumOf } from './amounts.js';
import { isOpen, isPaid, type Deal, type RefundRow } from './facts.js';
import { unless, type DealRule } from './rule.js';

const CURRENCIES = ['CNY', 'RUB'] as const;
/** Ledger account of each kind of difference. */
const ACCOUNT_OF: Readonly<Record<string, string>> = {
  commission: 'commissions',
  rounding: 'roundings',
  short: 'differences',
  over: 'excess',
};
export const DIFFERENCES = Object.values(ACCOUNT_OF);

/** Returns debit less credit of an account in the books of a deal. */
export function balance(deal: Deal, account: string): bigint {
  const entries = deal.journals
    .flatMap((journal) => journal.entries)
    .filter((entry) => entry.account === account);
  return (
    sumOf(entries, ({ debit_minor }) => debit_minor) - sumOf(entries, ({ credit_minor }) => credit_minor)
  );
}

export const bookRules = {
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
