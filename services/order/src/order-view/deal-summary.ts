import {
  closeTypes,
  contractStatuses,
  dealNotes,
  dealStageRow,
  dealStages,
  hasOpenRefund,
  orderActions,
  paymentLabels,
  paymentSlipStates,
  statusTexts,
  voucherStatuses,
  type CarTexts,
  type DealStage,
  type DealView,
  type OrderAction,
  type PaymentLabel,
  type SlipDifference,
} from '@mall/contracts/order';
import { fillPlainText, type Locale, type TextParams, type Texts } from '@mall/validation';
import { amountTexts } from '@mall/validation/typography';
import { balanceOf, balanceRubOf } from '../order/balance.js';
import { leftToPay } from '../order/left-to-pay.js';
import type { Order } from '../order/order.js';
import { secondsUntil } from '../order/rate-lock.js';
import { kopecksOf } from '../order/rouble-amount.js';
import type { Viewer } from '../order/viewer.js';
import type { DealFacts, RefundFact, SlipFact } from './deal-facts.js';
import { newestOfBuyer, slipDraft, unclaimedOf, type Unclaimed } from './slip-draft.js';

/**
 * Returns all texts about an order for one reader: pages, lists, notices and exports show them and derive nothing
 * themselves. Merchants get neither slips nor reasons that concern only money.
 */
export function dealSummary(order: Order, facts: DealFacts, viewer: Viewer): DealView {
  const { locale, side } = viewer;
  const slip = slipThatCounts(facts.slips);
  const stage = stageOf(order, facts, slip);
  const row = dealStageRow(stage);
  const actions = viewer.actionsOf(order);
  const action = row.action && actions.includes(row.action) ? row.action : null;
  const left = leftToPay(order);
  const unclaimed = unclaimedOf(order, facts.slips);
  const said = (texts: Texts): string => fillPlainText(texts, locale, wordsOf(left, facts, stage, side));
  const ofCars = (texts: CarTexts): Texts => (order.totalCount > 1 ? (texts.several ?? texts) : texts);
  const isBuyer = side === 'buyer';
  const until = untilOf(order);
  const label = labelOf(order, stage)[locale];
  return {
    stage,
    label,
    tone: row.tone,
    title: isBuyer ? said(ofCars(row.buyer.title)) : label,
    text: said(ofCars(isBuyer ? row.buyer.text : row.desk.text)),
    notes: side === 'merchant' ? [] : notesOf(order, stage, facts, viewer),
    reason: reasonOf(order, stage, { slip, scanRefusal: facts.scanRefusal }, viewer),
    waitsFor: row.waitsFor,
    action,
    button: action && buttonOf(action, stage, isBuyer)[locale],
    short: isBuyer ? action && (row.buyer.short?.[locale] ?? null) : row.desk.short[locale],
    until: until && until.at.toISOString(),
    untilKind: until && until.kind,
    secondsLeft: until && secondsUntil(until.at, order.now),
    ...left,
    payment: paymentLabels[paymentOf(order, facts, slip)][locale],
    slipId: side === 'merchant' ? null : (slip?.voucherId ?? null),
    isAllClaimed: side !== 'merchant' && isAllClaimed(unclaimed),
    slipDraft: actions.includes('uploadSlip') ? slipDraft(order, facts.slips, slip, side) : null,
  };
}

/** Returns the label of a stage; an order that is paid in part is not called one that waits for its payment. */
function labelOf({ state, creditedMinor }: Order, stage: DealStage): Texts {
  const { label } = dealStageRow(stage);
  const isPartPaid = state === 'unpaid' && creditedMinor > 0 && label === dealStages.pay.label;
  return isPartPaid ? dealStages.payRest.label : label;
}

/**
 * Returns the slip that decides the texts: the newest one that waits, else the one that was decided last. The sequence
 * of `slips` does not matter.
 */
export function slipThatCounts(slips: readonly SlipFact[]): SlipFact | undefined {
  const newest = (of: readonly SlipFact[], later: (one: SlipFact, other: SlipFact) => boolean) =>
    of.reduce<SlipFact | undefined>(
      (found, slip) => (!found || later(slip, found) ? slip : found),
      undefined,
    );
  const byNumber = (one: SlipFact, other: SlipFact): boolean =>
    BigInt(one.voucherId) > BigInt(other.voucherId);
  const byDecision = (one: SlipFact, other: SlipFact): boolean => {
    const [at, before] = [one.auditedAt?.getTime() ?? 0, other.auditedAt?.getTime() ?? 0];
    return at > before || (at === before && byNumber(one, other));
  };
  const { waiting, replaced } = paymentSlipStates;
  const decided = slips.filter(({ status }) => status !== waiting && status !== replaced);
  return (
    newest(
      slips.filter(({ status }) => status === waiting),
      byNumber,
    ) ?? newest(decided, byDecision)
  );
}

function stageOf(order: Order, { refunds }: DealFacts, slip: SlipFact | undefined): DealStage {
  const isSigned = order.contractStatus === contractStatuses.signed.code;
  const isToCheck = order.contractStatus === contractStatuses.toCheck.code;
  switch (order.state) {
    case 'unpaid': {
      if (isToCheck) return 'contractToCheck';
      if (!isSigned) return 'signContract';
      if (slip?.status === paymentSlipStates.rejected) return 'payAgain';
      return order.creditedMinor > 0 ? 'payRest' : 'pay';
    }
    case 'toConfirm':
      return isSigned ? 'checking' : isToCheck ? 'contractAndPayment' : 'signLate';
    case 'cancelled': {
      if (refunds.some(isOpen)) return 'cancelledOwed';
      return order.creditedMinor > 0 || order.closeType === closeTypes.refunded.code
        ? 'refunded'
        : 'cancelled';
    }
    default:
      return stageOfPaid(order, refunds);
  }
}

function stageOfPaid(order: Order, refunds: readonly RefundFact[]): DealStage {
  if (hasOpenRefund({ refunds })) {
    const isGranted = refunds.some(isGrantedOfPrice);
    if (order.state === 'completed') return isGranted ? 'claimGranted' : 'claimAsked';
    return isGranted ? 'refundGranted' : 'refundAsked';
  }
  if (order.state === 'completed') return 'completed';
  if (order.state === 'shipped') return order.autoReceiptAt ? 'ready' : 'onTheWay';
  return order.vinsMissing > 0 ? 'nameVins' : 'preparing';
}

const isGrantedOfPrice = ({ kind, state }: RefundFact): boolean =>
  kind !== 'overpaid' && state === 'approved';

const isAskedOfPrice = ({ kind, state }: RefundFact): boolean => kind !== 'overpaid' && state === 'requested';

const isPaidClaim = ({ kind, state }: RefundFact): boolean => kind === 'claim' && state === 'paid';

const isOpen = ({ state }: RefundFact): boolean => state === 'requested' || state === 'approved';

function paymentOf(order: Order, { refunds }: DealFacts, slip: SlipFact | undefined): PaymentLabel {
  if (order.creditedMinor === 0) {
    if (slip?.status === paymentSlipStates.waiting) return 'checking';
    return slip?.status === paymentSlipStates.rejected ? 'rejected' : 'none';
  }
  if (order.state === 'cancelled') return refunds.some(isOpen) ? 'returning' : 'returned';
  if (hasOpenRefund({ refunds })) return refunds.some(isGrantedOfPrice) ? 'returning' : 'returnAsked';
  if (order.paidAt !== null && refunds.some(isPaidClaim)) return 'partReturned';
  return order.voucherStatus === voucherStatuses.verified.code ? 'full' : 'part';
}

/** The refunds whose sum the text of a stage names. */
const MEANT: Readonly<Partial<Record<DealStage, (refund: RefundFact) => boolean>>> = {
  refundAsked: isAskedOfPrice,
  claimAsked: isAskedOfPrice,
  refundGranted: isGrantedOfPrice,
  claimGranted: isGrantedOfPrice,
  cancelledOwed: isOpen,
};
const isPaidOut = ({ state }: RefundFact): boolean => state === 'paid';

/** Returns amounts in words: roubles first for a buyer, who mostly pays in them; the desk counts in yuan. */
function wordsOf(
  left: Unclaimed,
  { refunds }: DealFacts,
  stage: DealStage,
  side: Viewer['side'],
): TextParams {
  const balance = side === 'buyer' ? bothTexts(left) : amountTexts(left.leftMinor, 'CNY');
  return { balance, refund: sumTexts(refunds.filter(MEANT[stage] ?? isPaidOut)) };
}

/** Returns roubles first, which most buyers pay in. */
function bothTexts({ leftMinor, leftRubMinor }: Unclaimed): Texts {
  const [cny, rub] = [amountTexts(leftMinor, 'CNY'), amountTexts(leftRubMinor, 'RUB')];
  return inEach((locale) => `${rub[locale]} (${cny[locale]})`);
}

const isAllClaimed = (unclaimed: Unclaimed | undefined): boolean => unclaimed?.leftMinor === 0;

/** Returns the sums of refunds, one for each currency. */
function sumTexts(refunds: readonly RefundFact[]): Texts {
  const sums = (['CNY', 'RUB'] as const).flatMap((currency) => {
    const sum = refunds.reduce((total, one) => total + (one.currency === currency ? one.amountMinor : 0), 0);
    return sum > 0 ? [amountTexts(sum, currency)] : [];
  });
  return inEach((locale) => sums.map((sum) => sum[locale]).join(' + '));
}

/** Returns what happened to the money besides what the stage says. */
function notesOf(
  order: Order,
  stage: DealStage,
  { slips, refunds }: DealFacts,
  { locale, side }: Viewer,
): string[] {
  const partReturned = side === 'buyer' ? dealNotes.partReturnedToYou : dealNotes.partReturned;
  const returned = refunds.filter(isPaidClaim);
  const isLate = order.state !== 'unpaid' && order.state !== 'toConfirm';
  const isGranted = stage === 'refundGranted' || stage === 'claimGranted';
  const alsoAsked = refunds.filter((refund) => isGranted && isAskedOfPrice(refund));
  const late = slips.filter(({ status }) => isLate && status === paymentSlipStates.waiting);
  const accepted =
    order.state === 'cancelled' ? [] : slips.filter(({ writtenOffMinor }) => writtenOffMinor > 0);
  const notes: (readonly [Texts, TextParams])[] = [
    ...accepted.map(
      (slip) => [acceptedTexts(slip.differenceKind), { amount: writtenOffTexts(order, slip) }] as const,
    ),
    ...(returned.length > 0 && stage !== 'refunded'
      ? [[partReturned, { amount: sumTexts(returned) }] as const]
      : []),
    ...(alsoAsked.length > 0 ? [[dealNotes.alsoAsked, { amount: sumTexts(alsoAsked) }] as const] : []),
  ];
  const unclaimed = side === 'buyer' ? unclaimedOf(order, slips) : undefined;
  if (isAllClaimed(unclaimed))
    notes.push([newestOfBuyer(slips) ? dealNotes.allClaimed : dealNotes.allClaimedByStaff, {}]);
  else if (unclaimed) notes.push([dealNotes.partClaimed, { rest: bothTexts(unclaimed) }]);
  for (const { amountMinor, currency } of late)
    notes.push([dealNotes.slipComesLate, { amount: amountTexts(amountMinor, currency) }]);
  return notes.map(([texts, params]) => fillPlainText(texts, locale, params));
}

/** Returns what was written off of a payment, in its currency. */
function writtenOffTexts(order: Order, { currency, writtenOffMinor }: SlipFact): Texts {
  if (currency === 'CNY') return amountTexts(writtenOffMinor, 'CNY');
  // Money that came after it makes the order's own rest smaller.
  const isRest = balanceOf(order) === writtenOffMinor;
  return amountTexts(isRest ? balanceRubOf(order) : kopecksOf(writtenOffMinor, order.rateScaled), 'RUB');
}

function acceptedTexts(kind: SlipDifference | null): Texts {
  if (kind === 'commission') return dealNotes.commissionAccepted;
  return kind === 'rounding' ? dealNotes.roundingAccepted : dealNotes.shortAccepted;
}

const inEach = (of: (locale: Locale) => string): Texts => ({ ru: of('ru'), zh: of('zh'), en: of('en') });

function buttonOf(action: OrderAction, stage: DealStage, isBuyer: boolean): Texts {
  return (isBuyer ? dealStageRow(stage).buyer.button : undefined) ?? orderActions[action].label;
}

/** Returns the reason why a slip was sent back, or by whom an order was closed and why; names of staff stay with `closedBy`. */
function reasonOf(
  order: Order,
  stage: DealStage,
  { slip, scanRefusal }: { readonly slip: SlipFact | undefined; readonly scanRefusal: string | null },
  { locale, side }: Viewer,
): string | null {
  if (stage === 'signContract' || stage === 'signLate') return scanRefusal;
  if (stage === 'payAgain') return side === 'merchant' ? null : slip?.reason[locale] || null;
  if (order.closeType === null) return null;
  const label = statusTexts(closeTypes, order.closeType)?.[locale] ?? '';
  // The shop does not read what finance writes about money.
  const isHidden = side === 'merchant' && order.closeType === closeTypes.refunded.code;
  // The stage says it already.
  if (stage === 'refunded' && order.closeType === closeTypes.refunded.code)
    return isHidden ? null : order.closeReason;
  return order.closeReason && !isHidden ? `${label}: ${order.closeReason}` : label || null;
}

function untilOf(order: Order): { readonly at: Date; readonly kind: 'pay' | 'receipt' | 'hold' } | null {
  const { heldUntil, now } = order;
  if (order.state === 'toConfirm')
    return heldUntil && heldUntil > now ? { at: heldUntil, kind: 'hold' } : null;
  if (order.state === 'unpaid') return { at: order.payBefore, kind: 'pay' };
  if (order.state !== 'shipped' || !order.autoReceiptAt || order.hasOpenRefund) return null;
  return { at: order.autoReceiptAt, kind: 'receipt' };
}
