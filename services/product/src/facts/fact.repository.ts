// SQL: an import compares hundreds of cars with those on sale in one statement.
import { Injectable } from '@nestjs/common';
import type { Body, JudgedCar } from '@mall/contracts/product';
import { column, queryRows, rowShape } from '@mall/persistence';
import type { TextParams, Texts } from '@mall/validation';
import { DataSource, type EntityManager } from 'typeorm';
import { FACT_COLUMNS } from '../entities/car-columns.js';
import { CarAffirmation } from './car-affirmation.entity.js';

/** Most cars of a category or a series whose bodies are looked at. */
const MOST_COMPARED = 200;

const storedRow = rowShape({
  ...FACT_COLUMNS,
  spuId: column.bigint,
  vin: column.nullable(column.text),
  brandId: column.bigint,
  seriesId: column.nullable(column.bigint),
  categoryId: column.bigint,
  priceFee: column.bigint,
  status: column.integer,
});

const factsOfRow = Object.entries(FACT_COLUMNS)
  .map(([fact, { column: name, type }]) => `${name}${type === 'date' ? '::text' : ''} AS "${fact}"`)
  .join(', ');

const namedRow = rowShape({
  brandId: column.bigint,
  name: column.json<Partial<Texts>>(),
  aliases: column.array(column.text),
});
const bodiesRow = rowShape({ id: column.bigint, bodies: column.array(column.text), cars: column.integer });
const medianRow = rowShape({ nth: column.integer, medianFee: column.nullable(column.bigint) });

/** A car as it is stored. */
export interface StoredFacts extends JudgedCar {
  readonly status: number;
}

/** Bodies of the cars on sale of one category or series. */
export interface KnownBodies {
  readonly bodies: readonly Body[];
  /** Number of cars that were looked at. */
  readonly cars: number;
}

/** Facts by which a price is compared. */
type Kind = Pick<JudgedCar, 'brandId' | 'seriesId' | 'categoryId' | 'condition'> & {
  readonly spuId?: string;
};

/** An affirmed question. */
export interface Affirmed {
  readonly spuId: string;
  readonly rule: string;
  readonly params: TextParams;
}

/** Reads what rules between facts compare a car with, and stores what people affirmed. */
@Injectable()
export class FactRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** For reads outside of a transaction. */
  get manager(): EntityManager {
    return this.dataSource.manager;
  }

  /** Returns the stored facts by car; removed cars are included. */
  async stored(tx: EntityManager, spuIds: readonly string[]): Promise<Map<string, StoredFacts>> {
    if (spuIds.length === 0) return new Map();
    const rows = await queryRows(
      tx,
      storedRow,
      `SELECT ${factsOfRow}, spu_id AS "spuId", vin, brand_id AS "brandId", series_id AS "seriesId",
              category_id AS "categoryId", price_fee AS "priceFee", status
         FROM spu WHERE spu_id = ANY($1::bigint[])`,
      [spuIds],
    );
    return new Map(
      rows.map(({ spuId, priceFee, ...row }) => [spuId, { ...row, priceFee: Number(priceFee) }]),
    );
  }

  /** Returns all names of makes. */
  async makeNames(
    tx: EntityManager,
    brandIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly string[]>> {
    if (brandIds.length === 0) return new Map();
    const rows = await queryRows(
      tx,
      namedRow,
      `SELECT brand_id AS "brandId", name, aliases FROM brand WHERE brand_id = ANY($1::bigint[])`,
      [brandIds],
    );
    return new Map(rows.map(({ brandId, name, aliases }) => [brandId, [...Object.values(name), ...aliases]]));
  }

  /** Returns the bodies of cars on sale by category or series. */
  async bodies(
    tx: EntityManager,
    by: 'category_id' | 'series_id',
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, KnownBodies>> {
    if (ids.length === 0) return new Map();
    const rows = await queryRows(
      tx,
      bodiesRow,
      `SELECT wanted.id, array_agg(DISTINCT s.body_type) AS bodies, count(*)::int AS cars
         FROM unnest($1::bigint[]) AS wanted(id)
        CROSS JOIN LATERAL (SELECT body_type FROM spu WHERE ${by} = wanted.id AND status = 1
                               AND body_type IS NOT NULL LIMIT ${MOST_COMPARED}) AS s
        GROUP BY wanted.id`,
      [ids],
    );
    return new Map(rows.map(({ id, bodies, cars }) => [id, { bodies: bodies as Body[], cars }]));
  }

  /** Returns the median price of comparable cars on sale for each car, in their order; CNY fen. */
  async medians(tx: EntityManager, cars: readonly Kind[]): Promise<(number | undefined)[]> {
    if (cars.length === 0) return [];
    const kinds = cars.map(({ spuId, brandId, seriesId, categoryId, condition }) => ({
      ...{ spu_id: spuId, brand_id: brandId, series_id: seriesId, category_id: categoryId, condition },
    }));
    const rows = await queryRows(
      tx,
      medianRow,
      `SELECT nth::int, median_price(jsonb_populate_record(NULL::spu, car)) AS "medianFee"
         FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS kinds(car, nth) ORDER BY nth`,
      [JSON.stringify(kinds)],
    );
    return rows.map(({ medianFee }) => (medianFee === null ? undefined : Number(medianFee)));
  }

  /** Stores what the person of this transaction affirmed; see `PriceGuard.actAs`. */
  async affirm(tx: EntityManager, affirmed: readonly Affirmed[]): Promise<void> {
    if (affirmed.length === 0) return;
    await tx.query(
      `INSERT INTO car_affirmation (spu_id, rule, params, person_id, name, is_by_shop)
       SELECT spu_id, rule, params, COALESCE(NULLIF(current_setting('mall.actor_id', true), ''), 'unknown'),
              COALESCE(NULLIF(current_setting('mall.actor', true), ''), '?'),
              current_setting('mall.actor_kind', true) IS NOT DISTINCT FROM 'merchant'
         FROM jsonb_to_recordset($1::jsonb) AS r(spu_id bigint, rule text, params jsonb)`,
      [JSON.stringify(affirmed.map(({ spuId, ...row }) => ({ spu_id: spuId, ...row })))],
    );
  }

  /** Returns what people affirmed about a car, the latest first; at most fifty. */
  affirmations(spuId: string): Promise<CarAffirmation[]> {
    return this.dataSource.manager.find(CarAffirmation, {
      where: { spuId },
      order: { affirmationId: 'DESC' },
      take: 50,
    });
  }
}
