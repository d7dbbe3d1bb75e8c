// SQL: the page of a car waits for one statement, and rows join brand, series, category, shop and stock.
import { Injectable } from '@nestjs/common';
import type { CarPicture, CarStatus, InspectionReport, KindOfCarDto } from '@mall/contracts/product';
import { column, queryRows, rowShape, type Page, type RowOf } from '@mall/persistence';
import type { Texts } from '@mall/validation';
import { DataSource, IsNull, Not, type EntityManager } from 'typeorm';
import { CAR_COLUMNS, FACT_COLUMNS } from '../entities/car-columns.js';
import { SKUS_OF_CAR, type SkuRow } from '../stock/stock.repository.js';
import { CarListRepository } from './car-list.repository.js';
import type { CarRecordQuery } from './car-record-filter.js';
import { translateRulesOfCars } from './rules-of-cars.js';
import { needsOfKind } from '../listing-rule/needs-of-kind.js';
import type { PassedCar } from '../stock/passed-car.js';
import { Setting } from './setting.entity.js';
import { Spu } from '../entities/spu.entity.js';

const texts = column.json<Partial<Texts>>();

/** A value of a free attribute of a car. */
export interface AttrValueRow {
  readonly attrId: string;
  readonly name: Partial<Texts>;
  readonly attrValueId: string;
  readonly value: Partial<Texts>;
}

/** A car with its brand, category, shop, stock and equipment. Prices are CNY fen. */
const carRow = rowShape({
  ...FACT_COLUMNS,
  spuId: column.bigint,
  shopId: column.bigint,
  brandId: column.bigint,
  seriesId: column.nullable(column.bigint),
  categoryId: column.bigint,
  name: texts,
  sellingPoint: texts,
  detail: texts,
  pictures: column.json<CarPicture[]>(),
  video: column.text,
  vin: column.nullable(column.text),
  partyCode: column.nullable(column.text),
  inspection: column.nullable(column.json<InspectionReport>()),
  priceFee: column.bigint,
  marketPriceFee: column.bigint,
  wholesalePriceFee: column.nullable(column.bigint),
  /** Status; of a removed car the one before its removal. */
  status: column.oneOf<CarStatus>(0, 1, 2, 3),
  isRemoved: column.boolean,
  statusReason: column.nullable(column.text),
  saleNum: column.integer,
  stockLeft: column.integer,
  lockStock: column.integer,
  skuId: column.bigint,
  version: column.integer,
  createdAt: column.timestamp,
  updatedAt: column.timestamp,
  brandName: texts,
  brandImg: column.text,
  seriesName: column.nullable(texts),
  categoryName: texts,
  categoryPath: column.text,
  shopName: column.nullable(texts),
  shopLogo: column.nullable(column.text),
  shopType: column.nullable(column.oneOf<1 | 2>(1, 2)),
  attrValueIds: column.array(column.bigint),
  attrs: column.json<AttrValueRow[]>(),
});

export type CarRow = RowOf<typeof carRow>;

/** A car with everything that its page shows. */
const carPageRow = rowShape({
  ...carRow.columns,
  skus: column.json<SkuRow[]>(),
  /** Former prices, the latest first; moments as PostgreSQL writes them into JSON. */
  formerPrices: column.json<{ readonly priceFee: number; readonly until: string }[]>(),
  /** Whether a cancelled order left units of it behind that are kept off sale. */
  isSetAside: column.boolean,
  /** Names of the categories, from the root on. */
  categoryNames: column.json<Partial<Texts>[]>(),
});

export type CarPageRow = RowOf<typeof carPageRow>;

/** Days are selected as text, so that no time zone shifts them. */
const own = Object.entries(CAR_COLUMNS)
  .filter(([field]) => field !== 'status')
  .map(([field, { column, type }]) => `s.${column}${type === 'date' ? '::text' : ''} AS "${field}"`)
  .join(', ');

const COLUMNS = `${own}, s.spu_id AS "spuId", COALESCE(s.removed_status, s.status) AS status,
         s.removed_status IS NOT NULL AS "isRemoved", s.status_reason AS "statusReason", k.stock AS "stockLeft",
         s.version, s.created_at AS "createdAt", s.updated_at AS "updatedAt",
         b.name AS "brandName", b.img_url AS "brandImg", se.name AS "seriesName",
         c.name AS "categoryName", c.path AS "categoryPath",
         sh.name AS "shopName", sh.logo_url AS "shopLogo", sh.type AS "shopType",
         k.sku_id AS "skuId", k.lock_stock AS "lockStock",
         (SELECT COALESCE(json_agg(json_build_object('attrId', a.attr_id::text, 'name', a.name,
                   'attrValueId', v.attr_value_id::text, 'value', v.value) ORDER BY a.attr_id, v.attr_value_id), '[]')
            FROM attr_value v JOIN attr a USING (attr_id) WHERE v.attr_value_id = ANY(s.attr_value_ids)) AS attrs`;

const FROM = `
    FROM spu s
    JOIN brand b ON b.brand_id = s.brand_id
    LEFT JOIN brand se ON se.brand_id = s.series_id
    JOIN category c ON c.category_id = s.category_id
    LEFT JOIN shop sh ON sh.shop_id = s.shop_id
    CROSS JOIN LATERAL (
      SELECT min(sku_id) AS sku_id, COALESCE(sum(stock), 0)::int AS stock,
             COALESCE(sum(lock_stock), 0)::int AS lock_stock
        FROM sku_stock WHERE spu_id = s.spu_id
    ) AS k`;

const SELECT = `SELECT ${COLUMNS} ${FROM}`;

/** Lists of a car's page, as JSON. */
const PAGE = `
  SELECT ${COLUMNS}, ${SKUS_OF_CAR} AS skus,
         (SELECT json_agg(p.name ORDER BY p.level) FROM category p
           WHERE p.category_id = ANY(string_to_array(c.path, '-')::bigint[])) AS "categoryNames",
         EXISTS (SELECT FROM set_aside a WHERE a.spu_id = s.spu_id AND a.fate <> 'onSale') AS "isSetAside",
         (SELECT COALESCE(json_agg(json_build_object('priceFee', h.price_fee, 'until', h.changed_at)), '[]')
            FROM (SELECT price_fee, changed_at FROM car_price_change WHERE spu_id = s.spu_id
                   ORDER BY changed_at DESC LIMIT 10) h) AS "formerPrices"
  ${FROM}`;

const REMOVED = -1;
const ON_SALE = 1;

/** A status in which buyers do not see a car. Only `putOnSale` and returns from orders lead to the other one. */
type OffSale = Exclude<CarStatus, typeof ON_SALE>;

const CHANGED = { version: () => 'version + 1', updatedAt: () => 'now()' };

/** A car as the gate before its sale reads it. */
const listedCar = rowShape({
  ...FACT_COLUMNS,
  spuId: column.bigint,
  status: column.integer,
  name: texts,
  vin: column.nullable(column.text),
  pictures: column.json<CarPicture[]>(),
  inspection: column.nullable(column.json<InspectionReport>()),
  /** Needs by the rule of its kind; null without a rule. */
  needs: column.nullable(column.array(column.text)),
});

export type ListedCarRow = RowOf<typeof listedCar>;

const needsRow = rowShape({ needs: listedCar.columns.needs });

const LISTED = Object.entries(CAR_COLUMNS)
  .filter(([field]) => field in listedCar.columns)
  .map(([field, { column, type }]) => `s.${column}${type === 'date' ? '::text' : ''} AS "${field}"`)
  .join(', ');

export interface RemovedCar {
  readonly shopId: string;
  /** Status before the removal. */
  readonly removedStatus: CarStatus;
}

@Injectable()
export class CarRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly list: CarListRepository,
  ) {}

  /** Returns a car that is not removed. */
  async one(spuId: string, from: EntityManager = this.dataSource.manager): Promise<CarRow | undefined> {
    const [row] = await queryRows(from, carRow, `${SELECT} WHERE s.spu_id = $1 AND s.status <> -1`, [spuId]);
    return row;
  }

  /** Returns a car that is not removed, with everything that its page shows. */
  async shown(spuId: string): Promise<CarPageRow | undefined> {
    const sql = `${PAGE} WHERE s.spu_id = $1 AND s.status <> -1`;
    const [row] = await queryRows(this.dataSource, carPageRow, sql, [spuId]);
    return row;
  }

  /** Returns a page. With words or a price, `total` is `MOST_COUNTED + 1` when more cars than that are found. */
  async page(query: CarRecordQuery): Promise<Page<CarRow>> {
    const { ids, total } = await this.list.page(query);
    const rows = await queryRows(
      this.dataSource,
      carRow,
      `${SELECT} WHERE s.spu_id = ANY($1::bigint[]) ORDER BY array_position($1::bigint[], s.spu_id)`,
      [ids],
    );
    return { rows, total };
  }

  /**
   * Locks cars and their stock until the transaction ends: stock first, both in the order of their ids, as holds do, so
   * that the two cannot deadlock.
   */
  async lock(tx: EntityManager, spuIds: readonly string[]): Promise<void> {
    const ids = [spuIds];
    await tx.query(`SELECT FROM sku_stock WHERE spu_id = ANY($1::bigint[]) ORDER BY sku_id FOR UPDATE`, ids);
    await tx.query(`SELECT FROM spu WHERE spu_id = ANY($1::bigint[]) ORDER BY spu_id FOR UPDATE`, ids);
  }

  /** Returns what the gate before their sale reads of these cars; locked until the transaction ends. */
  async listed(tx: EntityManager, spuIds: readonly string[]): Promise<ListedCarRow[]> {
    if (spuIds.length === 0) return [];
    return queryRows(
      tx,
      listedCar,
      `SELECT s.spu_id AS "spuId", ${LISTED}, ${needsOfKind('s.condition', 's.category_id')} AS needs FROM spu s
        WHERE s.spu_id = ANY($1::bigint[]) AND s.status <> -1 ORDER BY s.spu_id FOR UPDATE OF s`,
      [spuIds],
    );
  }

  /** Returns the needs of cars of a kind; undefined without a rule. */
  async needsOf({ condition, categoryId }: KindOfCarDto): Promise<readonly string[] | undefined> {
    const sql = `SELECT ${needsOfKind('$1', '$2::bigint')} AS needs`;
    const [row] = await queryRows(this.dataSource, needsRow, sql, [condition, categoryId ?? null]);
    return row!.needs ?? undefined;
  }

  /**
   * Sets the status of a car.
   * @throws productErrors.vinElsewhere, vinOfOrder when it would wait for its review with a VIN of another record or an order.
   */
  async setStatus(
    tx: EntityManager,
    spuId: string,
    status: OffSale,
    statusReason: string | null = null,
  ): Promise<void> {
    await tx.update(Spu, spuId, { status, statusReason, ...CHANGED }).catch(translateRulesOfCars);
  }

  /**
   * Puts a car that passed the gate on sale.
   * @throws productErrors.priceJumps, priceTooLow when its price needs two people, or is refused; vinElsewhere and
   * vinOfOrder when another record or an order has its VIN.
   */
  async putOnSale(tx: EntityManager, { spuId }: PassedCar, statusReason: string | null): Promise<void> {
    await tx.update(Spu, spuId, { status: ON_SALE, statusReason, ...CHANGED }).catch(translateRulesOfCars);
  }

  /** Removes a car. The reason why it was taken down is kept. */
  async remove(tx: EntityManager, spuId: string, removedStatus: CarStatus): Promise<void> {
    await tx.update(Spu, spuId, { status: REMOVED, removedStatus, ...CHANGED });
  }

  /** Returns a removed car whose former status is stored; locked until the transaction ends. */
  async removed(spuId: string, tx: EntityManager): Promise<RemovedCar | undefined> {
    const known = { spuId, status: REMOVED, removedStatus: Not(IsNull()) } as const;
    const car = await tx.findOne(Spu, { where: known, lock: { mode: 'pessimistic_write' } });
    return car ? { shopId: car.shopId, removedStatus: car.removedStatus! } : undefined;
  }

  async restore(tx: EntityManager, spuId: string, status: OffSale): Promise<void> {
    await tx.update(Spu, spuId, { status, removedStatus: null, ...CHANGED });
  }

  /** Whether staff review cars before they go on sale. */
  async needsReview(): Promise<boolean> {
    return this.dataSource.manager.existsBy(Setting, { checkStats: 1 });
  }

  async setNeedsReview(checkStats: 0 | 1): Promise<void> {
    await this.dataSource.manager.update(Setting, { onlyRow: true }, { checkStats });
  }
}
