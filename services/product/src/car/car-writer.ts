// SQL: an import writes hundreds of cars with their skus and stock in one statement each.
import { Injectable } from '@nestjs/common';
import { productErrors, type CarFields, type CarStatus } from '@mall/contracts/product';
import { column, isUniqueViolation, queryRows, rowShape, type RowOf } from '@mall/persistence';
import type { Texts } from '@mall/validation';
import { Any, type EntityManager } from 'typeorm';
import { AttrValue } from '../entities/attr.entity.js';
import { Category } from '../entities/category.entity.js';
import { CAR_COLUMNS, EMPTY_VALUES } from '../entities/car-columns.js';
import { FactGuard } from '../facts/fact-guard.service.js';
import { translateRulesOfCars } from './rules-of-cars.js';
import { SaleGateService } from './sale-gate.service.js';

/** A complete car to be written. */
export interface CarToWrite extends CarFields {
  /** Id of the car; generated when missing. */
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
  /** Codes of questions about the facts that the caller affirmed. */
  readonly affirmed?: readonly string[];
}

/** Values for cars that are written without them. */
export interface MissingValues {
  /** Status; not on sale by default. */
  readonly status?: CarStatus;
  /** Whether the sku has the number of its car instead of a generated one. */
  readonly skuIsNumberedAsCar?: boolean;
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
  constructor(
    private readonly facts: FactGuard,
    private readonly gate: SaleGateService,
  ) {}

  /**
   * Writes cars, and skus with their stock, with one statement each. A car that exists is overwritten except its stock,
   * sales and status. Brands, categories and values of attributes have to exist.
   * @returns the ids of the cars, in the order given.
   * @throws productErrors.brandUnknown, seriesOfOtherBrand, categoryUnknown, attrValueUnknown, factsContradict,
   * factsQuestioned, carIncomplete, vinTaken, priceJumps, priceTooLow, wholesaleAbovePrice, carIsBound, vinElsewhere, vinOfOrder, usedCarIsSingle
   */
  async write(
    tx: EntityManager,
    cars: readonly CarToWrite[],
    { status, skuIsNumberedAsCar = false }: MissingValues = {},
  ): Promise<string[]> {
    checkBrands(cars, await this.brandsOf(tx, cars));
    await checkCategories(tx, cars);
    await checkAttrValues(tx, cars);
    const judged = await this.facts.judgeWhole(tx, cars);
    const lacked = await this.gate.before(
      tx,
      cars.flatMap(({ spuId }) => spuId ?? []),
    );
    const saved = await this.insert(
      tx,
      judged.cars.map((car) => toRow(car, status)),
    );
    const spuIds = cars.map(({ spuId }, index) => spuId ?? saved[index]!);
    await insertStock(
      tx,
      cars.map(({ skuId, stock }, index) => ({
        spu_id: spuIds[index]!,
        sku_id: skuId ?? (skuIsNumberedAsCar ? spuIds[index] : undefined),
        stock,
      })),
    );
    await this.facts.affirm(tx, spuIds, judged.affirmed);
    await this.gate.checkWritten(tx, spuIds, lacked);
    return spuIds;
  }

  /**
   * Writes the fields that are present, and what follows from them.
   * @throws productErrors.attrValueUnknown, factsContradict, factsQuestioned, carIncomplete, vinTaken, priceJumps, priceTooLow,
   * wholesaleAbovePrice, carIsBound, vinElsewhere, vinOfOrder
   */
  async change(tx: EntityManager, spuId: string, given: CarChanges): Promise<void> {
    await checkAttrValues(tx, [given]);
    const { changes, affirmed } = await this.facts.judgeChanges(tx, spuId, given);
    const lacked = await this.gate.before(tx, [spuId]);
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
      .catch(translateRefusal);
    await this.checkBrands(tx, spuId);
    await this.gate.checkWritten(tx, [spuId], lacked);
    await this.facts.affirm(tx, [spuId], affirmed);
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
           FROM json_to_recordset($1::json) AS r(spu_id bigint, ${RECORD}, created_at timestamptz)
         ON CONFLICT (spu_id) DO UPDATE SET ${REPLACED}, version = spu.version + 1, updated_at = now()
         RETURNING spu_id AS "spuId"`,
      [withoutNulls(rows)],
    ).catch(translateRefusal);
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

/** Returns the row of a car; a missing field has no name in the JSON and becomes NULL. */
function toRow(car: CarToWrite, status: CarStatus | undefined): object {
  const row: Record<string, unknown> = { spu_id: car.spuId, created_at: car.createTime };
  for (const [field, { column }] of COLUMNS) {
    const value = filledIn(field, car[field as keyof CarToWrite]);
    if (value !== undefined && value !== null) row[column] = value;
  }
  row['market_price_fee'] = Math.max(car.marketPriceFee ?? 0, car.priceFee);
  row['status'] = car.status ?? status ?? EMPTY_VALUES['status'];
  return row;
}

/** Returns the value to store: the default of columns that cannot be NULL, ids in their order. */
function filledIn(field: string, value: unknown): unknown {
  const present = value ?? EMPTY_VALUES[field];
  return field === 'attrValueIds' ? ascending(present as string[]) : present;
}

/** Returns ids of up to 64 bits in ascending order, each once. */
const ascending = (ids: readonly string[]): string[] =>
  [...new Set(ids)].sort((one, other) => one.length - other.length || (one < other ? -1 : 1));

interface Branded {
  readonly brandId: string;
  readonly seriesId?: string | null;
}

/** Checks the makes and series of cars. @throws productErrors.brandUnknown, seriesOfOtherBrand */
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

/** Checks that the attribute values of cars exist. @throws productErrors.attrValueUnknown */
async function checkAttrValues(tx: EntityManager, cars: readonly CarChanges[]): Promise<void> {
  const ids = [...new Set(cars.flatMap(({ attrValueIds }) => attrValueIds ?? []))];
  if (ids.length === 0) return;
  const known = await tx.findBy(AttrValue, { attrValueId: Any(ids) });
  if (known.length === ids.length) return;
  const existing = new Set(known.map(({ attrValueId }) => attrValueId));
  throw productErrors.attrValueUnknown({ ids: ids.filter((id) => !existing.has(id)).join(', ') });
}

interface StockRow {
  readonly spu_id: string;
  readonly sku_id: string | undefined;
  readonly stock: number;
}

async function insertStock(tx: EntityManager, rows: readonly StockRow[]): Promise<void> {
  await tx
    .query(
      `WITH given AS (
       SELECT r.*, COALESCE(r.sku_id, (SELECT min(sku_id) FROM sku WHERE sku.spu_id = r.spu_id),
                            nextval(pg_get_serial_sequence('sku', 'sku_id'))) AS id
         FROM json_to_recordset($1::json) AS r(spu_id bigint, sku_id bigint, stock int)
     ), skus AS (
       INSERT INTO sku (sku_id, spu_id) SELECT id, spu_id FROM given ON CONFLICT (sku_id) DO NOTHING
     )
     INSERT INTO sku_stock (sku_id, spu_id, received, actual, stock)
     SELECT id, spu_id, stock, stock, stock FROM given ON CONFLICT (sku_id) DO NOTHING`,
      [JSON.stringify(rows)],
    )
    .catch(translateRulesOfCars);
}

/** Returns the value of a parameter: JSON as text. */
function stored(field: string, value: unknown): unknown {
  const present = filledIn(field, value) ?? null;
  return CAR_COLUMNS[field]?.type === 'jsonb' && present !== null ? withoutNulls(present) : present;
}

/** Returns JSON without the fields that are null: forms send null for those that were left empty, readers expect none. */
const withoutNulls = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) => inner ?? undefined);

/**
 * Translates the database's refusal of a car.
 * @throws productErrors.vinTaken, the errors of the rules about cars, or the failure itself.
 */
function translateRefusal(failure: unknown): never {
  if (isUniqueViolation(failure, 'spu_vin')) throw productErrors.vinTaken();
  return translateRulesOfCars(failure);
}

/** Translates the database's refusal of a VIN. @throws productErrors.vinTaken, or the failure itself. */
export function translateTakenVin(failure: unknown): never {
  if (isUniqueViolation(failure, 'spu_vin')) throw productErrors.vinTaken();
  throw failure;
}
