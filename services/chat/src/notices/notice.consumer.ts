import { Inject, Injectable } from '@nestjs/common';
import { adminEvents, type RightsGranted } from '@mall/contracts/admin';
import {
  authEvents,
  type FactorChange,
  type FactorChanged,
  type SessionsRevoked,
} from '@mall/contracts/auth';
import { kindOfOrderEvent } from '@mall/contracts/chat';
import type { EventEnvelope } from '@mall/contracts/define';
import {
  closeTypes,
  delayReasonTexts,
  endWords,
  milestones,
  orderEvents,
  orderNoticeOf,
  untilWords,
  vinWords,
  type ContractSentBack,
  type MilestoneWritten,
  type OrderClosed,
  type OrderEventName,
  type OrderMoved,
  type OrderRequoted,
  type OrderSubmitted,
  type PaymentConfirmed,
  type PaymentPartConfirmed,
  type PayTimeExtended,
  type RefundMoved,
  type SlipRejected,
  type SlipUploaded,
  type StepDelayed,
  type VinsNamed,
} from '@mall/contracts/order';
import { tenantEvents, type ShopApproved, type ShopReviewed } from '@mall/contracts/tenant';
import { Consumes } from '@mall/messaging';
import { fillPlainText, type TextParams, type Texts } from '@mall/validation';
import { amountTexts, dayTexts, momentTexts } from '@mall/validation/typography';
import type { EntityManager } from 'typeorm';
import { PushBrowserRepository } from '../push/push-browser.repository.js';
import { BroadcastService } from '../sockets/broadcast.service.js';
import type { Audience } from '../sockets/connection.js';
import type { NoticeParams, NoticeTemplate } from './notice-texts.js';
import { NoticeService } from './notice.service.js';

type Moved = EventEnvelope<OrderMoved>;

/** Indexed by the code of the refund's state. */
const REFUND_NOTICES: readonly NoticeTemplate[] = [
  'refundRequested',
  'refundApproved',
  'refundPaid',
  'refundRejected',
];

const FACTOR_NOTICES: Readonly<Record<FactorChange, NoticeTemplate>> = {
  on: 'factorOn',
  off: 'factorOff',
  recoveryUsed: 'factorRecoveryUsed',
  recoveryRenewed: 'factorRecoveryRenewed',
  guessed: 'factorGuessed',
  resetAsked: 'factorResetAsked',
  reset: 'factorReset',
};

/** Returns the first three, and the number of the others. */
const shortened = (names: readonly string[]): string =>
  names.slice(0, 3).join(', ') + (names.length > 3 ? ` +${names.length - 3}` : '');

const PAIR: Texts = { ru: '{rub} ({cny})', zh: '{rub}（{cny}）', en: '{rub} ({cny})' };

const fillTexts = (texts: Texts, params: TextParams): Texts => ({
  ru: fillPlainText(texts, 'ru', params),
  zh: fillPlainText(texts, 'zh', params),
  en: fillPlainText(texts, 'en', params),
});

function vinParams({ vins, isCorrection = false }: VinsNamed): NoticeParams {
  if (vins.length === 0) return { named: vinWords.withdrawn, vins: vinWords.later };
  const [one, several] = isCorrection
    ? [vinWords.correctedOne, vinWords.correctedSeveral]
    : [vinWords.namedOne, vinWords.namedSeveral];
  return { named: vins.length > 1 ? several : one, vins: shortened(vins) };
}

/** Returns the sentences after that of the end: the reason that staff gave, and that money goes back. */
function endTexts({ reason, isOwed = false }: OrderClosed): Texts {
  const why = reason ? fillTexts(endWords.reason, { reason }) : NOTHING;
  const money = isOwed ? endWords.money : NOTHING;
  return { ru: why.ru + money.ru, zh: why.zh + money.zh, en: why.en + money.en };
}

const NOTHING: Texts = { ru: '', zh: '', en: '' };

/** Sends notices that follow from events: to the buyer whose order changed, and to the staff whose right it concerns. */
@Injectable()
export class NoticeConsumer {
  constructor(
    private readonly notices: NoticeService,
    @Inject(BroadcastService) private readonly broadcast: Pick<BroadcastService, 'endSessions'>,
    @Inject(PushBrowserRepository) private readonly browsers: Pick<PushBrowserRepository, 'endSessions'>,
  ) {}

  @Consumes(orderEvents.submitted, { interleaved: true })
  onSubmitted(event: EventEnvelope<OrderSubmitted>, tx: EntityManager): Promise<void> {
    return this.notifyOfMove(event, tx, 'submitted');
  }

  @Consumes(orderEvents.contractSigned, { interleaved: true })
  onContractSigned(event: Moved, tx: EntityManager): Promise<void> {
    return this.notifyOfMove(event, tx, 'contractSigned');
  }

  @Consumes(orderEvents.contractHandedIn, { interleaved: true })
  onContractHandedIn(event: Moved, tx: EntityManager): Promise<void> {
    return this.notifyOfMove(event, tx, 'contractHandedIn');
  }

  @Consumes(orderEvents.contractSentBack, { interleaved: true })
  onContractSentBack(event: EventEnvelope<ContractSentBack>, tx: EntityManager): Promise<void> {
    return this.notifyOfMove(event, tx, 'contractSentBack', { reason: event.payload.reason });
  }

  @Consumes(orderEvents.paymentSlipUploaded, { interleaved: true })
  onPaymentSlipUploaded(event: EventEnvelope<SlipUploaded>, tx: EntityManager): Promise<void> {
    return this.notifyOfMove(event, tx, 'paymentSlipUploaded');
  }

  @Consumes(orderEvents.slipRejected, { interleaved: true })
  onSlipRejected(event: EventEnvelope<SlipRejected>, tx: EntityManager): Promise<void> {
    const { reasons, reason } = event.payload;
    return this.notifyOfMove(event, tx, 'slipRejected', { reason: reasons ?? reason });
  }

  @Consumes(orderEvents.paymentConfirmed, { interleaved: true })
  onPaymentConfirmed(event: EventEnvelope<PaymentConfirmed>, tx: EntityManager): Promise<void> {
    return this.notifyOfMove(event, tx, 'paymentConfirmed');
  }

  @Consumes(orderEvents.paymentPartConfirmed, { interleaved: true })
  onPaymentPartConfirmed(event: EventEnvelope<PaymentPartConfirmed>, tx: EntityManager): Promise<void> {
    const { balanceMinor, balanceRubMinor } = event.payload;
    const cny = amountTexts(balanceMinor, 'CNY');
    // The same as on the order's page: buyers mostly pay in roubles.
    const balance =
      balanceRubMinor === undefined
        ? cny
        : fillTexts(PAIR, { rub: amountTexts(balanceRubMinor, 'RUB'), cny });
    return this.notifyOfMove(event, tx, 'paymentPartConfirmed', { balance });
  }

  @Consumes(orderEvents.payTimeExtended, { interleaved: true })
  onPayTimeExtended(event: EventEnvelope<PayTimeExtended>, tx: EntityManager): Promise<void> {
    const until = fillTexts(untilWords, { until: momentTexts(new Date(event.payload.payBefore)) });
    return this.notifyOfMove(event, tx, 'payTimeExtended', { until });
  }

  @Consumes(orderEvents.requoted, { interleaved: true })
  onRequoted(event: EventEnvelope<OrderRequoted>, tx: EntityManager): Promise<void> {
    return this.notifyOfMove(event, tx, 'requoted');
  }

  @Consumes(orderEvents.milestoneWritten, { interleaved: true })
  onMilestoneWritten(event: EventEnvelope<MilestoneWritten>, tx: EntityManager): Promise<void> {
    const { code, happenedOn } = event.payload;
    const params = { milestone: milestones[code].label, date: dayTexts(happenedOn) };
    return this.notifyOfMove(event, tx, 'milestoneWritten', params);
  }

  @Consumes(orderEvents.delayed, { interleaved: true })
  onDelayed(event: EventEnvelope<StepDelayed>, tx: EntityManager): Promise<void> {
    const { code, until, reason, note } = event.payload;
    const params = {
      milestone: milestones[code].label,
      date: dayTexts(until),
      reason: delayReasonTexts(reason, note),
    };
    return this.notifyOfMove(event, tx, 'delayed', params);
  }

  @Consumes(orderEvents.vinsNamed, { interleaved: true })
  onVinsNamed(event: EventEnvelope<VinsNamed>, tx: EntityManager): Promise<void> {
    return this.notifyOfMove(event, tx, 'vinsNamed', vinParams(event.payload));
  }

  @Consumes(orderEvents.refundMoved, { interleaved: true })
  async onRefundMoved(event: EventEnvelope<RefundMoved>, tx: EntityManager): Promise<void> {
    const { userId: personId, orderId, orderNumber, amountMinor, currency, status } = event.payload;
    const template = REFUND_NOTICES[status];
    // Nobody refused a claim that ended with its order: the notice of the order says that everything goes back.
    if (!template || event.payload.isReplaced) return;
    const fact = {
      eventId: event.id,
      template,
      params: { orderNumber, amount: amountTexts(amountMinor, currency) },
      kind: kindOfOrderEvent.refundMoved,
      subject: 'order',
      subjectId: orderId,
    } as const;
    await this.notices.notify(tx, { ...fact, audience: { personId } });
    if (template === 'refundRequested')
      await this.notices.notify(tx, { ...fact, audience: { right: 'refund_audit' } });
  }

  @Consumes(orderEvents.shipped, { interleaved: true })
  onShipped(event: EventEnvelope<OrderMoved>, tx: EntityManager): Promise<void> {
    return this.notifyOfMove(event, tx, 'shipped');
  }

  @Consumes(orderEvents.received, { interleaved: true })
  onReceived(event: Moved, tx: EntityManager): Promise<void> {
    return this.notifyOfMove(event, tx, 'received');
  }

  @Consumes(orderEvents.cancelled, { interleaved: true })
  async onCancelled(event: EventEnvelope<OrderClosed>, tx: EntityManager): Promise<void> {
    // The notice of the paid refund covers it, and nobody cancelled anything.
    if (event.payload.closeType === closeTypes.refunded.code) return;
    return this.notifyOfMove(event, tx, 'cancelled', { more: endTexts(event.payload) });
  }

  @Consumes(orderEvents.expired, { interleaved: true })
  onExpired(event: EventEnvelope<OrderClosed>, tx: EntityManager): Promise<void> {
    return this.notifyOfMove(event, tx, 'expired', { more: endTexts(event.payload) });
  }

  @Consumes(tenantEvents.applicationSubmitted, { interleaved: true })
  onApplicationSubmitted(event: EventEnvelope<ShopReviewed>, tx: EntityManager): Promise<void> {
    return this.notifyOfShop(event, tx, { right: 'shop_review' }, 'shopApplied');
  }

  @Consumes(tenantEvents.shopApproved, { interleaved: true })
  onShopApproved(event: EventEnvelope<ShopApproved>, tx: EntityManager): Promise<void> {
    return this.notifyOfShop(event, tx, { personId: event.payload.ownerUserId }, 'shopApproved');
  }

  @Consumes(tenantEvents.shopRejected, { interleaved: true })
  onShopRejected(event: EventEnvelope<ShopReviewed>, tx: EntityManager): Promise<void> {
    return this.notifyOfShop(event, tx, { personId: event.payload.ownerUserId }, 'shopRejected');
  }

  @Consumes(authEvents.sessionsRevoked, { interleaved: true })
  async onSessionsRevoked(event: EventEnvelope<SessionsRevoked>, tx: EntityManager): Promise<void> {
    await this.browsers.endSessions(tx, event.payload.sessionIds);
    this.broadcast.endSessions(event.payload.sessionIds);
  }

  @Consumes(authEvents.factorChanged, { interleaved: true })
  async onFactorChanged(event: EventEnvelope<FactorChanged>, tx: EntityManager): Promise<void> {
    const { side, userId, username, change, recoveryLeft } = event.payload;
    const fact = { eventId: event.id, kind: 'security', subject: 'account', subjectId: userId } as const;
    await this.notices.notify(tx, {
      ...fact,
      audience: side === 'staff' ? { staffId: userId } : { personId: userId },
      template: FACTOR_NOTICES[change],
      ...(recoveryLeft === undefined ? {} : { params: { left: String(recoveryLeft) } }),
    });
    if (change !== 'resetAsked') return;
    const { eventId, kind } = fact;
    const audience = { right: 'factor_reset' } as const;
    const params = { username };
    await this.notices.notify(tx, { eventId, kind, audience, template: 'factorResetWaits', params });
  }

  @Consumes(adminEvents.rightsGranted, { interleaved: true })
  onRightsGranted(event: EventEnvelope<RightsGranted>, tx: EntityManager): Promise<void> {
    const { grantedBy, people, hours } = event.payload;
    const names = shortened(people.map(({ username }) => username));
    return this.notices.notify(tx, {
      eventId: event.id,
      kind: 'security',
      audience: { right: 'sys_user_edit' },
      template: 'rightsGranted',
      params: { grantedBy, people: names, hours: String(hours) },
    });
  }

  /** Notifies the recipients for whom the contracts' table of moves has a notice of this event. */
  private async notifyOfMove(
    event: Moved,
    tx: EntityManager,
    name: OrderEventName,
    more: NoticeParams = {},
  ): Promise<void> {
    const { userId: personId, orderId, orderNumber } = event.payload;
    const fact = {
      eventId: event.id,
      params: { orderNumber, ...more },
      kind: kindOfOrderEvent[name],
      subject: 'order',
      subjectId: orderId,
    } as const;
    const { buyer, desk } = orderNoticeOf(name) ?? {};
    if (buyer)
      await this.notices.notify(tx, { ...fact, audience: { personId }, template: `order.${name}.buyer` });
    if (desk) {
      const audience = { right: desk.right };
      await this.notices.notify(tx, { ...fact, audience, template: `order.${name}.desk` });
    }
  }

  private notifyOfShop(
    event: EventEnvelope<ShopApproved>,
    tx: EntityManager,
    audience: Audience,
    template: NoticeTemplate,
  ): Promise<void> {
    const { applicationId: subjectId } = event.payload;
    const fact = { eventId: event.id, audience, template, kind: 'shop', subject: 'shopApplication' } as const;
    return this.notices.notify(tx, { ...fact, subjectId });
  }
}
