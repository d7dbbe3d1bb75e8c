import type { PersonForOrderView } from '@mall/contracts/user';
import { fakeClient, RecordedOutbox } from '@mall/messaging/fakes';
import { NoDatabase } from '@mall/persistence/fakes';
import { InMemoryCarts } from '../cart/cart.fakes.js';
import { BuyerClient } from './buyer.client.js';
import type { Confirmation, Snapshot } from './confirmation.js';
import { ConfirmationRepository } from './confirmation.repository.js';
import type { HoldCap } from '../held-cars/holdings.js';
import { OpenOrderRepository } from './open-order.repository.js';
import { OrderPlacementRepository } from './order-placement.repository.js';
import type { HeldSubmission } from './order-rows.js';
import { SubmissionRepository } from './submission.repository.js';
import type { Claim, Submission, SubmissionPlan, SubmitRequest } from './submission.js';

/** What every party holds. */
export class InMemoryOpenOrders extends OpenOrderRepository {
  open = 0;
  cars = 0;
  valueMinor = 0;
  networkCars = 0;

  constructor() {
    super(new NoDatabase());
  }

  protected override async holdings({ added, limits }: HoldCap) {
    const { heldCarsPerBuyer: maxCars, heldValuePerBuyerMinor: maxValueMinor } = limits;
    const { open: orders, cars, valueMinor, networkCars } = this;
    const ownFits =
      orders + added.orders <= limits.openOrdersPerBuyer &&
      cars + added.cars <= maxCars &&
      valueMinor + added.valueMinor <= maxValueMinor;
    const networkFits = cars + networkCars + added.cars <= Math.max(limits.heldCarsPerNetwork, maxCars);
    const network = { networkCars, networkValueMinor: 0, isAllowed: false };
    return { orders, cars, valueMinor, maxCars, maxValueMinor, ...network, fits: ownFits && networkFits };
  }
}

/** Somebody whose profile is complete, with an address in Ussuriysk. */
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

  override async of(): Promise<PersonForOrderView> {
    return this.person;
  }
}

/** Keeps what buyers were shown. */
export class InMemoryConfirmations extends ConfirmationRepository {
  readonly kept: Snapshot[] = [];

  constructor() {
    super(new NoDatabase());
  }

  override async keep(_: string, snapshot: Snapshot) {
    this.kept.push(snapshot);
    const now = new Date('2026-11-21T12:00:00Z');
    return { confirmId: String(this.kept.length), expiresAt: now, now };
  }
}

/** Submissions in memory, of one confirmation; one order for each of its shops. */
export class InMemorySubmissions extends SubmissionRepository {
  readonly states = new Map<string, 'planned' | 'done' | 'abandoned'>();
  readonly letGoIds: string[] = [];

  constructor(private readonly confirmation: Confirmation) {
    super(new NoDatabase(), new InMemoryConfirmations());
  }

  override async claim({ idempotencyKey, wishes }: SubmitRequest): Promise<Claim> {
    const state = this.states.get(idempotencyKey);
    const plan: SubmissionPlan = {
      orders: [{ orderId: '1001', shopId: '3' }],
      placedAt: '2026-11-21T12:00:00.000Z',
      payBefore: '2026-11-24T12:00:00.000Z',
      ...wishes,
    };
    if (state === 'done') return { kind: 'done', orderIds: ['1001'] };
    this.states.set(idempotencyKey, 'planned');
    const submission = { submissionId: idempotencyKey, lease: 'mine', plan, confirmation: this.confirmation };
    return { kind: 'mine', submission };
  }

  override async abandon({ submissionId }: Submission): Promise<boolean> {
    if (this.states.get(submissionId) !== 'planned') return false;
    this.states.set(submissionId, 'abandoned');
    return true;
  }

  override async letGo({ submissionId }: Submission): Promise<void> {
    this.letGoIds.push(submissionId);
  }

  override async isDone({ submissionId }: Submission): Promise<boolean> {
    return this.states.get(submissionId) === 'done';
  }
}

/** Ends submissions without writing orders; `failure` is thrown after the write, as when a connection dies. */
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
      this.submissions.states.set(held.submission.submissionId, 'done');
      this.written.push(held);
    }
    if (this.failure) throw this.failure;
  }
}
