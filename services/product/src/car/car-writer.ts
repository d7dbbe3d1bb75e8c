// SQL: an import writes hundreds of cars with their skus and stock in one statement each.
import { Injectable } from '@nestjs/common';
import { productErrors, type CarFields } from '@mall/contracts/product';
import { column, isUniqueViolation, queryRows, rowShape, type RowOf } from '@mall/persistence';
import type { Texts } from '@mall/validation';
import { Any, type EntityManager } from 'typeorm';
import { Category } from '../entities/category.entity.js';
import { CAR_COLUMNS, EMPTY_VALUES } from '../entities/car-columns.js';
import { withBothPowers } from './power.js';

/** A complete car to be written. */
export interface CarToWrite extends CarFields {
  /** Generated when missing. */
  readonly spuId?: string;
  readonly skuId?: string;
  readonly shopId: string;
  readonly brandId: string;
  readonly categoryId: string;
  readonly name: Texts;
  readonly priceFee: number;
  readonly stock: number;
  readonly status?: number;
  readonly saleNum?: number;
  readonly createTime?: string;
}

/** Changed fields of a car; `null` empties a field. */
export type CarChanges = { [K in keyof CarToWrite]?: CarToWrite[K] | null };

const brandRef = rowShape({ brandId: column.bigint, parentId: column.nullable(column.bigint) });
type BrandRef = RowOf<typeof brandRef>;

const branded = rowShape({ brandId: column.bigint, seriesId: column.nullable(column.bigint) });
const written = rowShape({ spuId: column.bigint });

const COLUMNS = Object.entries(CAR_COLUMNS);
const NAMES = COLUMNS.map(([, { column }]) => column).join(', ');
const RECORD = COLUMNS.map(([, { column, type }]) => `${column} ${type}`).join(', ');
/** Columns that an import does not overwrite. */
const KEPT = new Set(['status', 'sale_num']);
const REPLACED = COLUMNS.map(([, { column }]) => column)
  .filter((column) => !KEPT.has(column))
  .map((column) => `${column} = excluded.${column}`)
  .join(', ');

/** Writes cars with their sku and stock. Prices are CNY fen. */
@Injectable()
export class CarWriter {
  /**
   * Writes cars, skus and stock, with one statement each. A car that exists is overwritten except its stock, sales and
   * status. Brands and categories have to exist.
   * @returns the ids of the cars, in the order given.
   * @throws productErrors.brandUnknown, seriesOfOtherBrand, categoryUnknown, vinTaken
   */
  async write(tx: EntityManager, cars: readonly CarToWrite[]): Promise<string[]> {
    checkBrands(cars, await this.brandsOf(tx, cars));
    await checkCategories(tx, cars);
    const rows = cars.map((car) => toRow(withBothPowers(car)));
    const saved = await this.insert(tx, rows);
    const spuIds = cars.map(({ spuId }, index) => spuId ?? saved[index]!);
    await insertStock(tx, spuIds, cars);
    return spuIds;
  }

  /** Writes the fields that are present. */
  async change(tx: EntityManager, spuId: string, changes: CarChanges): Promise<void> {
    const present = Object.entries(changes).filter(
      ([field, value]) => value !== undefined && field in CAR_COLUMNS,
    );
    const values = present.map(([field, value]) => stored(field, value));
    const assignments = present.map(([field], index) => `${CAR_COLUMNS[field]!.column} = $${index + 2}`);
    await tx
      .query(
        `UPDATE spu SET ${[...assignments, 'version = version + 1', 'updated_at = now()'].join(', ')}
          WHERE spu_id = $1`,
        [spuId, ...values],
      )
      .catch(translateTakenVin);
    await this.checkBrands(tx, spuId);
  }

  private async checkBrands(tx: EntityManager, spuId: string): Promise<void> {
    const cars = await queryRows(
      tx,
      branded,
      `SELECT brand_id AS "brandId", series_id AS "seriesId" FROM spu WHERE spu_id = $1`,
      [spuId],
    );
    checkBrands(cars, await this.brandsOf(tx, cars));
  }

  private async insert(tx: EntityManager, rows: readonly object[]): Promise<string[]> {
    const saved = await queryRows(
      tx,
      written,
      `INSERT INTO spu (spu_id, ${NAMES}, created_at)
         SELECT COALESCE(r.spu_id, nextval(pg_get_serial_sequence('spu', 'spu_id'))),
                ${COLUMNS.map(([, { column }]) => `r.${column}`).join(', ')}, COALESCE(r.created_at, now())
           FROM jsonb_to_recordset($1::jsonb)
                AS r(spu_id bigint, ${RECORD}, created_at timestamptz)
         ON CONFLICT (spu_id) DO UPDATE SET ${REPLACED},
                version = spu.version + 1, updated_at = now()
         RETURNING spu_id AS "spuId"`,
      [JSON.stringify(rows)],
    ).catch(translateTakenVin);
    return saved.map(({ spuId }) => spuId);
  }

  private async brandsOf(tx: EntityManager, cars: readonly Branded[]): Promise<Map<string, BrandRef>> {
    const ids = new Set(
      cars.flatMap(({ brandId, seriesId }) => (seriesId ? [brandId, seriesId] : [brandId])),
    );
    const rows = await queryRows(
      tx,
      brandRef,
      `SELECT brand_id AS "brandId", parent_id AS "parentId" FROM brand WHERE brand_id = ANY($1::bigint[])`,
      [[...ids]],
    );
    return new Map(rows.map((row) => [row.brandId, row]));
  }
}

function toRow(car: CarToWrite): object {
  const marketPriceFee = Math.max(car.marketPriceFee ?? 0, car.priceFee);
  const whole: CarToWrite = { ...car, marketPriceFee };
  const columns = COLUMNS.map(([field, { column }]) => [
    column,
    whole[field as keyof CarToWrite] ?? EMPTY_VALUES[field],
  ]);
  return {
    ...Object.fromEntries(columns),
    spu_id: car.spuId,
    created_at: car.createTime,
  };
}

interface Branded {
  readonly brandId: string;
  readonly seriesId?: string | null;
}

/** @throws productErrors.brandUnknown, seriesOfOtherBrand */
function checkBrands(cars: readonly Branded[], brands: ReadonlyMap<string, BrandRef>): void {
  for (const { brandId, seriesId } of cars) {
    const series = seriesId ? brands.get(seriesId) : undefined;
    if (brands.get(brandId)?.parentId !== null || (seriesId && !series)) throw productErrors.brandUnknown();
    if (series && series.parentId !== brandId) throw productErrors.seriesOfOtherBrand();
  }
}

async function checkCategories(tx: EntityManager, cars: readonly { categoryId: string }[]): Promise<void> {
  const ids = [...new Set(cars.map(({ categoryId }) => categoryId))];
  const known = await tx.countBy(Category, { categoryId: Any(ids) });
  if (known < ids.length) throw productErrors.categoryUnknown();
}

async function insertStock(
  tx: EntityManager,
  spuIds: readonly string[],
  cars: readonly CarToWrite[],
): Promise<void> {
  const rows = cars.map((car, index) => ({
    spu_id: spuIds[index],
    sku_id: car.skuId,
    stock: car.stock,
  }));
  await tx.query(
    `WITH given AS (
       SELECT r.*, COALESCE(r.sku_id, (SELECT min(sku_id) FROM sku WHERE sku.spu_id = r.spu_id),
                            nextval(pg_get_serial_sequence('sku', 'sku_id'))) AS id
         FROM jsonb_to_recordset($1::jsonb) AS r(spu_id bigint, sku_id bigint, stock int)
     ), skus AS (
       INSERT INTO sku (sku_id, spu_id) SELECT id, spu_id FROM given ON CONFLICT (sku_id) DO NOTHING
     )
     INSERT INTO sku_stock (sku_id, spu_id, received, actual, stock)
     SELECT id, spu_id, stock, stock, stock FROM given ON CONFLICT (sku_id) DO NOTHING`,
    [JSON.stringify(rows)],
  );
}

/** The value to store: the default of columns that cannot be NULL, JSON as text. */
function stored(field: string, value: unknown): unknown {
  const present = value ?? EMPTY_VALUES[field] ?? null;
  return CAR_COLUMNS[field]?.type === 'jsonb' && present !== null ? JSON.stringify(present) : present;
}

function translateTakenVin(failure: unknown): never {
  if (isUniqueViolation(failure, 'spu_vin')) throw productErrors.vinTaken();
  throw failure;
}
