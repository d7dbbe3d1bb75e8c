import { Injectable } from '@nestjs/common';
import type { Caller } from '@mall/contracts/define';
import {
  orderErrors,
  type ConfirmedShopView,
  type ConfirmOrderDto,
  type FilteredItemView,
  type OrderConfirmationView,
} from '@mall/contracts/order';
import type { CarForCartView } from '@mall/contracts/product';
import type { Locale } from '@mall/validation';
import { CarClient } from '../cart/car.client.js';
import { conditionOf } from '../cart/cart.mapper.js';
import { CartRepository } from '../cart/cart.repository.js';
import { clearanceOf } from '../landed-cost/clearance-of.js';
import { sumOfKnown, toLandedCostView } from '../landed-cost/landed-cost.mapper.js';
import { LandedCostService } from '../landed-cost/landed-cost.service.js';
import { WayPlanService } from '../milestone/way-plan.service.js';
import { RateService } from '../rate/rate.service.js';
import { DealSettingRepository } from '../setting/deal-setting.repository.js';
import { kopecksOf, RATE_SCALE } from '../order/rouble-amount.js';
import { buyerIn, BuyerClient } from './buyer.client.js';
import { ConfirmationRepository } from './confirmation.repository.js';
import { toRefusedCar } from './not-orderable.js';
import {
  byShop,
  quote,
  totalOf,
  type QuotedLine,
  type RefusedLine,
  type WantedLine,
  INCOTERM,
} from './quote.js';

/** Minutes for which a shown price can be ordered. */
const CONFIRM_MINUTES = 30;

/** Prices an order before it is placed. Holds nothing and changes nothing. */
@Injectable()
export class ConfirmService {
  constructor(
    private readonly carts: CartRepository,
    private readonly cars: CarClient,
    private readonly rates: RateService,
    private readonly settings: DealSettingRepository,
    private readonly confirmations: ConfirmationRepository,
    private readonly buyers: BuyerClient,
    private readonly landedCosts: LandedCostService,
    private readonly plans: WayPlanService,
  ) {}

  async confirm(caller: Caller, request: ConfirmOrderDto): Promise<OrderConfirmationView> {
    const userId = caller.userId!;
    const wanted = await this.wanted(userId, request);
    const [cars, rate, { payHours }, person] = await Promise.all([
      this.cars.bySku(wanted.map(({ skuId }) => skuId)),
      this.rates.recentPayment(),
      this.settings.current(),
      this.buyers.personForOrder(userId, request.addrId),
    ]);
    const { profile, address: userAddr } = person;
    for (const { skuId, count } of request.shopCartItem ? wanted : [])
      if (count > 1 && cars.get(skuId)?.isSingleUnit) throw orderErrors.singleCar();
    const { lines, refused } = quote(wanted, cars);
    const { rateScaled, source } = rate;
    const asOf = rate.asOf.toISOString();
    const addrId = userAddr?.addrId ?? null;
    const terms = { importer: 'person', city: userAddr?.city ?? null, payment: rate } as const;
    const priced = lines.map((line) => ({ ...line, facts: cars.get(line.skuId)!.facts }));
    const [costs, way] = await Promise.all([
      this.landedCosts.of(priced, terms),
      this.plans.view(terms.city, caller.locale),
    ]);
    const landedCosts = costs.map((cost) => toLandedCostView(cost, caller.locale));
    const snapshot = {
      dvyType: request.dvyType,
      addrId,
      lines,
      rate: { rateScaled, source, asOf },
      buyer: buyerIn(person),
      // Named when the order is refused because of them.
      ...(lines.length === 0 && { refused: refused.map((line) => toRefusedCar(line, cars.get(line.skuId))) }),
    };
    const kept = await this.confirmations.keep(userId, snapshot, costs, CONFIRM_MINUTES);
    const total = totalOf(lines);
    const lockedUntil = new Date(kept.now.getTime() + payHours * 3_600_000).toISOString();
    return {
      confirmId: kept.confirmId,
      expiresAt: kept.expiresAt.toISOString(),
      total,
      currency: 'CNY',
      totalRubMinor: kopecksOf(total, rateScaled),
      rate: { from: 'CNY', to: 'RUB', rate: rateScaled / RATE_SCALE, source, asOf, lockedUntil },
      totalCount: lines.reduce((count, line) => count + line.count, 0),
      dvyType: request.dvyType,
      incoterm: INCOTERM,
      payHours,
      userAddr,
      profileComplete: profile?.profileComplete ?? false,
      missing: profile?.missing ?? [],
      shopCartOrders: toShopViews(lines, cars, caller.locale),
      filterShopItems: refused.map((line) => toFilteredView(line, cars.get(line.skuId), caller.locale)),
      landedCosts,
      landedRubMinor: sumOfKnown(landedCosts.map(({ totalRubMinor }) => totalRubMinor)),
      newTables: await this.landedCosts.newTables(priced, terms, clearanceOf(way)),
      ...(userAddr && { way }),
    };
  }

  private async wanted(userId: string, { shopCartItem }: ConfirmOrderDto): Promise<WantedLine[]> {
    if (shopCartItem) {
      const { spuId, skuId, count } = shopCartItem;
      return [{ cartItemId: null, spuId, skuId, count }];
    }
    const checked = (await this.carts.lines(userId)).filter(({ isChecked }) => isChecked);
    if (checked.length === 0) throw orderErrors.cartEmpty();
    return checked.map(({ cartItemId, spuId, skuId, count }) => ({ cartItemId, spuId, skuId, count }));
  }
}

function toShopViews(
  lines: readonly QuotedLine[],
  cars: ReadonlyMap<string, CarForCartView>,
  locale: Locale,
): ConfirmedShopView[] {
  return [...byShop(lines)].map(([shopId, shopLines]) => ({
    shopId,
    shopName: cars.get(shopLines[0]!.skuId)!.shopName[locale],
    total: totalOf(shopLines),
    totalCount: shopLines.reduce((count, line) => count + line.count, 0),
    shopCartItemVO: shopLines.map((line) => {
      const car = cars.get(line.skuId)!;
      return {
        cartItemId: line.cartItemId,
        shopId,
        spuId: line.spuId,
        skuId: line.skuId,
        spuName: car.spuName[locale],
        skuName: car.skuName[locale],
        imgUrl: car.imgUrl,
        condition: conditionOf(car),
        count: line.count,
        unitPriceFee: line.unitPriceFee,
        priceTier: line.priceTier,
        totalAmount: line.totalFee,
      };
    }),
  }));
}

function toFilteredView(
  { spuId, skuId, why }: RefusedLine,
  car: CarForCartView | undefined,
  locale: Locale,
): FilteredItemView {
  return { spuId, skuId, spuName: car?.spuName[locale] ?? '', why, heldUntil: car?.heldUntil ?? null };
}
