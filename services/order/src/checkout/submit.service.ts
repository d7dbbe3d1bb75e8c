import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { InjectClient, type ClientOf } from '@mall/messaging';
import { browserOf, platformErrors, type Caller } from '@mall/contracts/define';
import { orderErrors, type SubmitOrderDto } from '@mall/contracts/order';
import { productErrors, type CarForCartView } from '@mall/contracts/product';
import { orderCalls } from '@mall/contracts/services/order';
import type { ShownTextDto, StoreConsentDto } from '@mall/contracts/user';
import { asBuyer } from '../order/actor.js';
import type { Actor } from '../order/order.js';
import { PayeeService } from '../order/payee.service.js';
import { buyerNetwork } from '../held-cars/buyer-network.js';
import { fitsAccount, type HoldSettings } from '../held-cars/holdings.js';
import { isJump } from '../rate/rate-jump.js';
import { promisedDays } from '../milestone/way-plan.js';
import { WayPlanService } from '../milestone/way-plan.service.js';
import { RateService } from '../rate/rate.service.js';
import { DealSettingRepository, type DealSettings } from '../setting/deal-setting.repository.js';
import { buyerIn, BuyerClient, type Buyer } from './buyer.client.js';
import type { Confirmation } from './confirmation.js';
import type { HeldSubmission } from './order-rows.js';
import { OpenOrderRepository } from './open-order.repository.js';
import { OrderPlacementRepository } from './order-placement.repository.js';
import { byShop, isQuoteCurrent, totalOf } from './quote.js';
import { SubmissionRepository } from './submission.repository.js';
import {
  orderIdsOf,
  orderKeyOf,
  type Submission,
  type SubmissionPlan,
  type SubmitRequest,
} from './submission.js';

/** Time for which a repeated submit waits for the first one to end. */
const WAIT_MS = 15_000;
const POLL_MS = 100;
/** Number of submissions that the sweeper releases in parallel; below the number of pooled connections. */
const SWEEP_BATCH = 4;

/**
 * Seconds that a hold lasts beyond the time to pay. Normally the order's timer releases it; the margin only covers cars
 * whose order was never written.
 */
const HOLD_MARGIN_SECONDS = 24 * 3_600;

type PlacingSettings = HoldSettings & Pick<DealSettings, 'autoReceiptDays' | 'rateJumpPercent'>;

/** The buyer who submits, their network, and the consent that they gave with it. */
interface Orderer {
  readonly actor: Actor;
  readonly network: string | null;
  readonly consent: StoreConsentDto | undefined;
}

/** Places orders: plan, hold, write. Each step can be repeated, and the sweeper finds a plan that was left behind. */
@Injectable()
export class SubmitService {
  private readonly logger = new Logger(SubmitService.name);
  private readonly underWay = new Map<string, Promise<readonly string[]>>();

  constructor(
    private readonly submissions: SubmissionRepository,
    private readonly writer: OrderPlacementRepository,
    private readonly buyers: BuyerClient,
    private readonly payees: PayeeService,
    private readonly settings: DealSettingRepository,
    @InjectClient(orderCalls.stock) private readonly stock: ClientOf<typeof orderCalls.stock>,
    private readonly openOrders: OpenOrderRepository,
    private readonly rates: RateService,
    private readonly plans: WayPlanService,
    @InjectClient(orderCalls.consents) private readonly consents: ClientOf<typeof orderCalls.consents>,
  ) {}

  /** Returns the ids of the orders, one per shop; the same key returns the same ids. */
  submit(
    caller: Caller,
    { confirmId, idempotencyKey, remarks, showInSquare, consent }: SubmitOrderDto,
    hoursAgo = 0,
  ): Promise<readonly string[]> {
    const userId = caller.userId!;
    const wishes = { remarks: remarks ?? null, showInSquare: showInSquare === 1 };
    const network = buyerNetwork(caller.ip);
    const request = { userId, confirmId, idempotencyKey, wishes, network, hoursAgo };
    // Submits with one key that reach the same process share one run; the unique key in the database decides
    // between processes.
    const key = JSON.stringify([userId, idempotencyKey, confirmId, wishes]);
    const known = this.underWay.get(key);
    if (known) return known;
    const from = { actor: asBuyer(caller), network, consent: consent && givenBy(caller, consent) };
    const run = this.place(request, from).finally(() => this.underWay.delete(key));
    this.underWay.set(key, run);
    return run;
  }

  /** Releases the holds of abandoned submissions. */
  async sweep(): Promise<void> {
    await this.submissions.abandonSilent();
    // Repeats until nothing is left: a burst can leave hundreds, whose cars should not wait for the next run.
    for (let swept = SWEEP_BATCH; swept === SWEEP_BATCH;) {
      const batch = await this.submissions.toSweep(SWEEP_BATCH);
      swept = batch.length;
      await Promise.all(
        batch.map(async ({ submissionId, plan }) => {
          await this.release(plan);
          await this.submissions.swept(submissionId);
        }),
      );
    }
    await this.submissions.forgetSwept();
  }

  private async place(request: SubmitRequest, from: Orderer): Promise<readonly string[]> {
    const deadline = Date.now() + WAIT_MS;
    const settings = await this.settings.current();
    for (;;) {
      const claim = await this.submissions.claim(request, hoursToPay(request, settings));
      if (claim.kind === 'done') return claim.orderIds;
      if (claim.kind === 'mine') return this.carryOut(claim.submission, from, settings);
      if (Date.now() > deadline) throw orderErrors.submitUnderWay();
      await sleep(POLL_MS);
    }
  }

  private async carryOut(
    submission: Submission,
    from: Orderer,
    settings: PlacingSettings,
  ): Promise<readonly string[]> {
    const orderIds = orderIdsOf(submission.plan);
    try {
      // Stored first, so that no order lacks the consent that came with it.
      if (from.consent) await this.consents.store(from.consent);
      await this.writer.write(await this.prepare(submission, from, settings));
      return orderIds;
    } catch (failure) {
      // The connection may have broken after the commit: then the orders exist, and their holds stay.
      if (await this.submissions.isDone(submission)) return orderIds;
      if (isPassing(failure)) {
        // The cars may be held, or the hold may be on its way. The next submit has the same plan, so it is
        // that submit's own hold.
        await this.submissions.letGo(submission);
        throw failure;
      }
      if (await this.submissions.abandon(submission))
        await this.release(submission.plan).catch((trouble: unknown) =>
          this.logger.warn(
            `Holds of submission ${submission.submissionId} are left to the sweeper: ${String(trouble)}`,
          ),
        );
      throw failure;
    }
  }

  /** Holds the cars and checks what may have changed since the price was shown. */
  private async prepare(
    submission: Submission,
    { actor, network }: Orderer,
    limits: PlacingSettings,
  ): Promise<HeldSubmission> {
    const { lines, userId, rate } = submission.confirmation;
    const [buyer, payee, now] = await Promise.all([
      this.buyer(submission.confirmation),
      this.payees.now(),
      this.rates.recentPayment(),
    ]);
    // The rate that was shown is kept, unless it was wrong and has been corrected since.
    if (isJump(now.rateScaled, rate.rateScaled, limits.rateJumpPercent)) throw orderErrors.quoteExpired();
    const phone = (buyer.profile.mobile ?? '').replace(/\D/g, '') || null;
    const { passportDigest = null, address } = buyer;
    const party = { userId, passportDigest, phone, network, recipientPhone: address.mobile };
    const added = {
      orders: submission.plan.orders.length,
      cars: lines.reduce((cars, { count }) => cars + count, 0),
      valueMinor: totalOf(lines),
    };
    const cap = { party, added, limits };
    // Checked here so that no car is held in vain. The whole question costs the database as much as a tenth of a checkout, so it
    // is asked only near the limits; the orders are written under it in any case.
    const { account } = submission;
    if (!account || !fitsAccount(account, cap)) await this.openOrders.check(cap);
    const cars = await this.hold(submission);
    if (lines.some(({ skuId }) => !cars.get(skuId)?.isOnSale)) throw productErrors.carGone();
    if (!isQuoteCurrent(lines, cars)) throw orderErrors.quoteExpired();
    const plan = await this.plans.newOrder(address.city);
    const { autoReceiptDays } = limits;
    return { submission, cars, buyer, payee, actor, cap, autoReceiptDays, promisedDays: promisedDays(plan) };
  }

  /** Returns the buyer as shown with the price, unless something was missing then, or has changed since. */
  private async buyer({ buyer, userId, addrId }: Confirmation): Promise<Buyer> {
    if (buyer) return buyer;
    const person = await this.buyers.personForOrder(userId, addrId ?? undefined);
    if (!person.profile?.profileComplete) throw orderErrors.profileIncomplete();
    const found = addrId ? buyerIn(person) : null;
    if (!found) throw orderErrors.addressNeeded();
    return found;
  }

  /** Holds the cars. @returns the cars as they are once they are held. */
  private async hold({ plan, confirmation }: Submission): Promise<ReadonlyMap<string, CarForCartView>> {
    const expiresAt = new Date(Date.parse(plan.payBefore) + HOLD_MARGIN_SECONDS * 1000).toISOString();
    const lines = byShop(confirmation.lines);
    const cars = new Map<string, CarForCartView>();
    for (const { orderId, shopId } of plan.orders) {
      const held = await this.stock.holdCars({
        orderKey: orderKeyOf(orderId),
        expiresAt,
        marginSeconds: HOLD_MARGIN_SECONDS,
        lines: lines.get(shopId)!.map(({ skuId, count }) => ({ skuId, count })),
        withCars: true,
      });
      for (const car of held.cars ?? []) cars.set(car.skuId, car);
    }
    return cars;
  }

  private async release(plan: SubmissionPlan): Promise<void> {
    for (const orderId of orderIdsOf(plan)) await this.stock.releaseHold({ orderKey: orderKeyOf(orderId) });
  }
}

const givenBy = (caller: Caller, consent: ShownTextDto): StoreConsentDto => ({
  userId: caller.userId!,
  purpose: 'checkout',
  consent,
  ip: caller.ip,
  device: browserOf(caller),
});

/**
 * Returns the rest of the time to pay; all of it for an order of the demo that is older, so that it can still be placed
 * and paid.
 */
const hoursToPay = ({ hoursAgo }: SubmitRequest, { payHours }: DealSettings): number =>
  payHours > hoursAgo ? payHours - hoursAgo : payHours;

/** Whether another service was unavailable or too slow, and the request itself was not refused. */
const isPassing = (failure: unknown): boolean =>
  platformErrors.unavailable.is(failure) || platformErrors.timeout.is(failure);
