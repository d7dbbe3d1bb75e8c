// SQL: confirming a cart and placing an order wait for this statement.
import { Injectable } from '@nestjs/common';
import type { CarForCartView, CarPicture } from '@mall/contracts/product';
import { column, queryRows, rowShape, type RowOf } from '@mall/persistence';
import { inAllLanguages, inEachLanguage, isBlank, type Texts } from '@mall/validation';
import { DataSource, type EntityManager } from 'typeorm';
import { FACT_COLUMNS } from '../entities/car-columns.js';
import { toFacts } from '../car/car.mapper.js';
import { priceTiersOf } from '../car/price-tiers.js';
import { SQL_HELD_UNTIL } from '../stock/stock.repository.js';

const ON_SALE = 1;

const texts = column.json<Partial<Texts>>();

const cartCarRow = rowShape({
  ...FACT_COLUMNS,
  skuId: column.bigint,
  spuId: column.bigint,
  shopId: column.bigint,
  shopName: column.nullable(texts),
  shopType: column.nullable(column.oneOf<1 | 2>(1, 2)),
  brandId: column.bigint,
  brandImg: column.text,
  categoryId: column.bigint,
  carName: texts,
  /** Name; empty when it is the name of its car. */
  skuName: texts,
  skuImg: column.text,
  picture: column.nullable(column.json<CarPicture>()),
  priceFee: column.bigint,
  marketPriceFee: column.bigint,
  wholesalePriceFee: column.nullable(column.bigint),
  status: column.integer,
  stock: column.integer,
  heldUntil: column.nullable(column.timestamp),
  partyCode: column.nullable(column.text),
  vin: column.nullable(column.text),
});

type Row = RowOf<typeof cartCarRow>;

/** Days are selected as text, so that no time zone shifts them. */
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

/** Returns one placeholder for each id: for an array of unknown length PostgreSQL would plan the statement each time. */
const placeholders = (ids: readonly string[]): string =>
  `(${ids.map((_, index) => `$${index + 1}::bigint`).join(', ')})`;

/** Reads skus with everything that cart and order need of them. */
@Injectable()
export class CartCarRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns skus in the order of the ids; those that do not exist are left out. */
  async bySkus(
    skuIds: readonly string[],
    db: EntityManager = this.dataSource.manager,
  ): Promise<CarForCartView[]> {
    if (skuIds.length === 0) return [];
    const rows = await queryRows(db, cartCarRow, SELECT + placeholders(skuIds), skuIds);
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
