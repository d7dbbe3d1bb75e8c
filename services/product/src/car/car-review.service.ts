import { Injectable } from '@nestjs/common';
import { Outbox } from '@mall/messaging';
import { judge, type Caller } from '@mall/contracts/define';
import {
  carStatuses,
  productCarApi,
  productEvents,
  type CarRecord,
  type CarWithdrawn,
} from '@mall/contracts/product';
import { inEachLanguage } from '@mall/validation';
import type { EntityManager } from 'typeorm';
import { namesOf } from '../price/car-authors.js';
import { PriceGuardRepository, personOf } from '../price/price-guard.repository.js';
import { ApprovalService } from './approval.service.js';
import { CarRepository, type CarRow } from './car.repository.js';
import { isOtherCar } from './written-car.js';

type FactsForReview = Pick<CarRecord, 'lastApproval' | 'priceJump' | 'newListing' | 'authors' | 'isOwnWork'>;

/** Says what a reviewer needs to know about a car, and sends changed cars to the review. */
@Injectable()
export class CarReviewService {
  constructor(
    private readonly cars: CarRepository,
    private readonly prices: PriceGuardRepository,
    private readonly approvals: ApprovalService,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Returns what changed since the last approval, and of a car that somebody decides about who had a part in it and
   * whether a second person has to agree to its price. A shop reads why its car waits, but no names.
   * @param show maps a row to the record for the caller
   */
  async factsOf(row: CarRow, caller: Caller, show: (row: CarRow) => CarRecord): Promise<FactsForReview> {
    const lastApproval = await this.approvals.changesOf(row, caller, show);
    const isDecided = row.status === carStatuses.inReview || row.status === carStatuses.takenDown;
    return { ...(lastApproval && { lastApproval }), ...(isDecided && (await this.decided(row, caller))) };
  }

  private async decided({ spuId }: CarRow, caller: Caller): Promise<FactsForReview> {
    const [trouble, setter, authors] = await Promise.all([
      this.prices.trouble(spuId),
      this.prices.setter(spuId),
      this.prices.authors(spuId),
    ]);
    const isStaff = caller.kind === 'staff';
    const facts = isStaff && {
      authors: namesOf(authors),
      isOwnWork: authors.some(({ personId }) => personId === personOf(caller).id),
    };
    if (trouble?.rule === 'listing') {
      const { referenceFee, departure } = trouble;
      const newListing = {
        referenceFee: referenceFee ?? undefined,
        departurePercent: departure ?? undefined,
      };
      return { ...facts, newListing };
    }
    if (trouble?.rule !== 'jump') return { ...facts };
    const priceJump = {
      departsFromFee: trouble.referenceFee,
      departurePercent: trouble.departure,
      setBy: isStaff ? (setter?.name ?? undefined) : undefined,
      setTime: setter?.changedAt.toISOString(),
    };
    return { ...facts, priceJump };
  }

  /** Stores a car that is or was on sale, unless it is known, before somebody changes it. */
  keepFirst(tx: EntityManager, car: CarRow): Promise<void> {
    return this.approvals.keepFirst(tx, car);
  }

  /**
   * Decides about a car on sale that was changed. A reviewer approves it as he leaves it; another car goes back to the
   * review, where cars are reviewed.
   */
  async afterChange(tx: EntityManager, before: CarRow, after: CarRow, caller: Caller): Promise<void> {
    const isReviewer = judge(productCarApi.review.access, caller) === 'allowed';
    if (isReviewer) return this.approvals.keep(tx, after, caller);
    if (!isOtherCar(before, after)) return;
    if (await this.cars.needsReview()) await this.withdraw(tx, after, caller);
    else await this.approvals.keep(tx, after);
  }

  /** Takes the car off sale until it has been reviewed. */
  async withdraw(tx: EntityManager, car: CarRow, caller: Caller): Promise<void> {
    const { spuId, shopId } = car;
    await this.cars.setStatus(tx, spuId, carStatuses.inReview);
    const aggregateId = `spu:${spuId}`;
    const payload = { spuId, shopId };
    await this.outbox.add(tx, productEvents.carWithdrawn, {
      aggregateId,
      payload: { ...withdrawalOf(car, caller), cause: 'changed' },
    });
    await this.outbox.add(tx, productEvents.carSubmittedForReview, { aggregateId, payload });
  }
}

/** Returns the facts about car and person for the event of a withdrawn car. */
export const withdrawalOf = (
  { spuId, shopId, name }: CarRow,
  { kind }: Caller,
): Omit<CarWithdrawn, 'cause'> => ({
  spuId,
  shopId,
  name: inEachLanguage(name),
  isByStaff: kind === 'staff',
});
