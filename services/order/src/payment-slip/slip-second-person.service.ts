import { Injectable } from '@nestjs/common';
import { orderErrors, type AuditVoucherDto } from '@mall/contracts/order';
import type { EntityManager } from 'typeorm';
import { MovedMoneyRepository } from '../order/moved-money.repository.js';
import { OrderMoveService } from '../order/order-move.service.js';
import type { Actor, Order } from '../order/order.js';
import type { DealSettings } from '../setting/deal-setting.repository.js';
import { PaymentConfirmationService } from './payment-confirmation.service.js';
import type { PaymentSlip } from './payment-slip.js';
import { PaymentSlipRepository } from './payment-slip.repository.js';
import { areSameTerms, type PaymentTerms } from './payment-terms.js';
import { decisionOf, movedBy, needsTwo, type SlipDecision } from './payment-verdict.js';

interface Confirmation {
  readonly decision: SlipDecision;
  readonly terms: PaymentTerms;
  /** Credited amounts that the person typed; a second person has to type the one that the first did. */
  readonly typed: readonly number[];
  /** Moved amount in fen of CNY. */
  readonly movedMinor: number;
}

/**
 * The second person for a payment. Where two are needed, one alone confirms nothing: the first leaves their name, their
 * decision and the terms they read on the statement, and may state them anew; the second has to be another person, type
 * the amount, and decide and read the same.
 */
@Injectable()
export class SlipSecondPersonService {
  constructor(
    private readonly slips: PaymentSlipRepository,
    private readonly mover: OrderMoveService,
    private readonly confirmer: PaymentConfirmationService,
    private readonly moved: MovedMoneyRepository,
  ) {}

  /**
   * Whether a second person has to confirm the slip of the locked order after this one, whose decision is then stored.
   * @throws orderErrors.amountNotRetyped, decisionsDiffer when the second person does not state the same as the first
   */
  async isAwaited(
    tx: EntityManager,
    order: Order,
    slip: PaymentSlip,
    request: AuditVoucherDto,
    actor: Actor,
    limits: DealSettings,
  ): Promise<boolean> {
    const moved = await this.moved.ofDecider(tx, actor);
    // Whoever was the first states everything anew.
    const judged = slip.firstById === actor.id ? { ...slip, firstStated: null } : slip;
    const { verdict, terms, ...amounts } = this.confirmer.judge(order, judged, request);
    const weight = { ...amounts, moved };
    if (slip.firstById === null) {
      const takesTwo = await this.confirmer.takesTwo(tx, order, slip, terms);
      if (!takesTwo && !needsTwo(weight, verdict, limits)) return false;
    }
    const movedMinor = movedBy(weight, verdict);
    const typed = [request.receivedFee, request.amountFee].filter((minor) => minor !== undefined);
    const confirmation = { decision: decisionOf(verdict), terms, typed, movedMinor };
    return this.storeFirst(tx, order, slip, actor, confirmation);
  }

  /** Stores the decision of the first of two people; returns false for the second, whose decision has to agree. */
  private async storeFirst(
    tx: EntityManager,
    order: Order,
    slip: PaymentSlip,
    actor: Actor,
    { decision, terms, typed, movedMinor }: Confirmation,
  ): Promise<boolean> {
    const { voucherId, firstById, firstDecision, firstStated } = slip;
    const isFirst = firstById === null || firstById === actor.id;
    // Where the second does not state what the first did, the refusal of the transfer says what they may state.
    const isOther = terms.isOther || (!isFirst && firstStated?.isOther);
    const isSame =
      (firstDecision === null || firstDecision === decision) &&
      (firstStated === null || areSameTerms(firstStated, { ...terms, isOther: isOther ?? false }));
    if (firstById === actor.id && isSame) return true;
    if (!isFirst) {
      const receivedMinor = firstStated?.receivedMinor ?? slip.amountMinor;
      if (typed.length === 0 || typed.some((minor) => minor !== receivedMinor))
        throw orderErrors.amountNotRetyped();
      if (!isSame) throw orderErrors.decisionsDiffer();
      return false;
    }
    // Whoever states anew states another transfer, perhaps.
    if (firstById !== null) await this.confirmer.takesTwo(tx, order, slip, terms);
    await this.slips.confirmFirst(tx, voucherId, actor, decision, { ...terms, movedMinor });
    if (firstById !== null) await this.mover.move(tx, order, { action: 'firstConfirmAnew', actor });
    else if (order.state === 'toConfirm') await this.mover.move(tx, order, { action: 'firstConfirm', actor });
    return true;
  }
}
