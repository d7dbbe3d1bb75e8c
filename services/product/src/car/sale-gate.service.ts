import { Injectable } from '@nestjs/common';
import {
  carStatuses,
  defaultRuleOf,
  leftBeforeSale,
  productErrors,
  type KindOfCarDto,
  type LeftNeed,
  type ListingRuleView,
  type SaleNeed,
} from '@mall/contracts/product';
import { say, type FieldIssue, type Locale, type Texts } from '@mall/validation';
import type { EntityManager } from 'typeorm';
import { CarRepository, type ListedCarRow } from './car.repository.js';
import type { PassedCar } from '../stock/passed-car.js';

/** Cars that existed before they are written, with what each that is on sale lacks already. */
export type LacksBefore = ReadonlyMap<string, ReadonlySet<SaleNeed>>;

/**
 * The gate before the sale: whatever puts a car on sale asks it what the car lacks, and gets a `PassedCar` when that is nothing.
 * A car that is on sale from before a rule stays there; a change may not take anything more from it.
 */
@Injectable()
export class SaleGateService {
  constructor(private readonly cars: CarRepository) {}

  /** Returns the needs of cars of a kind. */
  async needs(kind: KindOfCarDto): Promise<ListingRuleView> {
    return { needs: [...((await this.cars.needsOf(kind)) ?? defaultRuleOf(kind.condition).needs)] };
  }

  /** Checks that a car may go on sale. @throws productErrors.carIncomplete naming what is missing, at its fields. */
  async check(tx: EntityManager, spuId: string): Promise<PassedCar> {
    refuseIfLeft((await this.left(tx, [spuId])).get(spuId) ?? []);
    return { spuId } as PassedCar;
  }

  /** Returns the car that comes back on sale by itself; undefined when it lacks something. */
  async passing(tx: EntityManager, spuId: string): Promise<PassedCar | undefined> {
    const [car] = await this.cars.listed(tx, [spuId]);
    return car && this.leftOf(car).length === 0 ? ({ spuId } as PassedCar) : undefined;
  }

  /** Returns what cars lack before they may go on sale, by car; removed ones are left out. */
  async left(tx: EntityManager, spuIds: readonly string[]): Promise<ReadonlyMap<string, LeftNeed[]>> {
    const cars = await this.cars.listed(tx, spuIds);
    return new Map(cars.map((car) => [car.spuId, this.leftOf(car)]));
  }

  /** Returns the cars among these that exist, and what those on sale lack, before they are written. */
  async before(tx: EntityManager, spuIds: readonly string[]): Promise<LacksBefore> {
    const cars = await this.cars.listed(tx, spuIds);
    return new Map(
      cars.map((car) => {
        const left = car.status === carStatuses.onSale ? this.leftOf(car) : [];
        return [car.spuId, new Set(left.map(({ need }) => need))];
      }),
    );
  }

  /**
   * Refuses written cars: new ones that are on sale or in the review and lack something, and those on sale that lack more than before.
   * @throws productErrors.carIncomplete with issues at `cars.0.vin` and so on where there are several
   */
  async checkWritten(tx: EntityManager, spuIds: readonly string[], before: LacksBefore): Promise<void> {
    const rows = new Map((await this.cars.listed(tx, spuIds)).map((car) => [car.spuId, car]));
    for (const [nth, spuId] of spuIds.entries()) {
      const car = rows.get(spuId);
      if (!car || !isGated(car, before)) continue;
      const known = before.get(spuId);
      const left = this.leftOf(car).filter(({ need }) => !known?.has(need));
      refuseIfLeft(left, spuIds.length > 1 ? `cars.${nth}.` : '');
    }
  }

  private leftOf(car: ListedCarRow): LeftNeed[] {
    return leftBeforeSale(car, car.needs ? { needs: car.needs } : defaultRuleOf(car.condition));
  }
}

/** Whether what a written car lacks is judged: a draft may lack anything, and a car that waits for its review is judged when it is approved. */
function isGated({ spuId, status }: ListedCarRow, before: LacksBefore): boolean {
  if (status === carStatuses.onSale) return true;
  return status === carStatuses.inReview && !before.has(spuId);
}

const NEEDED = say('Нужно для публикации', '发布前必填', 'Needed before publishing');

function refuseIfLeft(left: readonly LeftNeed[], path = ''): void {
  if (left.length === 0) return;
  const issues: FieldIssue[] = left.map(({ field }) => ({
    field: `${path}${field}`,
    text: NEEDED,
    params: {},
  }));
  throw productErrors.carIncomplete({ fields: namesOf(left) }, issues);
}

/** Returns the labels joined by commas, in every language. */
function namesOf(left: readonly LeftNeed[]): Texts {
  const join = (locale: Locale, comma: string): string => left.map(({ label }) => label[locale]).join(comma);
  return say(join('ru', ', '), join('zh', '、'), join('en', ', '));
}
