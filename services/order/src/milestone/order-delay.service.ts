import { Injectable } from '@nestjs/common';
import { Outbox } from '@mall/messaging';
import type { Caller } from '@mall/contracts/define';
import {
  milestones,
  orderErrors,
  orderEvents,
  type MilestoneView,
  type StateDelayDto,
} from '@mall/contracts/order';
import { borderDay, dayAfter, dayTexts } from '@mall/validation/typography';
import { asSeller, deskOrders } from '../order/actor.js';
import { OrderMoveService } from '../order/order-move.service.js';
import type { DateRange } from './expected-way.js';
import { MilestoneService } from './milestone.service.js';
import { OrderDelayRepository, type OrderDelay } from './order-delay.repository.js';
import { wayOf } from './order-way.js';
import { MilestoneRepository } from './milestone.repository.js';
import { WayPlanService } from './way-plan.service.js';
import { OrderRepository } from '../order/order.repository.js';

/** Longest time from today for which a delay is stated; a later day is a mistyped year. */
const LONGEST_DAYS = 180;

/** Delays of steps, which staff state and buyers read. */
@Injectable()
export class OrderDelayService {
  constructor(
    private readonly delays: OrderDelayRepository,
    private readonly steps: MilestoneRepository,
    private readonly plans: WayPlanService,
    private readonly orders: OrderRepository,
    private readonly milestones: MilestoneService,
    private readonly mover: OrderMoveService,
    private readonly outbox: Outbox,
  ) {}

  /**
   * States that a step of an order is delayed. The same statement again changes nothing and notifies nobody, because the
   * first answer may have been lost.
   */
  async state(caller: Caller, request: StateDelayDto): Promise<MilestoneView[]> {
    const { orderId, code, until, reason } = request;
    const note = request.note ?? null;
    const actor = asSeller(caller);
    const scope = deskOrders(caller);
    const found = await this.orders.find(scope, orderId);
    if (!found) throw orderErrors.orderNotFound();
    const plan = await this.plans.ofOrder(found);
    await this.mover.withLocked(scope, orderId, async (order, tx) => {
      const delays = await this.delays.ofOrder(orderId, tx);
      if (isStated(request, delays)) return;
      this.mover.check(order, 'delay', actor);
      const { expected } = wayOf(order, plan, await this.steps.ofOrder(orderId, tx), delays);
      const { to: expectedTo } = requirePossible(request, expected.get(code), borderDay(order.now));
      await this.delays.add(tx, orderId, { code, expectedTo, until, reason, note }, actor);
      const words = [code, until, reason, note ?? ''].join(' ').trim();
      const { fact } = await this.mover.move(tx, order, { action: 'delay', actor, reason: words });
      await this.outbox.add(tx, orderEvents.delayed, {
        aggregateId: orderId,
        payload: { ...fact, code, until, reason, note },
      });
    });
    return this.milestones.list(caller, orderId);
  }
}

/** Whether the last delay of the step is the same. */
function isStated({ code, until, reason, note }: StateDelayDto, delays: readonly OrderDelay[]): boolean {
  const last = delays.findLast((delay) => delay.code === code);
  return last?.until === until && last.reason === reason && last.note === (note ?? null);
}

/**
 * Checks a delay against what is expected now, which it returns.
 * @throws orderErrors.delayOfPastStep, delayNotLater, delayTooFar, delayNeedsNote
 */
function requirePossible(
  { code, until, reason, note }: StateDelayDto,
  expected: DateRange | undefined,
  today: string,
): DateRange {
  const milestone = milestones[code].label;
  if (!expected) throw orderErrors.delayOfPastStep({ milestone });
  if (until <= expected.to) throw orderErrors.delayNotLater({ milestone, date: dayTexts(expected.to) });
  const last = dayAfter(today, LONGEST_DAYS);
  if (until > last) throw orderErrors.delayTooFar({ date: dayTexts(last) });
  if (reason === 'other' && !note?.trim()) throw orderErrors.delayNeedsNote();
  return expected;
}
