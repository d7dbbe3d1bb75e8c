import { Injectable } from '@nestjs/common';
import type { CarFacts, CarForCartView, CarPicture } from '@mall/contracts/product';
import type { Texts } from '@mall/validation';
import { DataSource, type EntityManager } from 'typeorm';
import { FACT_COLUMNS } from '../car/car-columns.js';
import { toFacts } from '../car/car.mapper.js';
import { priceTiersOf } from '../car/price-tiers.js';
import { inAllLanguages, inEachLanguage, isBlank } from '../in-language.js';
import { SQL_HELD_UNTIL } from '../stock/stock-reader.js';

const ON_SALE = 1;

type Facts = { readonly [K in keyof CarFacts]-?: unknown } & { readonly condition: CarFacts['condition'] };

interface Row extends Facts {
  readonly skuId: string;
  readonly spuId: string;
  readonly shopId: string;
  readonly shopName: Partial<Texts> | null;
  readonly shopType: 1 | 2 | null;
  readonly brandId: string;
  readonly brandImg: string;
  readonly categoryId: string;
  readonly carName: Partial<Texts>;
  /** Empty: called as its car. */
  readonly skuName: Partial<Texts>;
  readonly skuImg: string;
  readonly picture: CarPicture | null;
  readonly priceFee: string;
  readonly marketPriceFee: string;
  readonly wholesalePriceFee: string | null;
  readonly status: number;
  readonly stock: number;
  readonly heldUntil: Date | null;
  readonly partyCode: string | null;
  readonly vin: string | null;
}

/** Days leave the database as text, so that no time zone moves them. */
const facts = Object.entries(FACT_COLUMNS)
  .map(([fact, { column, type }]) => `s.${column}${type === 'date' ? '::text' : ''} AS "${fact}"`)
  .join(', ');

const SELECT = `
  SELECT ${facts}, k.sku_id AS "skuId", s.spu_id AS "spuId", s.shop_id AS "shopId", sh.name AS "shopName",
         sh.type AS "shopType", s.brand_id AS "brandId", b.img_url AS "brandImg", s.category_id AS "categoryId",
         s.name AS "carName", k.name AS "skuName", k.img_url AS "skuImg", s.pictures->0 AS picture,
         COALESCE(k.price_fee, s.price_fee) AS "priceFee",
         COALESCE(k.market_price_fee, s.market_price_fee) AS "marketPriceFee",
         s.wholesale_price_fee AS "wholesalePriceFee", s.status, st.stock, ${SQL_HELD_UNTIL} AS "heldUntil",
         s.party_code AS "partyCode", s.vin
    FROM sku k
    JOIN sku_stock st USING (sku_id)
    JOIN spu s ON s.spu_id = k.spu_id
    JOIN brand b ON b.brand_id = s.brand_id
    LEFT JOIN shop sh ON sh.shop_id = s.shop_id
   WHERE s.status <> -1 AND k.sku_id IN `;

/** One by one, so that their number is known without their values, and the plan need not be made each time. */
const placesFor = (ids: readonly string[]): string =>
  `(${ids.map((_, index) => `$${index + 1}::bigint`).join(', ')})`;

/** What cart and order need to know of skus. */
@Injectable()
export class CarsForCart {
  constructor(private readonly dataSource: DataSource) {}

  /** In the order asked; skus that do not exist are left out. */
  async of(
    skuIds: readonly string[],
    db: EntityManager = this.dataSource.manager,
  ): Promise<CarForCartView[]> {
    if (skuIds.length === 0) return [];
    const rows = (await db.query(SELECT + placesFor(skuIds), [...skuIds])) as Row[];
    const views = new Map(rows.map((row) => [row.skuId, toView(row)]));
    return skuIds.flatMap((skuId) => views.get(skuId) ?? []);
  }
}

function toView(row: Row): CarForCartView {
  const priceFee = Number(row.priceFee);
  const wholesale = row.wholesalePriceFee === null ? null : Number(row.wholesalePriceFee);
  return {
    skuId: row.skuId,
    spuId: row.spuId,
    shopId: row.shopId,
    shopName: inEachLanguage(row.shopName),
    shopType: row.shopType ?? 2,
    brandId: row.brandId,
    categoryId: row.categoryId,
    spuName: inAllLanguages(row.carName),
    skuName: inAllLanguages(isBlank(row.skuName) ? row.carName : row.skuName),
    imgUrl: row.skuImg || (row.picture?.url ?? row.brandImg),
    priceFee,
    marketPriceFee: Number(row.marketPriceFee),
    priceTiers: priceTiersOf(priceFee, wholesale, row.condition),
    currency: 'CNY',
    stock: row.stock,
    isOnSale: row.status === ON_SALE,
    isSingleUnit: row.condition === 'used',
    heldUntil: row.heldUntil?.toISOString(),
    partyCode: row.partyCode ?? undefined,
    vin: row.vin ?? undefined,
    facts: toFacts(row),
  };
}
