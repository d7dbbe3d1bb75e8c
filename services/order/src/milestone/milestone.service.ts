import { Injectable } from '@nestjs/common';
import { InjectClient, Outbox, type ClientOf } from '@mall/messaging';
import type { Caller } from '@mall/contracts/define';
import { fileIdOf, type LinkView } from '@mall/contracts/file';
import {
  milestones,
  READY_MILESTONE,
  orderErrors,
  orderEvents,
  type MilestoneCode,
  type MilestoneFileDto,
  type MilestoneView,
  type WriteMilestoneDto,
} from '@mall/contracts/order';
import { orderCalls } from '@mall/contracts/services/order';
import type { Locale, Texts } from '@mall/validation';
import { dayTexts } from '@mall/validation/typography';
import { asSeller, deskOrders, ownOrders } from '../order/actor.js';
import { automaticReceiptAt } from '../order/order-facts.js';
import type { Order } from '../order/order.js';
import { OrderMoveService } from '../order/order-move.service.js';
import { OrderRepository, type OrderChanges } from '../order/order.repository.js';
import { buyerViewer, deskViewer, type Viewer } from '../order/viewer.js';
import { claimFiles, urlsOf } from '../order/private-files.js';
import { contradicted, possibleDays, skipped, waitsForShipping, type Milestone } from './milestone.js';
import { toMilestoneViews, writerOf } from './milestone.mapper.js';
import { MilestoneRepository } from './milestone.repository.js';
import { OrderDelayRepository } from './order-delay.repository.js';
import { wayOf } from './order-way.js';
import { WayPlanService } from './way-plan.service.js';

@Injectable()
export class MilestoneService {
  constructor(
    private readonly steps: MilestoneRepository,
    private readonly orders: OrderRepository,
    private readonly mover: OrderMoveService,
    private readonly outbox: Outbox,
    @InjectClient(orderCalls.files) private readonly files: ClientOf<typeof orderCalls.files>,
    private readonly delays: OrderDelayRepository,
    private readonly plans: WayPlanService,
  ) {}

  /** Returns the milestones of an order, the same for buyer, merchant and staff. */
  async list(caller: Caller, orderId: string): Promise<MilestoneView[]> {
    const { order, viewer } = await this.seen(caller, orderId);
    return this.views(order, viewer);
  }

  /**
   * Records one step. The order is locked, so that dates are compared with the stored ones. Recording the same again
   * changes nothing: the first answer may have been lost.
   */
  async write(caller: Caller, request: WriteMilestoneDto): Promise<MilestoneView[]> {
    const { orderId, code, happenedOn, files } = request;
    const { label, byMerchant } = milestones[code];
    if (caller.kind === 'merchant' && !byMerchant) throw orderErrors.milestoneNotYours({ milestone: label });
    const scope = deskOrders(caller);
    const actor = asSeller(caller);
    const order = await this.orders.find(scope, orderId);
    if (!order) throw orderErrors.orderNotFound();
    this.mover.check(order, 'milestone', actor);
    if (files && files.length > 0) await this.claimNew(caller, request);
    await this.mover.withLocked(scope, orderId, async (locked, tx) => {
      const written = await this.steps.ofOrder(orderId, tx);
      if (isRecorded(request, written)) return;
      requirePossible(request, locked, written);
      const isCorrection = await this.steps.write(tx, withReasonIfSkipped(request, written), actor);
      const changes = code === READY_MILESTONE ? readySince(locked) : {};
      const move = { action: 'milestone', actor, changes, reason: `${code} ${happenedOn}` } as const;
      const { fact } = await this.mover.move(tx, locked, move);
      await this.outbox.add(tx, orderEvents.milestoneWritten, {
        aggregateId: orderId,
        payload: { ...fact, code, happenedOn, isCorrection },
      });
    });
    return this.list(caller, orderId);
  }

  /** Returns a link to a file of a milestone, for everybody who may see the order. */
  async fileLink(caller: Caller, { orderId, url, download }: MilestoneFileDto): Promise<LinkView> {
    await this.seen(caller, orderId);
    const written = await this.steps.ofOrder(orderId);
    const fileId = fileIdOf(url);
    const isThere = written.some(({ files }) => files.some((file) => file.url === url));
    if (!fileId || !isThere) throw orderErrors.orderNotFound();
    return this.files.issueLink({ fileId, download: download === 1 ? 1 : 0, seconds: 60 });
  }

  async views(order: Order, viewer: Viewer): Promise<MilestoneView[]> {
    const actions = viewer.actionsOf(order);
    const [written, delays, plan] = await Promise.all([
      this.steps.ofOrder(order.orderId),
      this.delays.ofOrder(order.orderId),
      this.plans.ofOrder(order),
    ]);
    return toMilestoneViews({ written, delays, way: wayOf(order, plan, written, delays) }, viewer.locale, {
      canWrite: writerOf(viewer.side, actions.includes('writeMilestone'), order),
      canDelay: actions.includes('stateDelay'),
      waits: (code) => waitsForShipping(order, code),
    });
  }

  /** Claims new files, which have to be the caller's own; a correction keeps files that others uploaded. */
  private async claimNew(caller: Caller, { orderId, code, files = [] }: WriteMilestoneDto): Promise<void> {
    const written = (await this.steps.ofOrder(orderId)).find((step) => step.code === code);
    const known = new Set(written?.files.map(({ url }) => url));
    const fresh = files.filter(({ url }) => !known.has(url));
    if (fresh.length === 0) return;
    const claim = { usedBy: `order:${orderId}`, ownerId: caller.userId!, purpose: 'document' } as const;
    await claimFiles(this.files, fresh, claim);
  }

  /** Returns an order that the caller may see. Merchants see the orders of their shop, and those that they placed as buyers. */
  private async seen(caller: Caller, orderId: string): Promise<{ order: Order; viewer: Viewer }> {
    const atDesk = caller.kind === 'buyer' ? undefined : await this.orders.find(deskOrders(caller), orderId);
    if (atDesk) return { order: atDesk, viewer: deskViewer(caller) };
    const own = caller.kind === 'staff' ? undefined : await this.orders.find(ownOrders(caller), orderId);
    if (!own) throw orderErrors.orderNotFound();
    return { order: own, viewer: buyerViewer(caller) };
  }
}

/**
 * Whether the same was recorded before; without files the earlier ones stay. A step recorded in its sequence has stored
 * no reason.
 */
function isRecorded(step: WriteMilestoneDto, written: readonly Milestone[]): boolean {
  const known = written.find(({ code }) => code === step.code);
  if (!known) return false;
  const files = urlsOf(step.files ?? known.files);
  return (
    known.happenedOn === step.happenedOn &&
    known.note === (step.note ?? null) &&
    (step.skipReason === undefined || known.skipReason === null || known.skipReason === step.skipReason) &&
    urlsOf(known.files) === files
  );
}

/**
 * Checks a step. One that is recorded in its sequence needs no reason.
 * @throws orderErrors.milestoneTooEarly, milestoneInFuture, milestoneOutOfOrder, milestoneSkipped, notOnItsWay
 */
function requirePossible(step: WriteMilestoneDto, order: Order, written: readonly Milestone[]): void {
  const { code, happenedOn } = step;
  const { first, last } = possibleDays(order);
  if (happenedOn < first) throw orderErrors.milestoneTooEarly({ date: dayTexts(first) });
  if (happenedOn > last) throw orderErrors.milestoneInFuture({ date: dayTexts(last) });
  if (waitsForShipping(order, code)) throw orderErrors.notOnItsWay({ milestone: milestones[code].label });
  const against = contradicted(step, written);
  if (against) {
    const { label } = milestones[against.code];
    throw orderErrors.milestoneOutOfOrder({ milestone: label, date: dayTexts(against.happenedOn) });
  }
  const missing = skipped(code, written);
  if (missing.length > 0 && !step.skipReason?.trim())
    throw orderErrors.milestoneSkipped({ milestone: milestones[code].label, missing: labelsOf(missing) });
}

const withReasonIfSkipped = (step: WriteMilestoneDto, written: readonly Milestone[]): WriteMilestoneDto =>
  skipped(step.code, written).length > 0 ? step : { ...step, skipReason: undefined };

function labelsOf(codes: readonly MilestoneCode[]): Texts {
  const inLocale = (locale: Locale, comma: string): string =>
    codes.map((code) => milestones[code].label[locale]).join(comma);
  return { ru: inLocale('ru', ', '), zh: inLocale('zh', '、'), en: inLocale('en', ', ') };
}

/** Starts the time after which receipt is confirmed automatically, once; a correction of the date does not change it. */
function readySince(order: Order): OrderChanges {
  return order.autoReceiptAt ? {} : { auto_receipt_at: automaticReceiptAt(order) };
}
