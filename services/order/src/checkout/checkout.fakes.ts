import { randomUUID } from 'node:crypto';
import { orderErrors } from '@mall/contracts/order';
import type { PersonForOrderView } from '@mall/contracts/user';
import { fakeClient, RecordedOutbox } from '@mall/messaging/fakes';
import { NoDatabase } from '@mall/persistence/fakes';
import { InMemoryCarts } from '../cart/cart.fakes.js';
import { BuyerClient } from './buyer.client.js';
import type { LandedCost } from '../landed-cost/landed-cost.js';
import type { Confirmation, Snapshot } from './confirmation.js';
import { ConfirmationRepository } from './confirmation.repository.js';
import type { AccountHoldings, HoldCap } from '../held-cars/holdings.js';
import { OpenOrderRepository } from './open-order.repository.js';
import { OrderPlacementRepository } from './order-placement.repository.js';
import type { HeldSubmission } from './order-rows.js';
import { refusalOfAll, type RefusedCar } from './not-orderable.js';
import { SubmissionRepository } from './submission.repository.js';
import {
  isSameWish,
  orderIdsOf,
  type Claim,
  type Submission,
  type SubmissionPlan,
  type SubmitRequest,
} from './submission.js';

/** Open orders in memory, with the same holdings for every party. */
export class InMemoryOpenOrders extends OpenOrderRepository {
  open = 0;
  cars = 0;
  valueMinor = 0;
  networkCars = 0;
  networkValueMinor = 0;
  /** Number of whole questions. */
  asked = 0;

  get account(): AccountHoldings {
    const { open: orders, cars, valueMinor, networkCars, networkValueMinor } = this;
    return { orders, cars, valueMinor, networkCars, networkValueMinor };
  }

  constructor() {
    super(new NoDatabase());
  }

  protected override async holdings({ added, limits }: HoldCap) {
    this.asked += 1;
    const { heldCarsPerBuyer: maxCars, heldValuePerBuyerMinor: maxValueMinor } = limits;
    const { open: orders, networkCars, networkValueMinor } = this;
    const [cars, valueMinor] = [this.cars + added.cars, this.valueMinor + added.valueMinor];
    const ownFits =
      orders + added.orders <= limits.openOrdersPerBuyer && cars <= maxCars && valueMinor <= maxValueMinor;
    const networkFits =
      cars + networkCars <= Math.max(limits.heldCarsPerNetwork, maxCars) &&
      valueMinor + networkValueMinor <= Math.max(limits.heldValuePerNetworkMinor, maxValueMinor);
    const own = { orders, cars: this.cars, valueMinor: this.valueMinor, maxCars, maxValueMinor };
    return { ...own, networkCars, networkValueMinor, isAllowed: false, fits: ownFits && networkFits };
  }
}

/** Returns a person whose profile is complete, with an address in Ussuriysk. */
export const aPerson = (): PersonForOrderView => ({
  profile: {
    userId: '7',
    nickName: 'Пётр',
    pic: null,
    mobile: '+79141234567',
    fullName: 'Иванов Пётр',
    fullNameEn: 'Ivanov Petr',
    passportNoMasked: '45••••••56',
    nationality: 'RU',
    profileComplete: true,
    missing: [],
  },
  address: {
    addrId: '5',
    consignee: 'Иванов Пётр',
    mobile: '+79141234567',
    isDefault: 1,
    country: 'RU',
    provinceId: null,
    province: 'Приморский край',
    cityId: null,
    city: 'Уссурийск',
    areaId: null,
    area: null,
    addr: 'ул. Ленина, 1',
    postCode: '692500',
    lng: null,
    lat: null,
    regionPath: '',
    createTime: '2026-11-01T00:00:00Z',
    updateTime: '2026-11-01T00:00:00Z',
  },
  passportDigest: 'a'.repeat(64),
});

export class FakeBuyerClient extends BuyerClient {
  constructor(public person: PersonForOrderView = aPerson()) {
    super(fakeClient({}));
  }

  override async personForOrder(): Promise<PersonForOrderView> {
    return this.person;
  }
}

/** Confirmations in memory. */
export class InMemoryConfirmations extends ConfirmationRepository {
  private readonly confirmations: Confirmation[] = [];

  constructor() {
    super(new NoDatabase());
  }

  get kept(): readonly Snapshot[] {
    return this.confirmations;
  }

  override async keep(userId: string, snapshot: Snapshot, _: readonly LandedCost[], minutes: number) {
    const now = new Date('2026-11-21T12:00:00Z');
    const confirmId = randomUUID();
    const expiresAt = new Date(now.getTime() + minutes * 60_000);
    this.confirmations.push({ ...snapshot, confirmId, userId, expiresAt });
    return { confirmId, expiresAt, now };
  }

  override async find(userId: string, confirmId: string): Promise<Confirmation | undefined> {
    return this.confirmations.find((one) => one.userId === userId && one.confirmId === confirmId);
  }
}

const PLACED_AT = Date.parse('2026-11-21T12:00:00Z');
const HOUR_MS = 3_600_000;

/**
 * Submissions in memory, each of which has its key as its id. Every confirmation of the buyer looks like the given one;
 * its cars are of one shop.
 */
export class InMemorySubmissions extends SubmissionRepository {
  readonly states = new Map<string, 'planned' | 'done' | 'abandoned'>();
  readonly letGoIds: string[] = [];
  /** Cars that cannot be ordered, by confirmations without any other. */
  readonly refused = new Map<string, readonly RefusedCar[]>();
  private readonly claimed = new Map<string, Submission>();
  /** Leases that were not released. */
  private readonly leases = new Set<string>();

  constructor(
    private readonly confirmation: Confirmation,
    /** Holdings of the account; without them, a submission does not name any. */
    private readonly openOrders?: InMemoryOpenOrders,
  ) {
    super(new NoDatabase(), new InMemoryConfirmations());
  }

  override async claim(request: SubmitRequest, payHours: number): Promise<Claim> {
    const { idempotencyKey: key, confirmId, userId, wishes } = request;
    const known = this.states.get(key) === 'abandoned' ? undefined : this.claimed.get(key);
    if (!known) {
      if (userId !== this.confirmation.userId) throw orderErrors.confirmExpired();
      if (this.refused.has(confirmId)) throw refusalOfAll(this.refused.get(confirmId));
      if (this.isUsed(confirmId)) throw orderErrors.repeatSubmit();
      const plan: SubmissionPlan = {
        orders: [{ orderId: String(1001 + this.claimed.size), shopId: '3' }],
        placedAt: new Date(PLACED_AT).toISOString(),
        payBefore: new Date(PLACED_AT + payHours * HOUR_MS).toISOString(),
        ...wishes,
      };
      return this.lease(key, plan, { ...this.confirmation, confirmId });
    }
    if (known.confirmation.confirmId !== confirmId || !isSameWish(known.plan, request))
      throw orderErrors.repeatSubmit();
    if (this.states.get(key) === 'done') return { kind: 'done', orderIds: orderIdsOf(known.plan) };
    return this.leases.has(known.lease) ? { kind: 'busy' } : this.lease(key, known.plan, known.confirmation);
  }

  override async abandon(submission: Submission): Promise<boolean> {
    if (!this.isPlanned(submission)) return false;
    this.states.set(submission.submissionId, 'abandoned');
    return true;
  }

  override async letGo({ submissionId, lease }: Submission): Promise<void> {
    this.letGoIds.push(submissionId);
    this.leases.delete(lease);
  }

  /** Completes a submission, unless it is ended or belongs to another process by now. */
  complete(submission: Submission): boolean {
    if (!this.isPlanned(submission)) return false;
    this.states.set(submission.submissionId, 'done');
    return true;
  }

  private isPlanned({ submissionId, lease }: Submission): boolean {
    return this.states.get(submissionId) === 'planned' && this.claimed.get(submissionId)?.lease === lease;
  }

  private isUsed(confirmId: string): boolean {
    return [...this.claimed].some(
      ([key, { confirmation }]) =>
        confirmation.confirmId === confirmId && this.states.get(key) !== 'abandoned',
    );
  }

  private lease(submissionId: string, plan: SubmissionPlan, confirmation: Confirmation): Claim {
    const account = this.openOrders && { account: this.openOrders.account };
    const submission = { submissionId, lease: randomUUID(), plan, confirmation, ...account };
    this.states.set(submissionId, 'planned');
    this.claimed.set(submissionId, submission);
    this.leases.add(submission.lease);
    return { kind: 'mine', submission };
  }

  override async isDone({ submissionId }: Submission): Promise<boolean> {
    return this.states.get(submissionId) === 'done';
  }
}

/** Completes submissions without writing orders; `failure` is thrown after the write, as when a connection breaks. */
export class RecordedPlacements extends OrderPlacementRepository {
  readonly written: HeldSubmission[] = [];
  failure: Error | undefined;
  commits = true;

  constructor(private readonly submissions: InMemorySubmissions) {
    super(
      new NoDatabase(),
      new InMemoryCarts(),
      { prepare: () => Promise.reject(new Error('no contract is written in this test')) },
      new InMemoryOpenOrders(),
      new RecordedOutbox(),
    );
  }

  override async write(held: HeldSubmission): Promise<void> {
    if (this.commits) {
      if (!this.submissions.complete(held.submission)) throw orderErrors.submitUnderWay();
      this.written.push(held);
    }
    if (this.failure) throw this.failure;
  }
}
