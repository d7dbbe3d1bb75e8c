import { Injectable } from '@nestjs/common';
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
import { Consumes } from '@mall/messaging';
import { fillPlainText, type TextParams, type Texts } from '@mall/validation';
import { amountTexts, dayTexts, momentTexts } from '@mall/validation/typography';
import type { EntityManager } from 'typeorm';
import type { NoticeParams, NoticeTemplate } from './notice-texts.js';
import { NoticeService } from './notice.service.js';
import { shortened } from './shortened.js';

type Moved = EventEnvelope<OrderMoved>;

/** Indexed by the code of the refund's state. */
const REFUND_NOTICES: readonly NoticeTemplate[] = [
  'refundRequested',
  'refundApproved',
  'refundPaid',
  'refundRejected',
];

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

/** Notifies the buyer whose order changed, and the staff whose right it concerns. */
@Injectable()
export class OrderNoticeConsumer {
  constructor(private readonly notices: NoticeService) {}

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
}
