// SQL: a proposal is read beside the present prices and the median of its car, and decided by one statement.
import { Injectable } from '@nestjs/common';
import { column, queryRows, rowShape, type RowOf } from '@mall/persistence';
import type { Texts } from '@mall/validation';
import { DataSource, type EntityManager } from 'typeorm';
import { PriceProposal, proposalStates } from './price.entities.js';
import type { PriceDeparture } from './price-trouble.js';

/** All prices of a car. */
export interface CarPrices {
  readonly priceFee: number;
  readonly wholesalePriceFee: number | null;
  readonly marketPriceFee: number;
}

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

/** Prices that wait for a second person, and those that one has decided about. */
@Injectable()
export class PriceProposalRepository {
  constructor(private readonly dataSource: DataSource) {}

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
}
