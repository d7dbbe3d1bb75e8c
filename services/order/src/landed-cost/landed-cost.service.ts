import { Injectable } from '@nestjs/common';
import { InjectClient, type ClientOf } from '@mall/messaging';
import { platformErrors, type Caller } from '@mall/contracts/define';
import { unitPriceOf, whyNot } from '@mall/contracts/cart';
import {
  orderErrors,
  type CalculateCostDto,
  type CalculatedCostView,
  type CarCostView,
  type DeliveryCityView,
  type Importer,
  type LandedCostDto,
  type LandedCostSumView,
  type LandedFiguresView,
  type NewTablesSumView,
  type PreferenceLimitsView,
} from '@mall/contracts/order';
import { CarFacts, productErrors } from '@mall/contracts/product';
import { userErrors } from '@mall/contracts/user';
import { orderCalls } from '@mall/contracts/services/order';
import { fieldsOf } from '@mall/validation';
import { CarClient } from '../cart/car.client.js';
import { CartRepository } from '../cart/cart.repository.js';
import { RateService } from '../rate/rate.service.js';
import type { Rate } from '../rate/rate.js';
import { TariffRepository } from '../tariff/tariff.repository.js';
import { limitsOf, plainCity } from '@mall/contracts/landed-cost';
import { borderDay } from '@mall/validation/typography';
import { landedCost } from './calculate.js';
import type { Days } from './clearance-of.js';
import { costOutlook } from './cost-outlook.js';
import type { LandedCost, LandedRates } from './landed-cost.js';
import { toImportCostView, toLandedCostView, toOutlookView, toSumView } from './landed-cost.mapper.js';
import { costsTheSame, newTablesSum } from './new-tables-sum.js';

export interface PricedCar {
  readonly spuId: string;
  readonly skuId: string;
  readonly facts: CarFacts;
  readonly unitPriceFee: number;
  readonly count: number;
}

/** Importer, city and day of an import. */
interface Import {
  readonly importer: Importer;
  readonly city: string | null;
  /** Rate of the payment, which may be one that a buyer was promised. */
  readonly payment: Rate;
  /** Day of the import; today by default. */
  readonly onDate?: string | undefined;
}

/** Empty ids of a car that is not listed. */
const UNLISTED = { spuId: '', skuId: '' };

const FACTS = [...fieldsOf(CarFacts).keys()];

@Injectable()
export class LandedCostService {
  constructor(
    private readonly tariffs: TariffRepository,
    private readonly rates: RateService,
    private readonly carts: CartRepository,
    private readonly cars: CarClient,
    @InjectClient(orderCalls.cars) private readonly catalogue: ClientOf<typeof orderCalls.cars>,
    @InjectClient(orderCalls.addresses) private readonly addresses: ClientOf<typeof orderCalls.addresses>,
  ) {}

  /** Calculates landed costs by the tables of today and the current rates. */
  async of(cars: readonly PricedCar[], terms: Import): Promise<LandedCost[]> {
    if (cars.length === 0) return [];
    const costOf = await this.calculation(terms);
    return cars.map((car) => costOf(car));
  }

  /**
   * Returns the difference that the tables make which will be in force when these cars are cleared; null where none of them costs
   * something else then.
   */
  async newTables(
    cars: readonly PricedCar[],
    terms: Import,
    cleared: Days,
  ): Promise<NewTablesSumView | null> {
    const changed = await this.tariffs.changedBy(cleared.to);
    if (!changed || cars.length === 0) return null;
    const { fromDay, tables } = changed;
    const costOf = await this.calculation(terms);
    const pairs = cars.map((car) => ({ now: costOf(car), then: costOf(car, undefined, tables) }));
    return newTablesSum(pairs, { fromDay, isCertain: fromDay <= cleared.from });
  }

  /**
   * Returns a function that calculates any car by the same tables and rates, also on another day than that of `terms`, or by other
   * tables.
   */
  private async calculation({ importer, city, payment, onDate = borderDay() }: Import) {
    const [tables, customsCny, customsEur] = await Promise.all([
      this.tariffs.inForce(),
      this.rates.recent('CNY', 'customs'),
      this.rates.recent('EUR', 'customs'),
    ]);
    const rates: LandedRates = { payment, customsCny, customsEur };
    return (car: PricedCar, day = onDate, by = tables): LandedCost =>
      landedCost({ ...car, importer, city, onDate: day }, by, rates);
  }

  /**
   * Calculates a car with the savings of the preferential fee, the change at its next birthday, and by the tables that will be in
   * force when it is cleared.
   */
  private async withOutlook(car: PricedCar, terms: Import, cleared: Days) {
    const [costOf, changed] = await Promise.all([
      this.calculation(terms),
      this.tariffs.changedBy(cleared.to),
    ]);
    const now = costOf(car);
    const then = changed && costOf(car, undefined, changed.tables);
    const newTables =
      then && !costsTheSame({ now, then })
        ? { fromDay: changed.fromDay, isCertain: changed.fromDay <= cleared.from, cost: then }
        : null;
    const outlook = costOutlook(now, car.facts, (facts, day) => costOf({ ...car, facts }, day));
    return { now, outlook: { ...outlook, newTables } };
  }

  /** Calculates the cost of a listed car; `cleared` are the days on which it is expected to be cleared by customs. */
  async forCar(request: LandedCostDto, cleared: Days, { locale }: Caller): Promise<CarCostView> {
    const { spuId, skuId, importer, count } = request;
    const [car, payment, variants] = await Promise.all([
      this.catalogue.prodInfo({ spuId }),
      this.rates.recentPayment(),
      this.cars.bySku(skuId === undefined ? [] : [skuId]),
    ]);
    const variant = skuId === undefined ? undefined : variants.get(skuId);
    if (skuId !== undefined && variant?.spuId !== spuId) throw productErrors.carGone();
    const facts = Object.fromEntries(
      FACTS.map((fact) => [fact, (car as unknown as Record<string, unknown>)[fact] ?? undefined]),
    ) as CarFacts;
    const { unitPriceFee } = unitPriceOf(variant ?? car, count);
    const priced = { spuId, skuId: skuId ?? car.skus[0]?.skuId ?? spuId, facts, unitPriceFee, count };
    const terms: Import = { importer, city: request.city ?? null, payment };
    const { now, outlook } = await this.withOutlook(priced, terms, cleared);
    return { ...toLandedCostView(now, locale), outlook: toOutlookView(outlook, locale) };
  }

  /** Calculates the cost of a car that is not listed. @throws orderErrors.rateUnknown */
  async calculate(request: CalculateCostDto, cleared: Days, { locale }: Caller): Promise<CalculatedCostView> {
    const { priceFee, importer, city = null, ...known } = request;
    const facts: CarFacts = { ...known, condition: known.firstRegDate ? 'used' : 'new' };
    const car: PricedCar = { ...UNLISTED, facts, unitPriceFee: priceFee, count: 1 };
    const terms: Import = { importer, city, payment: await this.rates.recentPayment() };
    const { now, outlook } = await this.withOutlook(car, terms, cleared);
    return { cost: toImportCostView(now, locale), ...toOutlookView(outlook, locale) };
  }

  /** Calculates the chosen cars of a cart to a city; `cleared` are the days on which they are expected to be cleared by customs. */
  async forCart(city: string | null, cleared: Days, caller: Caller): Promise<LandedCostSumView> {
    const userId = caller.userId!;
    const checked = (await this.carts.lines(userId)).filter(({ isChecked }) => isChecked);
    const [cars, payment] = await Promise.all([
      this.cars.bySku(checked.map(({ skuId }) => skuId)),
      this.rates.recentPayment(),
    ]);
    const priced = checked.flatMap((line) => {
      const { spuId, skuId, count } = line;
      const car = cars.get(skuId);
      if (!car || whyNot(line, car)) return [];
      return [{ spuId, skuId, count, facts: car.facts, unitPriceFee: unitPriceOf(car, count).unitPriceFee }];
    });
    const terms: Import = { importer: 'person', city, payment };
    const [costs, newTables] = await Promise.all([
      this.of(priced, terms),
      this.newTables(priced, terms, cleared),
    ]);
    return { ...toSumView(costs, caller.locale), newTables };
  }

  async preference(): Promise<PreferenceLimitsView> {
    const tables = await this.tariffs.inForce();
    const limits = limitsOf(tables.preferentialFee);
    if (!limits) throw orderErrors.tariffNotFound();
    const { tableId, validFrom, source } = tables.preferentialFee!;
    return { ...limits, tableId, validFrom, source };
  }

  /**
   * Returns everything that current landed costs are calculated from, besides the cars.
   * @throws orderErrors.rateUnknown
   */
  async figures(): Promise<LandedFiguresView> {
    const [tables, payment, customsCny, customsEur] = await Promise.all([
      this.tariffs.inForce(),
      this.rates.recentPayment(),
      this.rates.recent('CNY', 'customs'),
      this.rates.recent('EUR', 'customs'),
    ]);
    return {
      onDate: borderDay(),
      paymentCny: payment.rateScaled,
      customsCny: customsCny?.rateScaled ?? null,
      customsEur: customsEur?.rateScaled ?? null,
      tables: Object.values(tables).map(({ kind, rows }) => ({ kind, rows: [...rows] })),
    };
  }

  /** Returns cities whose delivery has a price, the cheapest first. */
  async cities(): Promise<DeliveryCityView[]> {
    const { delivery } = await this.tariffs.inForce();
    const priced = (delivery?.rows ?? []).flatMap(({ place, amountMinor }) =>
      place && amountMinor != null ? [{ city: place, amountRubMinor: amountMinor }] : [],
    );
    return [...new Map(priced.reverse().map((row) => [plainCity(row.city), row])).values()].sort(
      (left, right) => left.amountRubMinor - right.amountRubMinor,
    );
  }

  /** Returns the city of the default address; null without one. */
  async cityOf(userId: string): Promise<string | null> {
    return this.addresses
      .addressOf({ userId })
      .then(({ city }) => city)
      .catch((failure: unknown) => {
        const isNone = userErrors.addressNotFound.is(failure) || platformErrors.notFound.is(failure);
        if (isNone) return null;
        throw failure;
      });
  }
}
