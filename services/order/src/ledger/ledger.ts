import type { SlipDifference } from '@mall/contracts/order';
import { say, type Texts } from '@mall/validation';

/** `buyer` is the amount that the mall owes a buyer: money that came and is not yet a sale, or waits to be refunded. */
export const accounts = {
  bank: say('Банк', '银行', 'Bank'),
  buyer: say('Расчёты с покупателем', '买家往来', 'Buyer’s account'),
  sales: say('Продажи', '销售', 'Sales'),
  differences: say('Недоплаты', '少付差额', 'Payments short'),
  commissions: say('Комиссии банков', '银行手续费', 'Commissions of banks'),
  roundings: say('Округления', '四舍五入差额', 'Roundings'),
  excess: say('Поступило сверх заявленного', '超出申报的到账', 'Credited beyond the claim'),
  allowances: say('Скидки и компенсации', '折让与补偿', 'Allowances'),
} as const satisfies Record<string, Texts>;

export type Account = keyof typeof accounts;

export const journalKinds = {
  payment: say('Поступление', '收款', 'Payment'),
  sale: say('Продажа', '销售', 'Sale'),
  cancellation: say('Отмена', '取消', 'Cancellation'),
  allowance: say('Компенсация', '补偿', 'Allowance'),
  refund: say('Возврат', '退款', 'Refund'),
} as const satisfies Record<string, Texts>;

export type JournalKind = keyof typeof journalKinds;

/** One side of a posting in fen of CNY, and the amount in its own currency. */
export interface Posting {
  readonly account: Account;
  readonly debitMinor: number;
  readonly creditMinor: number;
  readonly amountMinor: number;
  readonly currency: 'CNY' | 'RUB';
}

export interface Moved {
  /** Amount in fen of CNY. */
  readonly cnyMinor: number;
  /** Amount in `currency`. */
  readonly amountMinor: number;
  readonly currency: 'CNY' | 'RUB';
}

const inCny = (cnyMinor: number): Moved => ({ cnyMinor, amountMinor: cnyMinor, currency: 'CNY' });

const transfer = (debit: Account, credit: Account, moved: Moved): Posting[] => {
  const { cnyMinor, amountMinor, currency } = moved;
  if (cnyMinor === 0) return [];
  return [
    { account: debit, debitMinor: cnyMinor, creditMinor: 0, amountMinor, currency },
    { account: credit, debitMinor: 0, creditMinor: cnyMinor, amountMinor, currency },
  ];
};

/** Returns postings for received money, which is owed to the buyer until it is a sale. */
export const paymentPostings = (moved: Moved): Posting[] => transfer('bank', 'buyer', moved);

const differenceAccounts: Readonly<Record<SlipDifference, Account>> = {
  commission: 'commissions',
  rounding: 'roundings',
  short: 'differences',
  over: 'excess',
};

/**
 * Returns postings for a claim that the bank confirmed with another amount: the books show it as claimed and name the
 * difference, which the buyer bears at once. `difference` is the received amount less the claimed one.
 */
export function claimPostings(kind: SlipDifference, difference: Moved): Posting[] {
  const account = differenceAccounts[kind];
  const { cnyMinor, amountMinor, currency } = difference;
  const size = { cnyMinor: Math.abs(cnyMinor), amountMinor: Math.abs(amountMinor), currency };
  const claimed = transfer(account, 'buyer', size);
  const borne = transfer('buyer', account, size);
  return cnyMinor < 0 ? [...claimed, ...borne] : [...borne, ...claimed];
}

/** Returns postings that turn a fully paid order into a sale; an accepted shortfall is written off. */
export const salePostings = (
  totalMinor: number,
  shortMinor: number,
  kind: SlipDifference = 'short',
): Posting[] => [
  ...transfer(differenceAccounts[kind], 'buyer', inCny(shortMinor)),
  ...transfer('buyer', 'sales', inCny(totalMinor)),
];

/** Returns postings for giving back a part of a sale without cancelling it. */
export const allowancePostings = (moved: Moved): Posting[] => transfer('allowances', 'buyer', moved);

export const refundPostings = (moved: Moved): Posting[] => transfer('buyer', 'bank', moved);

/** Debit less credit of each account of one order. */
export type Balances = Readonly<Partial<Record<Account, number>>>;

const SALE_ACCOUNTS = ['sales', 'differences', 'commissions', 'roundings', 'excess', 'allowances'] as const;

/** Returns postings that undo the sale of an order: all received money is owed to the buyer again. */
export function cancellationPostings(balances: Balances): Posting[] {
  return SALE_ACCOUNTS.flatMap((account) => {
    const balance = balances[account] ?? 0;
    return balance < 0
      ? transfer(account, 'buyer', inCny(-balance))
      : transfer('buyer', account, inCny(balance));
  });
}
