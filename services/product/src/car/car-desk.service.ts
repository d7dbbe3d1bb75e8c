import { Injectable } from '@nestjs/common';
import { Outbox } from '@mall/messaging';
import { foldedWords } from '@mall/persistence';
import { adminPage, platformErrors, type AdminPage, type Caller } from '@mall/contracts/define';
import {
  CAR_RECORD_COLUMNS,
  productErrors,
  productEvents,
  carStatuses,
  type CarRecord,
  type CreateCarDto,
  type FindCarRecordsDto,
  type UpdateCarDto,
} from '@mall/contracts/product';
import { isVideoUrl } from '@mall/contracts/file';
import { borderDay } from '@mall/validation/typography';
import { DataSource, type EntityManager } from 'typeorm';
import { BadgeLimitService } from '../badge/badge-limit.service.js';
import { BrandRepository } from '../brand/brand.repository.js';
import { CategoryRepository } from '../category/category.repository.js';
import { SetAsideRepository } from '../stock/set-aside.repository.js';
import { FactGuard } from '../facts/fact-guard.service.js';
import { PriceGuard } from '../price/price-guard.service.js';
import type { CarPrices } from '../price/price-proposal.repository.js';
import { refusalOfPrice, type PriceDeparture } from '../price/price-trouble.js';
import { translateOneCar } from '../stock/one-car.js';
import { StockRepository } from '../stock/stock.repository.js';
import type { CarRecordSort, SearchedWord } from './car-record-filter.js';
import { CarRepository, type CarRow } from './car.repository.js';
import { toCarRecord } from './car.mapper.js';
import { CarReviewService, withdrawalOf } from './car-review.service.js';
import { CarWriter, translateTakenVin, type CarChanges } from './car-writer.js';

const ON_SALE = 1;

/** Creates, lists and changes cars for shops and staff. A merchant has access only to cars of the own shop. */
@Injectable()
export class CarDeskService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly cars: CarRepository,
    private readonly brands: BrandRepository,
    private readonly writer: CarWriter,
    private readonly stock: StockRepository,
    private readonly categories: CategoryRepository,
    private readonly limits: BadgeLimitService,
    private readonly setAside: SetAsideRepository,
    private readonly outbox: Outbox,
    private readonly guard: PriceGuard,
    private readonly facts: FactGuard,
    private readonly review: CarReviewService,
  ) {}

  async find(request: FindCarRecordsDto, caller: Caller): Promise<AdminPage<CarRecord>> {
    const { categoryId, keyWord } = request;
    const words = keyWord ? await this.searched(keyWord) : undefined;
    if (words?.length === 0) return adminPage<CarRecord>([], 0, request);
    const { rows, total } = await this.cars.page({
      ...request,
      shopId: caller.kind === 'merchant' ? caller.shopId : request.shopId,
      categoryIds: categoryId ? await this.categories.withDescendants([categoryId]) : undefined,
      sort: sortColumn(request.sortBy),
      words,
    });
    return adminPage(
      rows.map((row) => this.show(row, caller)),
      total,
      request,
    );
  }

  private searched(keyWord: string): Promise<SearchedWord[]> {
    return Promise.all(
      foldedWords(keyWord).map(async (word) => {
        const brands = await this.brands.find({ name: word });
        return { word, brandIds: brands.map(({ brandId }) => brandId) };
      }),
    );
  }

  async one(spuId: string, caller: Caller): Promise<CarRecord> {
    const row = await this.own(spuId, caller);
    const affirmations = await this.facts.affirmations(spuId, caller);
    const forReview = await this.review.factsOf(row, caller, (car) => this.show(car, caller));
    return { ...this.show(row, caller), ...(affirmations.length > 0 && { affirmations }), ...forReview };
  }

  async create(request: CreateCarDto, caller: Caller): Promise<CarRecord> {
    const [spuId] = await this.dataSource.transaction((tx) => this.createIn(tx, [request], caller));
    return this.one(spuId!, caller);
  }

  /** Creates cars in a transaction of the caller's; returns their ids in the order given. */
  async createIn(tx: EntityManager, requests: readonly CreateCarDto[], caller: Caller): Promise<string[]> {
    const cars = requests.map((request) => {
      checkVideo(request);
      const shopId = caller.kind === 'merchant' ? caller.shopId : request.shopId;
      if (!shopId) throw productErrors.shopNeeded();
      return { ...request, shopId, stock: request.stock ?? 1, status: carStatuses.notOnSale };
    });
    await this.guard.actAs(tx, caller);
    for (const car of cars) await this.guard.checkDraft(tx, car);
    return this.writer.write(tx, cars);
  }

  /**
   * Changes a car. A car on sale that becomes another car goes back to the review, unless a reviewer makes the change.
   * A large change of the price by its shop takes the car off sale, too, because the shop has just stated that the
   * present price is wrong. A large change by staff needs two people who enter the same price; until then the present
   * one applies. A car whose new VIN was on sale at another price, or that becomes another kind of car, which costs
   * something else, goes to the review, whoever changes it.
   * @throws platformErrors.staleData when somebody else changed the car since `version` was read.
   * @throws productErrors.priceJumps, priceTooLow, wholesaleAbovePrice, carIsBound, vinElsewhere, vinOfOrder,
   * usedCarIsSingle, factsContradict, factsQuestioned, carIncomplete
   */
  async update(request: UpdateCarDto, caller: Caller): Promise<CarRecord> {
    const jump = await this.dataSource
      .transaction((tx) => this.updateIn(tx, request, caller))
      .catch(translateOneCar);
    // Thrown after the commit, which stores the proposal.
    if (jump) throw refusalOfPrice(jump);
    return this.one(request.spuId, caller);
  }

  /**
   * Changes a car in a transaction of the caller's. Returns the jump of the price that waits for a second person; then nothing else
   * was written.
   */
  async updateIn(
    tx: EntityManager,
    request: UpdateCarDto,
    caller: Caller,
  ): Promise<PriceDeparture | undefined> {
    checkVideo(request);
    const { spuId, stock, version, affirmed, ...fields } = request;
    await this.cars.lock(tx, [spuId]);
    await this.guard.actAs(tx, caller);
    const before = await this.own(spuId, caller, tx);
    if (version !== undefined && version !== before.version) throw platformErrors.staleData();
    await this.review.keepFirst(tx, before);
    const changes = { ...fields, ...this.pricesAfter(before, fields) };
    const departure = await this.departureOf(tx, before, changes);
    // A proposal holds prices, not a VIN and not the kind of the car: somebody has to see the car.
    const isRenamed = changes.vin !== undefined && changes.vin !== before.vin;
    if (departure?.rule === 'jump' && caller.kind === 'staff' && !isRenamed) {
      const isAgreed = await this.guard.isAgreed(tx, spuId, pricesOf(before, changes), departure, caller);
      if (!isAgreed) return departure;
    } else if (departure) await this.review.withdraw(tx, before, caller);
    await this.writer.change(tx, spuId, { ...changes, affirmed });
    if (changesPrice(changes) && before.status === ON_SALE) await this.guard.forget(tx, spuId);
    const after = await this.own(spuId, caller, tx);
    if (stock && (await this.setAside.keepsOffSale(tx, [spuId]))) throw productErrors.carSetAside();
    if (stock !== undefined) await this.stock.setUnits(tx, spuId, stock);
    await this.emitChanged(tx, after, Object.keys(fields));
    if (after.status === ON_SALE) await this.review.afterChange(tx, before, after, caller);
    return undefined;
  }

  /**
   * Returns how the changed price departs from the rules, for a car on sale.
   * @throws productErrors.priceTooLow, whether the car is on sale or not.
   */
  private async departureOf(
    tx: EntityManager,
    before: CarRow,
    changes: CarChanges,
  ): Promise<PriceDeparture | undefined> {
    if (before.status === ON_SALE) return this.guard.departureOf(tx, before.spuId, changes);
    if (changesPrice(changes)) await this.guard.checkDraft(tx, changes, before.spuId);
    return undefined;
  }

  /** Removes a car. @throws productErrors.carHasHolds while a buyer holds the car. */
  async remove(spuId: string, caller: Caller): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await this.cars.lock(tx, [spuId]);
      await this.guard.actAs(tx, caller);
      const car = await this.own(spuId, caller, tx);
      if (car.lockStock > 0) throw productErrors.carHasHolds();
      if (await this.setAside.keepsOffSale(tx, [spuId])) throw productErrors.carSetAside();
      await this.cars.remove(tx, spuId, car.status);
      if (car.status !== ON_SALE) return;
      await this.outbox.add(tx, productEvents.carWithdrawn, {
        aggregateId: `spu:${spuId}`,
        payload: { ...withdrawalOf(car, caller), cause: 'removed' },
      });
    });
  }

  /**
   * Restores a removed car: off sale, whatever it was before, except that a car taken down by the platform stays taken
   * down. A car that is not removed stays as it is.
   * @throws platformErrors.notFound, productErrors.vinTaken when another car has its VIN by now
   */
  async restore(spuId: string, caller: Caller): Promise<CarRecord> {
    await this.dataSource.transaction(async (tx) => {
      const car = await this.cars.removed(spuId, tx);
      if (!car) return;
      if (!isTheirs(caller, car)) throw platformErrors.notFound();
      await this.guard.actAs(tx, caller);
      const { takenDown, notOnSale } = carStatuses;
      await this.cars
        .restore(tx, spuId, car.removedStatus === takenDown ? takenDown : notOnSale)
        .catch(translateTakenVin);
    });
    return this.one(spuId, caller);
  }

  private show(row: CarRow, { locale }: Caller): CarRecord {
    const today = borderDay();
    return toCarRecord(row, { locale, limits: this.limits.current, today });
  }

  /**
   * Returns the car, if the caller may access it.
   * @throws platformErrors.notFound when it does not exist or belongs to another shop.
   */
  async own(spuId: string, caller: Caller, tx?: EntityManager): Promise<CarRow> {
    const row = await this.cars.one(spuId, tx);
    if (!row || !isTheirs(caller, row)) throw platformErrors.notFound();
    return row;
  }

  /** Completes the prices. The market price equals the price until the shop sets it, and is never lower. */
  private pricesAfter(before: CarRow, fields: CarChanges): CarChanges {
    if (fields.priceFee === undefined && fields.marketPriceFee === undefined) return {};
    const priceFee = fields.priceFee ?? Number(before.priceFee);
    const followed = before.marketPriceFee === before.priceFee;
    const asked = fields.marketPriceFee ?? (followed ? priceFee : Number(before.marketPriceFee));
    return { marketPriceFee: Math.max(asked, priceFee) };
  }

  private async emitChanged(tx: EntityManager, car: CarRow, fields: readonly string[]): Promise<void> {
    if (fields.length === 0) return;
    await this.outbox.add(tx, productEvents.carChanged, {
      aggregateId: `spu:${car.spuId}`,
      payload: { spuId: car.spuId, shopId: car.shopId, fields },
    });
  }
}

const isTheirs = (caller: Caller, { shopId }: Pick<CarRow, 'shopId'>): boolean =>
  caller.kind !== 'merchant' || shopId === caller.shopId;

const changesPrice = ({ priceFee, wholesalePriceFee }: CarChanges): boolean =>
  priceFee !== undefined || wholesalePriceFee !== undefined;

/** Returns the prices of a car after the changes. */
export function pricesOf(before: CarRow, changes: CarChanges = {}): CarPrices {
  const wholesale =
    changes.wholesalePriceFee === undefined ? before.wholesalePriceFee : changes.wholesalePriceFee;
  return {
    priceFee: changes.priceFee ?? Number(before.priceFee),
    wholesalePriceFee: wholesale === null ? null : Number(wholesale),
    marketPriceFee: changes.marketPriceFee ?? Number(before.marketPriceFee),
  };
}

/** Checks the address of a video. @throws productErrors.videoExpected for the address of a picture or a paper. */
function checkVideo({ video }: Pick<CarChanges, 'video'>): void {
  if (video && !isVideoUrl(video)) throw productErrors.videoExpected();
}

function sortColumn(asked: string | undefined): CarRecordSort {
  if (asked === undefined) return 'spuId';
  const known = CAR_RECORD_COLUMNS.find((column) => column === asked);
  if (!known) throw productErrors.columnUnknown({ columns: CAR_RECORD_COLUMNS.join(', ') });
  return known;
}
