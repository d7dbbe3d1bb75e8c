import { Injectable } from '@nestjs/common';
import {
  CAR_RECORD_COLUMNS,
  type CarFacts,
  type CarPicture,
  type CarStatus,
  type FindCarRecordsDto,
  type InspectionReport,
} from '@mall/contracts/product';
import type { Texts } from '@mall/validation';
import { DataSource, type EntityManager } from 'typeorm';
import { CAR_COLUMNS } from './car-columns.js';

type OrNull<T> = { [K in keyof T]-?: NonNullable<T[K]> | null };

/** A car with what its lists and pages say about its brand, category, shop and stock. */
export interface CarRow extends OrNull<CarFacts> {
  readonly spuId: string;
  readonly shopId: string;
  readonly brandId: string;
  readonly seriesId: string | null;
  readonly categoryId: string;
  readonly name: Partial<Texts>;
  readonly sellingPoint: Partial<Texts>;
  readonly detail: Partial<Texts>;
  readonly pictures: CarPicture[];
  readonly video: string;
  readonly vin: string | null;
  readonly partyCode: string | null;
  readonly inspection: InspectionReport | null;
  readonly priceFee: string;
  readonly marketPriceFee: string;
  readonly wholesalePriceFee: string | null;
  readonly status: CarStatus;
  readonly statusReason: string | null;
  readonly saleNum: number;
  readonly stockLeft: number;
  readonly lockStock: number;
  readonly skuId: string;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly brandName: Partial<Texts>;
  readonly brandImg: string;
  readonly seriesName: Partial<Texts> | null;
  readonly categoryName: Partial<Texts>;
  readonly categoryPath: string;
  readonly shopName: Partial<Texts> | null;
  readonly shopLogo: string | null;
  readonly shopType: 1 | 2 | null;
}

/** Days leave the database as text, so that no time zone moves them. */
const own = Object.entries(CAR_COLUMNS)
  .map(([field, { column, type }]) => `s.${column}${type === 'date' ? '::text' : ''} AS "${field}"`)
  .join(', ');

const SELECT = `
  SELECT ${own}, s.spu_id AS "spuId", s.status_reason AS "statusReason", k.stock AS "stockLeft",
         s.version, s.created_at AS "createdAt", s.updated_at AS "updatedAt",
         b.name AS "brandName", b.img_url AS "brandImg", se.name AS "seriesName",
         c.name AS "categoryName", c.path AS "categoryPath",
         sh.name AS "shopName", sh.logo_url AS "shopLogo", sh.type AS "shopType",
         k.sku_id AS "skuId", k.lock_stock AS "lockStock"
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

/** What may stand in ORDER BY of the console's list. */
const SORTS: Record<(typeof CAR_RECORD_COLUMNS)[number], string> = {
  spuId: 's.spu_id',
  priceFee: 's.price_fee',
  year: 's.year',
  mileageKm: 's.mileage_km',
  status: 's.status',
  saleNum: 's.sale_num',
  createTime: 's.created_at',
  updateTime: 's.updated_at',
};

export type CarRecordSort = keyof typeof SORTS;

export interface CarRecordQuery extends FindCarRecordsDto {
  readonly sort: CarRecordSort;
  readonly categoryIds?: readonly string[];
  /** Every one of these has to occur. */
  readonly words?: readonly string[];
}

@Injectable()
export class CarRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Cars by id that were not removed, in the order of the ids' numbers. */
  async many(spuIds: readonly string[], from: EntityManager = this.dataSource.manager): Promise<CarRow[]> {
    return (await from.query(
      `${SELECT} WHERE s.spu_id = ANY($1::bigint[]) AND s.status <> -1 ORDER BY s.spu_id`,
      [spuIds],
    )) as CarRow[];
  }

  /** By a plan of its own: for a list of unknown length one is made each time, which takes as long as the answer. */
  async one(spuId: string, from: EntityManager = this.dataSource.manager): Promise<CarRow | undefined> {
    const [row] = (await from.query(`${SELECT} WHERE s.spu_id = $1 AND s.status <> -1`, [spuId])) as CarRow[];
    return row;
  }

  async page(query: CarRecordQuery): Promise<{ rows: CarRow[]; total: number }> {
    const params: unknown[] = [];
    const filter = recordFilter(query, (value) => `$${params.push(value)}`).join(' AND ');
    const [counted] = (await this.dataSource.query(
      `SELECT count(*)::int AS total FROM spu s WHERE ${filter}`,
      [...params],
    )) as { total: number }[];
    const direction = query.sortOrder === 'ASC' ? 'ASC' : 'DESC';
    const rows = (await this.dataSource.query(
      `${SELECT} WHERE ${filter}
        ORDER BY ${SORTS[query.sort]} ${direction} NULLS LAST, s.spu_id ${direction}
        LIMIT $${params.push(query.size)} OFFSET $${params.push((query.current - 1) * query.size)}`,
      params,
    )) as CarRow[];
    return { rows, total: counted!.total };
  }

  /**
   * Locks cars and their stock until the transaction ends, stock first and both in the order of their ids,
   * which is the order in which holds take them.
   */
  async lock(tx: EntityManager, spuIds: readonly string[]): Promise<void> {
    const ids = [spuIds];
    await tx.query(`SELECT FROM sku_stock WHERE spu_id = ANY($1::bigint[]) ORDER BY sku_id FOR UPDATE`, ids);
    await tx.query(`SELECT FROM spu WHERE spu_id = ANY($1::bigint[]) ORDER BY spu_id FOR UPDATE`, ids);
  }

  async setStatus(
    tx: EntityManager,
    spuId: string,
    status: CarStatus | -1,
    reason: string | null = null,
  ): Promise<void> {
    await tx.query(
      `UPDATE spu SET status = $2, status_reason = $3, version = version + 1, updated_at = now()
        WHERE spu_id = $1`,
      [spuId, status, reason],
    );
  }

  /** Free attributes of a car with their values. */
  async attrValues(spuId: string): Promise<AttrValueRow[]> {
    return (await this.dataSource.query(
      `SELECT a.attr_id, a.name, v.attr_value_id, v.value
         FROM spu_attr_value sv JOIN attr_value v USING (attr_value_id) JOIN attr a USING (attr_id)
        WHERE sv.spu_id = $1 ORDER BY a.attr_id`,
      [spuId],
    )) as AttrValueRow[];
  }

  async categoryNames(path: string): Promise<Partial<Texts>[]> {
    const rows = (await this.dataSource.query(
      `SELECT name FROM category WHERE category_id = ANY($1::bigint[]) ORDER BY level`,
      [path.split('-')],
    )) as { name: Partial<Texts> }[];
    return rows.map(({ name }) => name);
  }

  async needsReview(): Promise<boolean> {
    const [row] = (await this.dataSource.query(`SELECT check_stats FROM setting`)) as {
      check_stats: number;
    }[];
    return row?.check_stats === 1;
  }

  async setNeedsReview(checkStats: 0 | 1): Promise<void> {
    await this.dataSource.query(`UPDATE setting SET check_stats = $1`, [checkStats]);
  }
}

export interface AttrValueRow {
  readonly attr_id: string;
  readonly name: Partial<Texts>;
  readonly attr_value_id: string;
  readonly value: Partial<Texts>;
}

function recordFilter(query: CarRecordQuery, param: (value: unknown) => string): string[] {
  const where = ['s.status <> -1'];
  const add = (value: unknown, condition: (placeholder: string) => string): void => {
    if (value !== undefined && value !== null) where.push(condition(param(value)));
  };
  add(query.ids, (ids) => `s.spu_id = ANY(${ids}::bigint[])`);
  for (const word of query.words ?? []) add(`%${word}%`, occurs);
  add(query.brandId, (id) => `s.brand_id = ${id}`);
  add(query.seriesId, (id) => `s.series_id = ${id}`);
  add(query.categoryIds, (ids) => `s.category_id = ANY(${ids}::bigint[])`);
  add(query.shopId, (id) => `s.shop_id = ${id}`);
  add(query.condition, (condition) => `s.condition = ${condition}`);
  add(query.status, (status) => `s.status = ${status}`);
  add(query.vin?.toUpperCase(), (vin) => `s.vin = ${vin}`);
  add(query.partyCode, (code) => `s.party_code = ${code}`);
  add(query.minPriceFee, (price) => `s.price_fee >= ${price}`);
  add(query.maxPriceFee, (price) => `s.price_fee <= ${price}`);
  return where;
}

/**
 * Whether a word occurs in what the car or its make is called. The console's own plain search, which sees cars that
 * are not on sale too; words hold letters, digits and dots only, so nothing in them is a wildcard.
 */
const occurs = (word: string): string => `(
  s.name::text ILIKE ${word} OR s.trim::text ILIKE ${word} OR s.party_code ILIKE ${word} OR s.vin ILIKE ${word}
  OR s.year::text LIKE ${word}
  OR s.brand_id IN (SELECT brand_id FROM brand WHERE name::text ILIKE ${word} OR aliases::text ILIKE ${word})
  OR s.series_id IN (SELECT brand_id FROM brand WHERE name::text ILIKE ${word} OR aliases::text ILIKE ${word}))`;
