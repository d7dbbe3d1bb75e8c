import {
  closeTypes,
  delayReasonTexts,
  isInternalMove,
  isMoveOfMoney,
  milestones,
  orderHistoryLine,
  slipReasonTexts,
  type DelayReason,
  type MilestoneCode,
  type MilestoneView,
  type LandedCostView,
  type OrderDetailView,
  type OrderEventView,
  type OrderItemView,
  type OrderMove,
  type OrderView,
  type RefundView,
  type VoucherView,
} from '@mall/contracts/order';
import { fillText, say, type Locale } from '@mall/validation';
import { dayTexts } from '@mall/validation/typography';
import type { Order, OrderEvent, OrderItem } from '../order/order.js';
import { codeOf } from '../order/order.state-machine.js';
import { secondsUntil, toRateLock } from '../order/rate-lock.js';
import { amountsText } from '../refund/refund-line.js';
import type { Viewer } from '../order/viewer.js';
import type { DealFacts } from './deal-facts.js';
import { dealStepViews } from './deal-step.js';
import { dealSummary } from './deal-summary.js';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

export function toItemView(item: OrderItem, order: Order, locale: Locale): OrderItemView {
  return {
    orderItemId: item.orderItemId,
    orderId: item.orderId,
    shopId: order.shopId,
    spuId: item.spuId,
    skuId: item.skuId,
    count: item.count,
    spuName: item.spuName[locale],
    skuName: item.skuName[locale],
    pic: item.pic,
    vin: item.vin,
    vins: [...item.vins],
    condition: item.condition,
    price: item.priceMinor,
    priceTier: item.priceTier,
    spuTotalAmount: item.totalMinor,
  };
}

export function toOrderView(
  order: Order,
  items: readonly OrderItem[],
  facts: DealFacts,
  viewer: Viewer,
): OrderView {
  const isUnpaid = order.state === 'unpaid';
  const autoReceiptAt = order.state === 'shipped' ? order.autoReceiptAt : null;
  const isRefunded = order.closeType === closeTypes.refunded.code;
  const deal = dealSummary(order, facts, viewer);
  return {
    orderId: order.orderId,
    orderNumber: order.orderNumber,
    status: codeOf(order.state),
    contractStatus: order.contractStatus,
    voucherStatus: order.voucherStatus,
    slipStatus: order.slipStatus,
    contractNumber: order.contractNumber,
    shopId: order.shopId,
    shopName: order.shopName[viewer.locale],
    userId: order.userId,
    consignee: order.consignee,
    mobile: order.mobile,
    total: order.totalMinor,
    currency: 'CNY',
    totalRubMinor: order.totalRubMinor,
    paidFee: order.creditedMinor,
    balanceFee: deal.leftMinor,
    balanceRubMinor: deal.leftRubMinor,
    totalCount: order.totalCount,
    incoterm: order.incoterm,
    createTime: order.createdAt.toISOString(),
    endTime: isUnpaid ? order.payBefore.toISOString() : null,
    secondsLeft: isUnpaid ? secondsUntil(order.payBefore, order.now) : null,
    payTime: iso(order.paidAt),
    deliveryTime: iso(order.shippedAt),
    autoReceiptDays: order.autoReceiptDays,
    autoReceiptTime: iso(autoReceiptAt),
    autoReceiptSecondsLeft: autoReceiptAt && secondsUntil(autoReceiptAt, order.now),
    isRateLockOver: isUnpaid && order.rateLockedUntil <= order.now,
    finallyTime: iso(order.completedAt),
    cancelTime: iso(order.cancelledAt),
    closeType: order.closeType,
    closeReason: isRefunded && viewer.side === 'merchant' ? null : order.closeReason,
    closedBy: viewer.side === 'staff' ? order.closedBy : null,
    orderItems: items
      .filter(({ orderId }) => orderId === order.orderId)
      .map((item) => toItemView(item, order, viewer.locale)),
    actions: viewer.actionsOf(order),
    deal,
    version: order.version,
  };
}

/** Whether a move has a line for this reader; staff see moves of other releases too. */
function isShown(action: string, { side }: Viewer): boolean {
  if (side === 'staff') return true;
  return !isInternalMove(action) && (side === 'merchant' || orderHistoryLine(action, 'buyer') !== undefined);
}

/**
 * Returns an entry of the history. Names of staff are shown only to staff and to the person themselves; addresses only
 * to staff.
 */
export function toEventView(event: OrderEvent, viewer: Viewer): OrderEventView {
  const isOpen = viewer.side === 'staff' || (event.actorKind !== 'staff' && event.actorId === viewer.userId);
  return {
    seq: event.seq,
    action: event.action,
    from: event.fromStatus,
    to: event.toStatus,
    actor: event.actorKind,
    actorName: isOpen ? event.actorName : null,
    ip: viewer.side === 'staff' ? event.ip : null,
    reason: isHidden(event, viewer) ? null : reasonOf(event, viewer.locale),
    createTime: event.createdAt.toISOString(),
  };
}

/**
 * Whether the text is hidden: only staff read what finance wrote to a payment that it confirmed, and the shop reads
 * nothing about money.
 */
const isHidden = ({ action }: OrderEvent, { side }: Viewer): boolean =>
  (side !== 'staff' && FINANCE_MOVES.has(action)) || (side === 'merchant' && isMoveOfMoney(action));
const FINANCE_MOVES: ReadonlySet<string> = new Set<OrderMove>([
  'confirmPayment',
  'confirmPart',
  'confirmPartMoreWait',
  'confirmLate',
]);

/** Moves of which the written text is the amounts of refunds. */
const MOVES_OF_REFUNDS: ReadonlySet<string> = new Set<OrderMove>(['grantRefund', 'payRefund']);

/**
 * Returns the text of an entry: the step of a milestone, the amounts of refunds, the reason of a slip sent back, else the
 * written text.
 */
function reasonOf({ action, reason, reasonCode }: OrderEvent, locale: Locale): string | null {
  if (reason !== null && MOVES_OF_REFUNDS.has(action)) return amountsText(reason, locale);
  if (action === 'delay') return delayText(reason ?? '', locale);
  if (action !== 'milestone') return slipReasonTexts(reasonCode, reason ?? '')[locale] || null;
  const [code = '', date = ''] = (reason ?? '').split(' ');
  return `${milestones[code as MilestoneCode]?.label[locale] ?? code}, ${dayTexts(date)[locale]}`;
}

/** Returns the step, its new last day and the reason, which the history keeps with spaces between them. */
function delayText(stored: string, locale: Locale): string {
  const [code = '', until = '', reason = '', ...note] = stored.split(' ');
  return fillText(DELAYED, locale, {
    step: milestones[code as MilestoneCode]?.label ?? code,
    date: dayTexts(until),
    reason: delayReasonTexts(reason as DelayReason, note.join(' ') || null),
  });
}

const DELAYED = say(
  '{step}, не позже {date}. {reason}',
  '{step}，不晚于 {date}。{reason}',
  '{step}, by {date}. {reason}',
);

export interface OrderParts {
  readonly items: readonly OrderItem[];
  readonly events: readonly OrderEvent[];
  readonly facts: DealFacts;
  readonly slips: readonly VoucherView[];
  readonly contractId: string | null;
  readonly milestones: readonly MilestoneView[];
  readonly landedCosts: readonly LandedCostView[];
  readonly refunds: readonly RefundView[];
  /** Money that cancelling the order would give back. */
  readonly refundOnCancel: readonly { readonly amountMinor: number; readonly currency: 'CNY' | 'RUB' }[];
}

export function toDetailView(order: Order, parts: OrderParts, viewer: Viewer): OrderDetailView {
  const { consignee, mobile, address } = order;
  return {
    ...toOrderView(order, parts.items, parts.facts, viewer),
    orderAddr: { consignee, mobile, ...address },
    rate: toRateLock(order),
    delivery: order.shippedAt && {
      carrier: order.carrier ?? '',
      trackingNumber: order.trackingNumber,
      note: order.deliveryNote,
      deliveryTime: order.shippedAt.toISOString(),
    },
    remarks: order.remarks,
    refundOnCancel: parts.refundOnCancel.map(({ amountMinor, currency }) => ({
      amountFee: amountMinor,
      currency,
    })),
    contractId: parts.contractId,
    vouchers: [...parts.slips],
    steps: dealStepViews(order, parts.events, parts.facts, viewer.locale),
    timeline: parts.events
      .filter(({ action }) => isShown(action, viewer))
      .map((event) => toEventView(event, viewer)),
    milestones: [...parts.milestones],
    landedCosts: [...parts.landedCosts],
    refunds: [...parts.refunds],
    showInSquare: order.squareConsentAt ? 1 : 0,
  };
}
