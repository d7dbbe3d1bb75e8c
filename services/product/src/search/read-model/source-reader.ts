// SQL: every change of a car is read here on its way to the read model, and a start reads all cars through a
// cursor.
import { Injectable } from '@nestjs/common';
import { storedColumns } from '@mall/contracts/product';
import { column, rowShape } from '@mall/persistence';
import pg from 'pg';
import { DataSource } from 'typeorm';
import type { CarSource, SourceCar, SourceStock, SourceTables } from '@mall/car-search';
import type { ChangesSince } from './changes-since.js';
import {
  brandSource,
  categorySource,
  changesSince,
  rowsOn,
  shopSource,
  sourceCar,
  sourceStock,
  versionStep,
} from './source-rows.js';

/** Name among the tables of a step that requests a complete reload. */
export const EVERYTHING = 'everything';

/** Rows per fetch while all cars are read. */
const FETCH = 2_000;

/** Joins the stock of a car as `k`. */
const stockOf = (spuId: string): string => `
    CROSS JOIN LATERAL (
      SELECT min(sku_id) AS sku_id, array_agg(sku_id) AS sku_ids, COALESCE(sum(stock), 0)::int AS stock
        FROM sku_stock WHERE spu_id = ${spuId}
    ) k`;

/** Looks up holds by sku ids in a subquery: with a join, the planner may scan all holds for each car. */
const STOCK = `k.stock AS "stockLeft",
         CASE WHEN k.stock = 0 THEN (
           SELECT min(extract(epoch FROM l.expires_at) * 1000)::float8
             FROM sku_stock_lock l WHERE l.sku_id = ANY(k.sku_ids) AND l.status = 0
         ) END AS "heldUntil"`;

const FIELDS = Object.entries(storedColumns)
  .map(([name, column]) => `${column} AS "${name}"`)
  .join(', ');

/** Selects texts as JSON text, days and timestamps as numbers, so that values are parsed only where they are used. */
const CARS = `
  SELECT s.spu_id AS "spuId", k.sku_id AS "skuId",
         s.shop_id AS "shopId", s.brand_id AS "brandId", s.series_id AS "seriesId",
         s.category_id AS "categoryId", s.name::text AS name, s.selling_point::text AS "sellingPoint",
         s.trim::text AS trim, s.location_city::text AS city, s.pictures -> 0 ->> 'url' AS picture,
         s.party_code AS "partyCode", s.price_fee AS "priceFee", s.market_price_fee AS "marketPriceFee",
         (extract(epoch FROM s.created_at) * 1000000)::bigint AS "createdAt",
         s.sale_num AS "saleNum", ${STOCK}, s.power_kw AS "powerKw",
         s.power_30_min_kw AS "power30MinKw", s.first_reg_date - date '1970-01-01' AS "firstRegDay",
         s.export_ready_date - date '1970-01-01' AS "exportReadyDay", s.transfer_count AS "transferCount",
         ${FIELDS},
         s.accident_grade AS "accidentGrade", s.inspection IS NOT NULL AS "isInspected",
         s.attr_value_ids AS "attrValueIds"
    FROM spu s ${stockOf('s.spu_id')} WHERE s.status = 1`;

const CHANGES_SINCE = `
  SELECT (SELECT count(*)::int FROM (
           SELECT unnest(spu_ids) FROM catalogue_version WHERE version > $1
            UNION SELECT spu_id FROM car_change WHERE spu_id IS NOT NULL
         ) car) AS cars,
         EXISTS (SELECT FROM catalogue_version WHERE version > $1 AND $2 = ANY(tables))
           OR EXISTS (SELECT FROM car_change WHERE what = $2) AS "isEverything"`;

const STOCKS = `SELECT id AS "spuId", ${STOCK} FROM unnest($1::bigint[]) AS id ${stockOf('id')}`;

/** The source tables as of one moment (a repeatable-read transaction). */
export interface Snapshot extends CarSource {
  /** Version up to which all changes are visible in the snapshot. */
  readonly version: number;
  /** Transaction before which all transactions are visible too. */
  readonly seenBelow: string;
}

/** The changes that the sequencer has numbered as one version. */
export interface Step {
  readonly version: number;
  /** Cars to be read again. */
  readonly spuIds: readonly string[];
  /** Cars of which only the stock has changed. */
  readonly stockIds: readonly string[];
  readonly tables: readonly string[];
  /** Whether all of its changes were visible in the snapshot already. */
  readonly isSeen: boolean;
}

/** Reads the source tables of the read model. */
@Injectable()
export class SourceReader {
  constructor(private readonly dataSource: DataSource) {}

  /** Opens a connection outside of the pool, whose statement timeout is too short for reading all cars. */
  async connect(name: string): Promise<pg.Client> {
    const { options } = this.dataSource;
    const client = new pg.Client({
      connectionString: options.type === 'postgres' ? options.url : undefined,
      application_name: `product-${name}`,
      keepAlive: true,
      connectionTimeoutMillis: 3_000,
    });
    // Only the next statement on a broken connection fails; without a listener the event would end the
    // process.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  /** Runs `work` on a snapshot of the source tables. */
  async look<T>(work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
    const client = await this.connect('snapshot');
    try {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      const [version, seenBelow, tables, synonyms, count] = [
        await latestVersion(client),
        await oldestUnseen(client),
        await this.tables(client),
        await this.synonyms(client),
        await rowsOn(
          client,
          rowShape({ cars: column.integer }),
          `SELECT count(*)::int AS cars FROM spu WHERE status = 1`,
        ),
      ];
      const expected = count[0]!.cars;
      return await work({ version, seenBelow, tables, synonyms, expected, cars: () => allCars(client) });
    } finally {
      await client.end();
    }
  }

  /** Returns those of the cars that are on sale. */
  cars(client: pg.Client, spuIds: readonly string[]): Promise<SourceCar[]> {
    return carsOf(client, spuIds);
  }

  /** Returns the stock of cars, whether they are on sale or not. */
  stocks(client: pg.Client, spuIds: readonly string[]): Promise<SourceStock[]> {
    return rowsOn(client, sourceStock, STOCKS, [spuIds], 'stocks');
  }

  /** Returns the steps after a version; `seenBelow` is that of the snapshot. */
  async stepsAfter(client: pg.Client, version: number, seenBelow: string, limit: number): Promise<Step[]> {
    const rows = await rowsOn(
      client,
      versionStep,
      `SELECT version, spu_ids AS "spuIds", stock_ids AS "stockIds", tables,
              COALESCE(newest_xid < $2::bigint, false) AS "isSeen"
         FROM catalogue_version WHERE version > $1 ORDER BY version LIMIT $3`,
      [version, seenBelow, limit],
      'steps',
    );
    return rows.map(({ version, spuIds, stockIds, ...step }) => {
      const restocked = new Set(stockIds);
      const changed = spuIds.filter((spuId) => !restocked.has(spuId));
      return { ...step, version: Number(version), spuIds: changed, stockIds };
    });
  }

  /** Returns the changes after a stored version, including those without a version of their own. */
  async changesSince(client: pg.Client, version: number): Promise<ChangesSince> {
    const [row] = await rowsOn(client, changesSince, CHANGES_SINCE, [version, EVERYTHING]);
    return row!;
  }

  latestVersion(client: pg.Client): Promise<number> {
    return latestVersion(client);
  }

  /** Returns a text that identifies the row of a version; `undefined` when it is not stored any more, or does not exist yet. */
  async markOf(client: pg.Client, version: number): Promise<string | undefined> {
    const [row] = await rowsOn(
      client,
      rowShape({ mark: column.text }),
      `SELECT (extract(epoch FROM made_at) * 1000000)::bigint || '/' || COALESCE(newest_xid, 0) AS mark
         FROM catalogue_version WHERE version = $1`,
      [version],
    );
    return row?.mark;
  }

  async tables(client: pg.Client): Promise<SourceTables> {
    const brands = await rowsOn(
      client,
      brandSource,
      `SELECT brand_id AS id, parent_id AS "parentId", name, description AS desc, img_url AS "imgUrl",
              first_letter AS "firstLetter", seq, status, aliases FROM brand ORDER BY brand_id`,
    );
    const categories = await rowsOn(
      client,
      categorySource,
      `SELECT category_id AS id, parent_id AS "parentId", name, description AS desc, path, level, icon,
              img_url AS "imgUrl", seq, status FROM category ORDER BY level, seq, category_id`,
    );
    const shops = await rowsOn(
      client,
      shopSource,
      `SELECT shop_id AS id, name, logo_url AS "logoUrl", type FROM shop ORDER BY shop_id`,
    );
    return { brands: byId(brands), categories: byId(categories), shops: byId(shops) };
  }

  async synonyms(client: pg.Client): Promise<string[][]> {
    const rows = await rowsOn(
      client,
      rowShape({ terms: column.array(column.text) }),
      `SELECT terms FROM search_synonym WHERE status = 1 ORDER BY synonym_id`,
    );
    return rows.map(({ terms }) => terms);
  }
}

const byId = <Row extends { readonly id: string }>(rows: readonly Row[]): [string, Row][] =>
  rows.map((row) => [row.id, row]);

async function latestVersion(client: pg.Client): Promise<number> {
  const [row] = await rowsOn(
    client,
    rowShape({ version: column.bigint }),
    `SELECT version FROM catalogue_version ORDER BY version DESC LIMIT 1`,
  );
  return Number(row!.version);
}

async function oldestUnseen(client: pg.Client): Promise<string> {
  const [row] = await rowsOn(
    client,
    rowShape({ xmin: column.bigint }),
    'SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS xmin',
  );
  return row!.xmin;
}

/**
 * Selects the ids of all cars on sale, in the order of `layOut`: sorting whole rows would use the disk, and cars of a
 * make and series get adjacent positions in memory.
 */
const EVERY_CAR = `
  DECLARE every_car NO SCROLL CURSOR FOR SELECT s.spu_id AS "spuId" FROM spu s WHERE s.status = 1
    ORDER BY s.brand_id, s.condition IS NOT DISTINCT FROM 'used', s.series_id, s.price_fee, s.spu_id`;

/** Reads all cars on sale. The next ones are read while the current ones are processed. */
async function* allCars(client: pg.Client): AsyncGenerator<readonly SourceCar[]> {
  await client.query('SET LOCAL cursor_tuple_fraction = 1');
  await client.query(EVERY_CAR);
  let next = nextCars(client);
  for (;;) {
    const cars = await next;
    if (cars.length === 0) break;
    next = nextCars(client);
    // Handled where it is awaited; the caller may stop before.
    next.catch(() => undefined);
    yield cars;
  }
  await client.query('CLOSE every_car');
}

async function nextCars(client: pg.Client): Promise<SourceCar[]> {
  const ids = await rowsOn(client, rowShape({ spuId: column.bigint }), `FETCH ${FETCH} FROM every_car`);
  if (ids.length === 0) return [];
  const cars = await carsOf(
    client,
    ids.map(({ spuId }) => spuId),
  );
  const byId = new Map(cars.map((car) => [car.spuId, car]));
  return ids.flatMap(({ spuId }) => byId.get(spuId) ?? []);
}

const carsOf = (client: pg.Client, spuIds: readonly string[]): Promise<SourceCar[]> =>
  rowsOn(client, sourceCar, `${CARS} AND s.spu_id = ANY($1::bigint[])`, [spuIds], 'cars');
