import { Injectable } from '@nestjs/common';
import type { CarForCartView } from '@mall/contracts/product';
import type { Locale } from '@mall/validation';
import { toFacts } from '../car/car.mapper.js';
import { CarRepository, type CarRow } from '../car/car.repository.js';
import { priceTiersOf } from '../car/price-tiers.js';
import { inAllLanguages, inLanguage, isBlank } from '../in-language.js';
import { StockReader, type SkuRow } from '../stock/stock-reader.js';

const ON_SALE = 1;

/** What cart and order need to know of skus. */
@Injectable()
export class CarsForCart {
  constructor(
    private readonly cars: CarRepository,
    private readonly stock: StockReader,
  ) {}

  /** In the order asked, shops named in `locale`; skus that do not exist are left out. */
  async of(skuIds: readonly string[], locale: Locale): Promise<CarForCartView[]> {
    const skus = await this.stock.ofSkus(skuIds);
    const cars = new Map(
      (await this.cars.many(skus.map(({ spuId }) => spuId))).map((car) => [car.spuId, car]),
    );
    const views = new Map<string, CarForCartView>();
    for (const sku of skus) {
      const car = cars.get(sku.spuId);
      if (car) views.set(sku.skuId, toView(sku, car, locale));
    }
    return skuIds.flatMap((skuId) => views.get(skuId) ?? []);
  }
}

function toView(sku: SkuRow, car: CarRow, locale: Locale): CarForCartView {
  const priceFee = Number(sku.priceFee ?? car.priceFee);
  const wholesale = car.wholesalePriceFee === null ? null : Number(car.wholesalePriceFee);
  return {
    skuId: sku.skuId,
    spuId: car.spuId,
    shopId: car.shopId,
    shopName: inLanguage(car.shopName, locale),
    shopType: car.shopType ?? 2,
    brandId: car.brandId,
    categoryId: car.categoryId,
    spuName: inAllLanguages(car.name),
    skuName: inAllLanguages(isBlank(sku.name) ? car.name : sku.name),
    imgUrl: sku.imgUrl || (car.pictures[0]?.url ?? car.brandImg),
    priceFee,
    marketPriceFee: Number(sku.marketPriceFee ?? car.marketPriceFee),
    priceTiers: priceTiersOf(priceFee, wholesale, car.condition),
    currency: 'CNY',
    stock: sku.stock,
    isOnSale: car.status === ON_SALE,
    isSingleUnit: car.condition === 'used',
    heldUntil: sku.heldUntil?.toISOString(),
    partyCode: car.partyCode ?? undefined,
    vin: car.vin ?? undefined,
    facts: toFacts(car),
  };
}
