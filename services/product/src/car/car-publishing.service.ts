import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Outbox } from '@mall/messaging';
import { MallError, platformErrors, type Caller } from '@mall/contracts/define';
import {
  productErrors,
  productEvents,
  carVerdicts,
  type CarBatch,
  type CarRecord,
  type CarStatus,
  type CarWithdrawn,
  type ReviewCarDto,
} from '@mall/contracts/product';
import { fillText, inEachLanguage, type Locale } from '@mall/validation';
import { DataSource, type EntityManager } from 'typeorm';
import { SetAsideRepository } from '../stock/set-aside.repository.js';
import { checkFacts } from '../facts/fact-guard.service.js';
import { PriceGuard } from '../price/price-guard.service.js';
import { ShopRepository } from '../shop/shop.repository.js';
import { ApprovalService } from './approval.service.js';
import { CarDeskService, pricesOf } from './car-desk.service.js';
import { withdrawalOf } from './car-review.service.js';
import { CarRepository, type CarRow } from './car.repository.js';
import { SaleGateService } from './sale-gate.service.js';
import { CAR_MOVES, stateAfter, type CarMove } from './publishing.js';

const ON_SALE = 1;
const TAKEN_DOWN = 2;
const IN_REVIEW = 3;

/** An action on a car, with its person and reason. */
interface Decision {
  readonly move: CarMove;
  readonly caller: Caller;
  readonly reason: string | undefined;
  readonly needsReview: boolean;
}

interface Moved {
  /** Car before the action. */
  readonly car: CarRow;
  readonly to: CarStatus;
}

/** Changes the status of cars: off sale, in review, on sale, taken down. */
@Injectable()
export class CarPublishingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly cars: CarRepository,
    private readonly desk: CarDeskService,
    private readonly shops: ShopRepository,
    private readonly setAside: SetAsideRepository,
    private readonly outbox: Outbox,
    private readonly guard: PriceGuard,
    private readonly gate: SaleGateService,
    private readonly approvals: ApprovalService,
  ) {}

  publish(spuIds: readonly string[], caller: Caller): Promise<CarRecord[]> {
    return this.moveAll('publish', spuIds, caller);
  }

  offShelf(spuIds: readonly string[], caller: Caller): Promise<CarRecord[]> {
    return this.moveAll('offShelf', spuIds, caller);
  }

  takeDown(spuIds: readonly string[], reason: string, caller: Caller): Promise<CarRecord[]> {
    return this.moveAll('takeDown', spuIds, caller, reason);
  }

  /**
   * Approves or rejects a car.
   * @throws productErrors.reasonNeeded, and platformErrors.staleData when the shop has changed the car since its
   * reviewer read it.
   */
  async review({ spuId, result, reason, version }: ReviewCarDto, caller: Caller): Promise<CarRecord> {
    if (result === carVerdicts.rejected && !reason) throw productErrors.reasonNeeded();
    const [car] = await this.moveAll(
      result === carVerdicts.approved ? 'approve' : 'reject',
      [spuId],
      caller,
      reason,
      version,
    );
    return car!;
  }

  private async moveAll(
    move: CarMove,
    spuIds: readonly string[],
    caller: Caller,
    reason?: string,
    readVersion?: number,
  ): Promise<CarRecord[]> {
    const needsReview = move === 'publish' && (await this.cars.needsReview());
    const leadsToSale = move === 'publish' || move === 'approve';
    await this.dataSource.transaction(async (tx) => {
      if (leadsToSale && (await this.shops.hasClosed(tx, spuIds))) throw productErrors.shopClosed();
      await this.cars.lock(tx, spuIds);
      if (leadsToSale && (await this.setAside.keepsOffSale(tx, spuIds))) throw productErrors.carSetAside();
      await this.guard.actAs(tx, caller);
      const decision = { move, caller, reason, needsReview };
      const moved: Moved[] = [];
      for (const spuId of spuIds) {
        const car = await this.desk.own(spuId, caller, tx);
        if (readVersion !== undefined && readVersion !== car.version) throw platformErrors.staleData();
        const move = this.move(tx, car, decision);
        const to = await (spuIds.length > 1 ? move.catch(namingCar(car)) : move);
        if (to !== car.status) moved.push({ car, to });
      }
      await this.emit(tx, moved, decision);
    });
    return Promise.all(spuIds.map((spuId) => this.desk.one(spuId, caller)));
  }

  /**
   * Moves a car; returns the status that it has now.
   * @throws productErrors.carIncomplete, factsContradict for a car that would go on sale or to the review
   */
  private async move(tx: EntityManager, car: CarRow, decision: Decision): Promise<CarStatus> {
    const { move, needsReview, reason, caller } = decision;
    checkStart(move, car.status);
    if (move === 'approve') await this.guard.checkReviewer(tx, car, caller);
    const isForSale = stateAfter(move, car.status, needsReview) === ON_SALE && car.status !== ON_SALE;
    const isDeparture = isForSale && (await this.departs(tx, car, decision));
    const to = stateAfter(move, car.status, needsReview || isDeparture);
    if (to === ON_SALE || to === IN_REVIEW) checkFacts({ ...car, priceFee: Number(car.priceFee) });
    if (to === car.status) return to;
    await this.write(tx, car, to, reason ?? null);
    if (to === ON_SALE) await this.approvals.keep(tx, car, move === 'approve' ? caller : undefined);
    else await this.approvals.keepFirst(tx, car);
    return to;
  }

  /** Writes the status. What a car lacks is refused before its review, which would be in vain. */
  private async write(tx: EntityManager, car: CarRow, to: CarStatus, reason: string | null): Promise<void> {
    const { spuId } = car;
    if (to === ON_SALE) return this.cars.putOnSale(tx, await this.gate.check(tx, spuId), reason);
    if (to === IN_REVIEW) await this.gate.check(tx, spuId);
    await this.cars.setStatus(tx, spuId, to, reason);
  }

  /**
   * Whether a second person has to agree to the car's price and nobody has, so that publishing leads to the review
   * whoever publishes it; the person who approves it there is the second one.
   * @throws productErrors.priceTooLow, priceSecondPerson
   */
  private async departs(tx: EntityManager, car: CarRow, { move, caller }: Decision): Promise<boolean> {
    const departure = await this.guard.departureOf(tx, car.spuId);
    if (!departure) return false;
    if (move === 'approve') await this.guard.agreeToStored(tx, car.spuId, pricesOf(car), departure, caller);
    return move !== 'approve';
  }

  private async emit(tx: EntityManager, moved: readonly Moved[], decision: Decision): Promise<void> {
    const isApproved = decision.move === 'approve';
    const isByStaff = !isApproved && decision.caller.kind === 'staff';
    const published = batchesByShop(moved.filter(({ to }) => to === ON_SALE));
    for (const { car, to } of moved) {
      const { spuId, shopId } = car;
      const aggregateId = `spu:${spuId}`;
      const payload = { spuId, shopId };
      if (to === ON_SALE) {
        const name = inEachLanguage(car.name);
        await this.outbox.add(tx, productEvents.carPublished, {
          aggregateId,
          payload: { ...payload, name, isApproved, isByStaff, batch: published.get(shopId) },
        });
      }
      if (to === IN_REVIEW)
        await this.outbox.add(tx, productEvents.carSubmittedForReview, { aggregateId, payload });
    }
    await this.emitWithdrawn(tx, moved, decision);
  }

  private async emitWithdrawn(tx: EntityManager, moved: readonly Moved[], decision: Decision): Promise<void> {
    const { move, caller, reason } = decision;
    const cause = CAUSES[move];
    if (!cause) return;
    const withdrawn = moved.filter(
      ({ car }) => car.status === ON_SALE || move === 'reject' || move === 'takeDown',
    );
    const batches = batchesByShop(withdrawn);
    for (const { car } of withdrawn)
      await this.outbox.add(tx, productEvents.carWithdrawn, {
        aggregateId: `spu:${car.spuId}`,
        payload: { ...withdrawalOf(car, caller), cause, reason, batch: batches.get(car.shopId) },
      });
  }
}

/** Returns the batch of each shop that has more than one of the cars. */
function batchesByShop(moved: readonly Moved[]): ReadonlyMap<string, CarBatch> {
  const counts = new Map<string, number>();
  for (const { car } of moved) counts.set(car.shopId, (counts.get(car.shopId) ?? 0) + 1);
  return new Map(
    [...counts]
      .filter(([, cars]) => cars > 1)
      .map(([shopId, cars]) => [shopId, { batchId: randomUUID(), cars }]),
  );
}

/** Names the refused car in the error, because the reader has not opened it. */
const namingCar =
  ({ name }: CarRow) =>
  (failure: unknown): never => {
    if (!(failure instanceof MallError)) throw failure;
    const { declaration, params, issues } = failure;
    const detailsIn = (locale: Locale): string =>
      issues.map(({ text, params: own }) => fillText(text, locale, own)).join('; ');
    const inLocale = (locale: Locale): string =>
      fillText(declaration.text, locale, { details: detailsIn(locale), ...params });
    const reason = { ru: inLocale('ru'), zh: inLocale('zh'), en: inLocale('en') };
    throw productErrors.oneOfCarsRefused({ name: inEachLanguage(name), reason });
  };

const CAUSES: Partial<Record<CarMove, CarWithdrawn['cause']>> = {
  offShelf: 'offShelf',
  takeDown: 'takenDown',
  reject: 'rejected',
};

function checkStart(move: CarMove, from: CarStatus): void {
  if (CAR_MOVES[move].from.includes(from)) return;
  if (move === 'approve' || move === 'reject') throw productErrors.carNotInReview();
  if (from === TAKEN_DOWN) throw productErrors.carTakenDown();
}
