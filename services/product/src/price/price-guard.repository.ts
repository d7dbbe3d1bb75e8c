// SQL: the rule about prices is a function of the database, which its triggers use too.
import { Injectable } from '@nestjs/common';
import type { Caller } from '@mall/contracts/define';
import type { PriceLimitsView } from '@mall/contracts/order';
import { column, queryRows, rowShape, type RowOf } from '@mall/persistence';
import type { Texts } from '@mall/validation';
import { DataSource, type EntityManager } from 'typeorm';
import { CarAuthor } from './car-author.entity.js';
import type { CarAuthor as CarAuthorRow } from './car-authors.js';
import { PriceProposal, proposalStates } from './price.entities.js';
import type { PriceDeparture, PriceTrouble } from './price-trouble.js';

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

/** All prices of a car. */
export interface CarPrices {
  readonly priceFee: number;
  readonly wholesalePriceFee: number | null;
  readonly marketPriceFee: number;
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
const proposalColumns = {
  proposalId: column.bigint,
  spuId: column.bigint,
  name: column.json<Partial<Texts>>(),
  shopName: column.nullable(column.json<Partial<Texts>>()),
  oldPriceFee: column.bigint,
  oldWholesalePriceFee: column.nullable(column.bigint),
  priceFee: column.bigint,
  wholesalePriceFee: column.nullable(column.bigint),
  marketPriceFee: column.bigint,
  departsFromFee: column.bigint,
  departurePercent: column.integer,
  medianFee: column.nullable(column.bigint),
  proposedById: column.text,
  proposedBy: column.text,
  proposedAt: column.timestamp,
};
const proposalRow = rowShape(proposalColumns);
const decidedRow = rowShape({
  ...proposalColumns,
  state: column.integer,
  decidedById: column.nullable(column.text),
  reason: column.nullable(column.text),
});
const countRow = rowShape({ total: column.integer });

export type ProposalRow = RowOf<typeof proposalRow>;
export type DecidedRow = RowOf<typeof decidedRow>;

const COLUMNS_OF_PROPOSAL = `p.proposal_id AS "proposalId", p.spu_id AS "spuId", s.name, sh.name AS "shopName",
         p.price_fee AS "priceFee", p.wholesale_price_fee AS "wholesalePriceFee", p.market_price_fee AS "marketPriceFee",
         p.departs_from_fee AS "departsFromFee", p.departure_percent AS "departurePercent",
         median_price(s) AS "medianFee", p.proposed_by_id AS "proposedById", p.proposed_by AS "proposedBy",
         p.proposed_at AS "proposedAt"`;
const FROM_PROPOSALS =
  'price_proposal p JOIN spu s USING (spu_id) LEFT JOIN shop sh ON sh.shop_id = s.shop_id';

const PROPOSALS = `
  SELECT ${COLUMNS_OF_PROPOSAL}, s.price_fee AS "oldPriceFee", s.wholesale_price_fee AS "oldWholesalePriceFee"
    FROM ${FROM_PROPOSALS} WHERE p.state = 0 AND s.status <> -1`;

/** Selects proposals with the prices that an agreement has replaced, from the log of its transaction. */
const DECIDED = `
  SELECT ${COLUMNS_OF_PROPOSAL}, COALESCE(l.price_fee, s.price_fee) AS "oldPriceFee",
         CASE WHEN l.log_id IS NULL THEN s.wholesale_price_fee WHEN l.bulk_fee <> l.price_fee THEN l.bulk_fee END
           AS "oldWholesalePriceFee", p.state, p.decided_by_id AS "decidedById", p.reason
    FROM ${FROM_PROPOSALS} LEFT JOIN LATERAL (
      SELECT log_id, price_fee, bulk_fee FROM car_price_log
       WHERE p.state = ${proposalStates.agreed} AND spu_id = p.spu_id AND sku_id IS NULL AND new_price_fee = p.price_fee
         AND changed_by_id = p.decided_by_id AND changed_at BETWEEN p.decided_at AND p.decided_at + interval '1 minute'
       ORDER BY log_id LIMIT 1) AS l ON true
   WHERE p.state <> 0 AND s.status <> -1 AND p.proposal_id = $1`;

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

  /** Returns a waiting proposal; locked until the end of the transaction when one is given. */
  async proposal(
    by: { readonly proposalId: string } | { readonly spuId: string },
    tx?: EntityManager,
  ): Promise<ProposalRow | undefined> {
    const condition = 'spuId' in by ? 'p.spu_id = $1' : 'p.proposal_id = $1';
    const sql = `${PROPOSALS} AND ${condition}${tx ? ' FOR UPDATE OF p' : ''}`;
    const id = 'spuId' in by ? by.spuId : by.proposalId;
    const [row] = await queryRows(tx ?? this.dataSource.manager, proposalRow, sql, [id]);
    return row;
  }

  /** Returns a proposal that no longer waits, with its outcome. */
  async decided(
    proposalId: string,
    db: EntityManager = this.dataSource.manager,
  ): Promise<DecidedRow | undefined> {
    const [row] = await queryRows(db, decidedRow, DECIDED, [proposalId]);
    return row;
  }

  /** Returns proposals, the oldest first. */
  async page(request: {
    readonly ids?: readonly string[] | undefined;
    /** Whether the newest comes first. */
    readonly isReversed?: boolean;
    readonly limit: number;
    readonly offset: number;
  }): Promise<{ readonly rows: ProposalRow[]; readonly total: number }> {
    const among = `AND ($1::bigint[] IS NULL OR p.proposal_id = ANY($1))`;
    const ids = request.ids ?? null;
    const way = request.isReversed ? 'DESC' : 'ASC';
    const [count] = await queryRows(
      this.dataSource,
      countRow,
      `SELECT count(*)::int AS total FROM price_proposal p JOIN spu s USING (spu_id)
        WHERE p.state = 0 AND s.status <> -1 ${among}`,
      [ids],
    );
    const rows = await queryRows(
      this.dataSource,
      proposalRow,
      `${PROPOSALS} ${among} ORDER BY p.proposed_at ${way}, p.proposal_id ${way} LIMIT $2 OFFSET $3`,
      [ids, request.limit, request.offset],
    );
    return { rows, total: count!.total };
  }

  /** Replaces a waiting proposal for the same car. */
  async propose(
    tx: EntityManager,
    spuId: string,
    prices: CarPrices,
    jump: Pick<PriceDeparture, 'referenceFee' | 'departure'>,
    by: { readonly id: string; readonly name: string },
  ): Promise<void> {
    await this.close(tx, spuId);
    await tx.getRepository(PriceProposal).insert({
      spuId,
      priceFee: String(prices.priceFee),
      wholesalePriceFee: prices.wholesalePriceFee === null ? null : String(prices.wholesalePriceFee),
      marketPriceFee: String(prices.marketPriceFee),
      departsFromFee: String(jump.referenceFee ?? prices.priceFee),
      departurePercent: jump.departure ?? 0,
      proposedById: by.id,
      proposedBy: by.name,
    });
  }

  /** Closes a proposal, which is outdated once the prices of its car have changed otherwise. */
  async close(tx: EntityManager, spuId: string): Promise<void> {
    await tx.query(
      `UPDATE price_proposal SET state = ${proposalStates.outdated}, decided_at = now() WHERE spu_id = $1 AND state = 0`,
      [spuId],
    );
  }

  /** Makes the trigger accept the proposed prices for the rest of this transaction. */
  async agree(
    tx: EntityManager,
    proposalId: string,
    by: { readonly id: string; readonly name: string },
  ): Promise<void> {
    await tx.query(
      `UPDATE price_proposal SET state = ${proposalStates.agreed}, decided_by_id = $2, decided_by = $3,
              decided_at = now(), agreed_in = pg_current_xact_id()::text::bigint WHERE proposal_id = $1`,
      [proposalId, by.id, by.name],
    );
  }

  async reject(
    tx: EntityManager,
    proposalId: string,
    by: { readonly id: string; readonly name: string },
    reason: string,
  ): Promise<void> {
    await tx.query(
      `UPDATE price_proposal SET state = ${proposalStates.rejected}, decided_by_id = $2, decided_by = $3,
              decided_at = now(), reason = $4 WHERE proposal_id = $1`,
      [proposalId, by.id, by.name, reason],
    );
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
