import { Injectable } from '@nestjs/common';
import { storedFields } from '@mall/contracts/product';
import { env, readEnv } from '@mall/service-kit';
import pg from 'pg';
import type {
  BrandSource,
  CategorySource,
  ShopSource,
  SourceCar,
  SourceStock,
  SourceTables,
} from '../engine/source-car.js';

const config = readEnv({ DATABASE_URL: env.url() });

/** Rows fetched at once while everything is read. */
const FETCH = 2_000;

/** What is left of a car, as `k`. */
const stockOf = (spuId: string): string => `
    CROSS JOIN LATERAL (
      SELECT min(sku_id) AS sku_id, array_agg(sku_id) AS sku_ids, COALESCE(sum(stock), 0)::int AS stock
        FROM sku_stock WHERE spu_id = ${spuId}
    ) k`;

/**
 * Holds are looked up by the numbers of the skus: joined, the planner may go through all holds there are, for each car
 * anew.
 */
const STOCK = `k.stock AS "stockLeft",
         CASE WHEN k.stock = 0 THEN (
           SELECT min(extract(epoch FROM l.expires_at) * 1000)::float8
             FROM sku_stock_lock l WHERE l.sku_id = ANY(k.sku_ids) AND l.status = 0
         ) END AS "heldUntil"`;

/** The fields of the table of car fields. */
const FIELDS = Object.entries(storedFields)
  .map(([name, { column }]) => `${column} AS "${name}"`)
  .join(', ');

/** Texts leave as JSON text, days and moments as numbers: nothing is parsed that is not looked at. */
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
         ARRAY(SELECT v.attr_value_id::text FROM spu_attr_value v WHERE v.spu_id = s.spu_id ORDER BY 1)
           AS "attrValueIds"
    FROM spu s ${stockOf('s.spu_id')} WHERE s.status = 1`;

const STOCKS = `SELECT id AS "spuId", ${STOCK} FROM unnest($1::bigint[]) AS id ${stockOf('id')}`;

/** One look at the source tables, unchanged while it lasts. */
export interface Snapshot {
  /** Every change up to this version is in what the snapshot shows. */
  readonly version: number;
  /** So is every transaction before this one. */
  readonly seenBelow: string;
  readonly tables: SourceTables;
  readonly synonyms: readonly (readonly string[])[];
  /** About how many cars are on sale. */
  readonly expected: number;
  cars(): AsyncGenerator<readonly SourceCar[]>;
}

/** Steps of the catalogue, as the sequencer has numbered them. */
export interface VersionStep {
  readonly version: number;
  /** Cars that are to be read again. */
  readonly spuIds: readonly string[];
  /** Cars of which nothing has changed but what is left of them. */
  readonly stockIds: readonly string[];
  readonly tables: readonly string[];
  /** All of it was there already when everything was read. */
  readonly isSeen: boolean;
}

/** Reads what the read model is made from. */
@Injectable()
export class SourceReader {
  /** A connection of the reader's own: reading everything takes longer than a statement of a request may. */
  async connect(name: string): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: config.DATABASE_URL,
      application_name: `product-${name}`,
      keepAlive: true,
      connectionTimeoutMillis: 3_000,
    });
    // A connection that breaks is noticed by whoever asks it next; without a listener it would end the process.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  /** Shows everything as of one moment. */
  async look<T>(work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
    const client = await this.connect('snapshot');
    try {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      const [version, seenBelow, tables, synonyms, count] = [
        await latestVersion(client),
        await oldestUnseen(client),
        await this.tables(client),
        await this.synonyms(client),
        await client.query<{ count: string }>(`SELECT count(*) FROM spu WHERE status = 1`),
      ];
      const expected = Number(count.rows[0]!.count);
      return await work({ version, seenBelow, tables, synonyms, expected, cars: () => allCars(client) });
    } finally {
      await client.end();
    }
  }

  /** Those of the cars that are on sale now. */
  async cars(client: pg.Client, spuIds: readonly string[]): Promise<SourceCar[]> {
    const { rows } = await client.query<SourceCar>({
      name: 'cars',
      text: `${CARS} AND s.spu_id = ANY($1::bigint[])`,
      values: [spuIds],
    });
    return rows;
  }

  /** What is left of cars now, whether they are on sale or not. */
  async stocks(client: pg.Client, spuIds: readonly string[]): Promise<SourceStock[]> {
    const { rows } = await client.query<SourceStock>({ name: 'stocks', text: STOCKS, values: [spuIds] });
    return rows;
  }

  /** What has been numbered since; `seenBelow` as the snapshot told it. */
  async stepsAfter(
    client: pg.Client,
    version: number,
    seenBelow: string,
    limit: number,
  ): Promise<VersionStep[]> {
    const { rows } = await client.query<Omit<VersionStep, 'version'> & { version: string }>({
      name: 'steps',
      text: `SELECT version, spu_ids AS "spuIds", stock_ids AS "stockIds", tables,
                    COALESCE(newest_xid < $2::xid8, false) AS "isSeen"
               FROM catalogue_version WHERE version > $1 ORDER BY version LIMIT $3`,
      values: [version, seenBelow, limit],
    });
    return rows.map(({ version, spuIds, stockIds, ...step }) => {
      const restocked = new Set(stockIds);
      const changed = spuIds.filter((spuId) => !restocked.has(spuId));
      return { ...step, version: Number(version), spuIds: changed, stockIds };
    });
  }

  latestVersion(client: pg.Client): Promise<number> {
    return latestVersion(client);
  }

  async tables(client: pg.Client): Promise<SourceTables> {
    const brands = await client.query<BrandSource & { id: string }>(
      `SELECT brand_id AS id, parent_id AS "parentId", name, description AS desc, img_url AS "imgUrl",
              first_letter AS "firstLetter", seq, status, aliases FROM brand ORDER BY brand_id`,
    );
    const categories = await client.query<CategorySource & { id: string }>(
      `SELECT category_id AS id, parent_id AS "parentId", name, description AS desc, path, level, icon,
              img_url AS "imgUrl", seq, status FROM category ORDER BY level, seq, category_id`,
    );
    const shops = await client.query<ShopSource & { id: string }>(
      `SELECT shop_id AS id, name, logo_url AS "logoUrl", type FROM shop ORDER BY shop_id`,
    );
    const byId = <Row>({ rows }: { rows: (Row & { id: string })[] }): [string, Row][] =>
      rows.map(({ id, ...row }) => [id, row as unknown as Row]);
    return { brands: byId(brands), categories: byId(categories), shops: byId(shops) };
  }

  async synonyms(client: pg.Client): Promise<string[][]> {
    const { rows } = await client.query<{ terms: string[] }>(
      `SELECT terms FROM search_synonym WHERE status = 1 ORDER BY synonym_id`,
    );
    return rows.map(({ terms }) => terms);
  }
}

async function latestVersion(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ version: string }>(
    `SELECT version FROM catalogue_version ORDER BY version DESC LIMIT 1`,
  );
  return Number(rows[0]!.version);
}

async function oldestUnseen(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ xmin: string }>(
    'SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS xmin',
  );
  return rows[0]!.xmin;
}

/**
 * The next rows are on their way while these are looked at. Cars of one series come together, and so they lie together
 * in memory: what is asked about a make or a series then looks at a stretch, not at places all over the columns.
 */
async function* allCars(client: pg.Client): AsyncGenerator<readonly SourceCar[]> {
  await client.query('SET LOCAL cursor_tuple_fraction = 1');
  await client.query(
    `DECLARE every_car NO SCROLL CURSOR FOR ${CARS} ORDER BY s.brand_id, s.series_id, s.spu_id`,
  );
  const fetch = (): Promise<pg.QueryResult<SourceCar>> => client.query(`FETCH ${FETCH} FROM every_car`);
  let next = fetch();
  for (;;) {
    const { rows } = await next;
    if (rows.length === 0) break;
    next = fetch();
    yield rows;
  }
  await client.query('CLOSE every_car');
}
