// SQL: the rule about prices is a function of the database, which its triggers use too.
import { Injectable } from '@nestjs/common';
import type { Caller } from '@mall/contracts/define';
import type { PriceLimitsView } from '@mall/contracts/order';
import { column, queryRows, rowShape } from '@mall/persistence';
import type { Texts } from '@mall/validation';
import { DataSource, type EntityManager } from 'typeorm';
import { CarAuthor } from './car-author.entity.js';
import type { CarAuthor as CarAuthorRow } from './car-authors.js';
import type { PriceTrouble } from './price-trouble.js';

/** Prices to be written for a car, and the facts that they are compared by; missing ones stay. CNY fen. */
export interface WantedPrices {
  readonly priceFee?: number | null;
  readonly wholesalePriceFee?: number | null;
  readonly brandId?: string | null;
  readonly seriesId?: string | null;
  readonly categoryId?: string | null;
  readonly condition?: string | null;
  /** VIN, whose earlier prices are compared as well. */
  readonly vin?: string | null;
}

/**
 * Person who changed the prices of a car last, or entered, renamed or restored it; `personId` is null for changes made
 * without this service.
 */
export interface PriceSetter {
  readonly personId: string | null;
  readonly name: string | null;
  readonly changedAt: Date;
}

const troubleRow = rowShape({ trouble: column.nullable(column.json<PriceTrouble>()) });
const setterRow = rowShape<PriceSetter>({
  personId: column.nullable(column.text),
  name: column.nullable(column.text),
  changedAt: column.timestamp,
});
/** Columns of `spu` by the fields of `WantedPrices`. */
const COLUMNS: Readonly<Record<keyof WantedPrices, string>> = {
  priceFee: 'price_fee',
  wholesalePriceFee: 'wholesale_price_fee',
  brandId: 'brand_id',
  seriesId: 'series_id',
  categoryId: 'category_id',
  condition: 'condition',
  vin: 'vin',
};

const asColumns = (wanted: WantedPrices): string =>
  JSON.stringify(
    Object.fromEntries(
      (Object.keys(COLUMNS) as (keyof WantedPrices)[])
        .filter((field) => wanted[field] !== undefined)
        .map((field) => [COLUMNS[field], wanted[field]]),
    ),
  );

/** Returns the person to whom a change is attributed. */
export const personOf = ({
  userId,
  username,
  service,
}: Caller): { readonly id: string; readonly name: string } => {
  const id = userId ?? `service:${service ?? 'import'}`;
  return { id, name: username ?? userId ?? service ?? 'import' };
};

@Injectable()
export class PriceGuardRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Attributes changes of prices in this transaction to this person. */
  async actAs(tx: EntityManager, caller: Caller): Promise<void> {
    const { id, name } = personOf(caller);
    await tx.query(
      `SELECT set_config('mall.actor_id', $1, true), set_config('mall.actor', $2, true),
              set_config('mall.actor_kind', $3, true)`,
      [id, name, caller.kind],
    );
  }

  /** Returns the finding about these prices of a car that is, or will be, on sale; null where there is none. */
  async trouble(
    spuId: string,
    wanted: WantedPrices = {},
    db: EntityManager = this.dataSource.manager,
  ): Promise<PriceTrouble | null> {
    const [row] = await queryRows(
      db,
      troubleRow,
      `SELECT price_trouble(jsonb_populate_record(s, $2::jsonb), s) AS trouble FROM spu s WHERE spu_id = $1`,
      [spuId, asColumns(wanted)],
    );
    return row?.trouble ?? null;
  }

  /** Returns the finding about the prices of a car that does not exist yet, or is off sale: compared only with the median. */
  async troubleOfDraft(
    wanted: WantedPrices & { readonly name?: Texts | null },
    spuId: string | undefined,
    tx: EntityManager,
  ): Promise<PriceTrouble | null> {
    const [row] = await queryRows(
      tx,
      troubleRow,
      `SELECT floor_trouble(car, LEAST(price_fee, bulk_fee(car))) AS trouble
         FROM (SELECT (jsonb_populate_record(s, $2::jsonb || jsonb_strip_nulls(jsonb_build_object('name', $3::jsonb)))).*
                 FROM (SELECT) AS one LEFT JOIN spu s ON s.spu_id = $1::bigint) AS car`,
      [spuId ?? null, asColumns(wanted), wanted.name ? JSON.stringify(wanted.name) : null],
    );
    return row?.trouble ?? null;
  }

  /**
   * Returns the person who changed the prices of the car last, on sale or not; or, where that was later, who entered it,
   * changed its VIN or restored it.
   */
  async setter(spuId: string, db: EntityManager = this.dataSource.manager): Promise<PriceSetter | undefined> {
    const [row] = await queryRows(
      db,
      setterRow,
      `SELECT changed_by_id AS "personId", changed_by AS name, changed_at AS "changedAt" FROM car_price_log
        WHERE spu_id = $1 AND sku_id IS NULL
          AND (NOT was_on_sale OR (price_fee, bulk_fee) IS DISTINCT FROM (new_price_fee, new_bulk_fee))
        ORDER BY log_id DESC LIMIT 1`,
      [spuId],
    );
    return row;
  }

  /** Returns who entered the car, and who changed, restored or submitted it since it was last on sale; the first first. */
  async authors(spuId: string, db: EntityManager = this.dataSource.manager): Promise<CarAuthorRow[]> {
    const rows = await db.find(CarAuthor, { where: { spuId }, order: { doneAt: 'ASC', personId: 'ASC' } });
    return [...new Map(rows.map(({ personId, name }) => [personId, { personId, name }])).values()];
  }

  /** Stores the limits of the order service for the triggers. Unchanged limits are not written. */
  async setLimits({ priceJumpPercent, priceFloorPercent, leastPriceMinor }: PriceLimitsView): Promise<void> {
    await this.dataSource.query(
      `UPDATE setting SET price_jump_percent = $1, price_floor_percent = $2, least_price_fee = COALESCE($3, least_price_fee)
        WHERE (price_jump_percent, price_floor_percent, least_price_fee)
              IS DISTINCT FROM ($1, $2, COALESCE($3, least_price_fee))`,
      [priceJumpPercent, priceFloorPercent, leastPriceMinor ?? null],
    );
  }
}
