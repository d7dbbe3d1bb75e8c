// Computes the stage, the payment and the amounts that the pages of a deal must show from its rows.
import { big, fenFor, kopecksFor, openReturns, paidOut, waiting } from './amounts.js';
import { isPaid, type Deal, type SlipRow } from './facts.js';

/** Returns the newest waiting slip, else the one that was decided last; replaced ones do not count. */
export function slipThatCounts({ slips }: Deal): SlipRow | undefined {
  const waits = slips.filter(({ status }) => status === 0);
  if (waits.length > 0) return waits.at(-1);
  return slips
    .filter(({ status }) => status === 1 || status === 2)
    .toSorted((one, other) => Date.parse(one.audited_at ?? '') - Date.parse(other.audited_at ?? ''))
    .at(-1);
}

/** Returns the fen and kopecks that no waiting slip claims; zero in both once one of them is claimed. */
export function unclaimedBy(deal: Deal, fen: bigint, kopecks: bigint): readonly [bigint, bigint] {
  const { rate_scaled } = deal.order;
  const claimed = (slip: SlipRow, currency: 'CNY' | 'RUB'): bigint => {
    const amount = big(slip.amount_minor);
    if (slip.currency === currency) return amount;
    return currency === 'CNY' ? fenFor(amount, rate_scaled) : kopecksFor(amount, rate_scaled);
  };
  let [openFen, openKopecks] = [fen, kopecks];
  for (const slip of waiting(deal)) {
    openFen -= claimed(slip, 'CNY');
    openKopecks -= claimed(slip, 'RUB');
  }
  return openFen > 0n && openKopecks > 0n ? [openFen, openKopecks] : [0n, 0n];
}

/**
 * Returns the digits in which a page may name what was written off of a payment, in its currency. The rest of a payment in roubles
 * is up to one fen away from the yuan that were written off, because each part of it was rounded.
 */
export function spellingsOf({ currency, written_off_minor }: SlipRow, { order }: Deal): readonly string[] {
  const fen = BigInt(written_off_minor ?? 0);
  if (currency === 'CNY') return spelled(fen);
  const [middle, fenInKopecks] = [
    kopecksFor(fen, order.rate_scaled),
    Number(kopecksFor(1n, order.rate_scaled)),
  ];
  const around = Array.from({ length: 2 * fenInKopecks + 1 }, (_, at) => middle + BigInt(at - fenInKopecks));
  return around.flatMap(spelled);
}

/** Returns the digits of an amount in minor units; of whole roubles or yuan, also those without the zeros, as pages show them. */
const spelled = (minor: bigint): readonly string[] =>
  minor % 100n === 0n ? [String(minor), String(minor / 100n)] : [String(minor)];

type Payment =
  | 'none'
  | 'checking'
  | 'rejected'
  | 'part'
  | 'full'
  | 'partReturned'
  | 'returnAsked'
  | 'returning'
  | 'returned';

/** Texts of each payment in the three languages. */
export const PAYMENT_WORDS: Readonly<Record<Payment, readonly string[]>> = {
  none: ['Не внесена', '未付款', 'Nothing paid'],
  checking: ['Проверяется', '核实中', 'Being checked'],
  rejected: ['Не подтверждена', '未通过审核', 'Not confirmed'],
  part: ['Внесена частично', '部分付款', 'Paid in part'],
  full: ['Внесена полностью', '已付清', 'Paid in full'],
  partReturned: ['Внесена, часть возвращена', '已付清，部分已退款', 'Paid, part refunded'],
  returnAsked: ['Внесена, запрошен возврат', '已付，已申请退款', 'Paid, refund requested'],
  returning: ['Возвращается', '退款中', 'Being refunded'],
  returned: ['Возвращена', '已退款', 'Refunded'],
};

/** Returns how much of an order is paid, as its pages have to say. */
export function paymentOf(deal: Deal): Payment {
  const { credited_minor, status } = deal.order;
  const slip = slipThatCounts(deal);
  if (credited_minor === 0 && !isPaid(deal))
    return slip?.status === 0 ? 'checking' : slip?.status === 2 ? 'rejected' : 'none';
  if (status === 6)
    return deal.refunds.some((refund) => refund.status === 0 || refund.status === 1)
      ? 'returning'
      : 'returned';
  const open = openReturns(deal);
  if (open.length > 0) return open.some((refund) => refund.status === 1) ? 'returning' : 'returnAsked';
  if (isPaid(deal) && paidOut(deal).some(({ kind }) => kind === 'claim')) return 'partReturned';
  return isPaid(deal) ? 'full' : 'part';
}

/** Returns the stage that state, contract, slips and refunds of an order make. */
export function stageOf(deal: Deal): string {
  const { status, contract_status, credited_minor, close_type, auto_receipt_at } = deal.order;
  if (status === 1) {
    if (contract_status !== 1) return contract_status === 2 ? 'contractToCheck' : 'signContract';
    if (slipThatCounts(deal)?.status === 2) return 'payAgain';
    return credited_minor > 0 ? 'payRest' : 'pay';
  }
  if (status === 4) return ['signLate', 'checking', 'contractAndPayment'][contract_status]!;
  if (status === 6) {
    if (deal.refunds.some((refund) => refund.status === 0 || refund.status === 1)) return 'cancelledOwed';
    return credited_minor > 0 || close_type === 8 ? 'refunded' : 'cancelled';
  }
  const open = openReturns(deal);
  const isGranted = open.some((refund) => refund.status === 1);
  if (open.length > 0 && status === 5) return isGranted ? 'claimGranted' : 'claimAsked';
  if (open.length > 0) return isGranted ? 'refundGranted' : 'refundAsked';
  if (status === 5) return 'completed';
  if (status === 3) return auto_receipt_at ? 'ready' : 'onTheWay';
  return deal.items.some((item) => item.vin === null && item.vins.length < item.count)
    ? 'nameVins'
    : 'preparing';
}
