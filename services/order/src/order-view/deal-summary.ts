import {
  closeTypes,
  contractStatuses,
  dealNotes,
  dealStageRow,
  hasOpenRefund,
  orderActions,
  paymentLabels,
  paymentSlipStates,
  statusTexts,
  voucherStatuses,
  type DealStage,
  type DealView,
  type OrderAction,
  type PaymentLabel,
  type SlipDifference,
  type SlipDraftView,
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
  const said = (texts: Texts): string => fillPlainText(texts, locale, wordsOf(left, facts, side));
  const isBuyer = side === 'buyer';
  const until = untilOf(order);
  return {
    stage,
    label: row.label[locale],
    tone: row.tone,
    title: isBuyer ? said(row.buyer.title) : row.label[locale],
    text: said(isBuyer ? row.buyer.text : row.desk.text),
    notes: side === 'merchant' ? [] : notesOf(order, stage, facts, locale),
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
    slipDraft: actions.includes('uploadSlip') ? slipDraft(facts.slips, slip, left) : null,
  };
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
      return isSigned ? 'checking' : isToCheck ? 'contractToCheck' : 'signLate';
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
    const isGranted = refunds.some(({ kind, state }) => kind !== 'overpaid' && state === 'approved');
    return isGranted ? 'refundGranted' : 'refundAsked';
  }
  if (order.state === 'completed') return 'completed';
  if (order.state === 'shipped') return order.autoReceiptAt ? 'ready' : 'onTheWay';
  return order.vinsMissing > 0 ? 'nameVins' : 'preparing';
}

const isPaidClaim = ({ kind, state }: RefundFact): boolean => kind === 'claim' && state === 'paid';

const isOpen = ({ state }: RefundFact): boolean => state === 'requested' || state === 'approved';

function paymentOf(order: Order, { refunds }: DealFacts, slip: SlipFact | undefined): PaymentLabel {
  if (order.creditedMinor === 0) {
    if (slip?.status === paymentSlipStates.waiting) return 'checking';
    return slip?.status === paymentSlipStates.rejected ? 'rejected' : 'none';
  }
  if (order.state === 'cancelled') return refunds.some(isOpen) ? 'returning' : 'returned';
  if (hasOpenRefund({ refunds })) return 'returning';
  if (order.paidAt !== null && refunds.some(isPaidClaim)) return 'partReturned';
  return order.voucherStatus === voucherStatuses.verified.code ? 'full' : 'part';
}

/** Returns amounts in words: roubles first for a buyer, who mostly pays in them; the desk counts in yuan. */
function wordsOf(
  { leftMinor, leftRubMinor }: ReturnType<typeof leftToPay>,
  { refunds }: DealFacts,
  side: Viewer['side'],
): TextParams {
  const [cny, rub] = [amountTexts(leftMinor, 'CNY'), amountTexts(leftRubMinor, 'RUB')];
  const both = inEach((locale) => `${rub[locale]} (${cny[locale]})`);
  const meant = refunds.some(isOpen)
    ? refunds.filter(isOpen)
    : refunds.filter(({ state }) => state === 'paid');
  return { balance: side === 'buyer' ? both : cny, refund: sumTexts(meant) };
}

/** Returns the sums of refunds, one for each currency. */
function sumTexts(refunds: readonly RefundFact[]): Texts {
  const sums = (['CNY', 'RUB'] as const).flatMap((currency) => {
    const sum = refunds.reduce((total, one) => total + (one.currency === currency ? one.amountMinor : 0), 0);
    return sum > 0 ? [amountTexts(sum, currency)] : [];
  });
  return inEach((locale) => sums.map((sum) => sum[locale]).join(' + '));
}

/** Returns what happened to the money besides what the stage says. */
function notesOf(order: Order, stage: DealStage, { slips, refunds }: DealFacts, locale: Locale): string[] {
  const returned = refunds.filter(isPaidClaim);
  const isLate = order.state !== 'unpaid' && order.state !== 'toConfirm';
  const late = slips.filter(({ status }) => isLate && status === paymentSlipStates.waiting);
  const accepted =
    order.state === 'cancelled' ? [] : slips.filter(({ writtenOffMinor }) => writtenOffMinor > 0);
  const notes: (readonly [Texts, TextParams])[] = [
    ...accepted.map(
      (slip) => [acceptedTexts(slip.differenceKind), { amount: writtenOffTexts(order, slip) }] as const,
    ),
    ...(returned.length > 0 && stage !== 'refunded'
      ? [[dealNotes.partReturned, { amount: sumTexts(returned) }] as const]
      : []),
  ];
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

/**
 * Returns the initial values for a slip. One that was sent back is corrected instead of being entered again, unless
 * another one waits or was confirmed since.
 */
function slipDraft(
  slips: readonly SlipFact[],
  slip: SlipFact | undefined,
  { leftMinor, leftRubMinor }: ReturnType<typeof leftToPay>,
): SlipDraftView {
  const left = { amountCnyMinor: leftMinor, amountRubMinor: leftRubMinor };
  if (slip?.status !== paymentSlipStates.rejected) {
    const currency =
      slips.some((one) => one.currency === 'CNY') && !slips.some((one) => one.currency === 'RUB');
    return { currency: currency ? 'CNY' : 'RUB', ...left, corrects: null, paidTime: null, bankRef: null };
  }
  const { currency, amountMinor, voucherId, paidOn, bankRef } = slip;
  const amount = currency === 'CNY' ? { amountCnyMinor: amountMinor } : { amountRubMinor: amountMinor };
  return { currency, ...left, ...amount, corrects: voucherId, paidTime: paidOn, bankRef };
}
