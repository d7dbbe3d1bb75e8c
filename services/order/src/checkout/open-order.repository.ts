// SQL: the limit of held cars is a condition of the statement that writes the orders.
import { Injectable } from '@nestjs/common';
import { column, queryRows, rowShape } from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import {
  fitParams,
  holdingParams,
  refusalOfHold,
  sqlFits,
  sqlHoldings,
  type HoldCap,
  type Holdings,
  type OrderingParty,
} from '../held-cars/holdings.js';

const holdingsShape = rowShape<Holdings & { readonly fits: boolean }>({
  orders: column.integer,
  cars: column.integer,
  valueMinor: column.integer,
  maxCars: column.integer,
  maxValueMinor: column.integer,
  networkCars: column.integer,
  networkValueMinor: column.integer,
  isAllowed: column.boolean,
  fits: column.boolean,
});

const FITS = sqlFits(['$8', '$9', '$10'], ['$11', '$12', '$13']);
const HOLDINGS = sqlHoldings(['$1', '$2', '$3', '$4', '$5', '$6', '$7']);

/** Unpaid orders. They hold cars that others cannot buy, so a buyer and a network may hold a limited number and value of them. */
@Injectable()
export class OpenOrderRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Locks each property of the party: until the transaction ends, no other one writes orders of any of them. */
  async lock(tx: EntityManager, party: OrderingParty): Promise<void> {
    const { userId, passportDigest, phone, network, recipientPhone } = party;
    // Always in this order, so that two checkouts cannot deadlock.
    await tx.query(
      `SELECT pg_advisory_xact_lock(hashtextextended('open orders of account ' || $1::text, 0)),
              pg_advisory_xact_lock(hashtextextended('open orders of passport ' || $2::text, 0)),
              pg_advisory_xact_lock(hashtextextended('open orders of phone ' || $3::text, 0)),
              pg_advisory_xact_lock(hashtextextended('open orders of network ' || $4::text, 0)),
              pg_advisory_xact_lock(hashtextextended('open orders of recipient ' || $5::text, 0))`,
      [userId, passportDigest, phone, network, recipientPhone],
    );
  }

  /**
   * Checks that the buyer's held cars and open orders stay within the limits.
   * @throws orderErrors.tooManyHeldCars, tooManyOpenOrders, tooManyHeldInNetwork
   */
  async check(cap: HoldCap, db: EntityManager = this.dataSource.manager): Promise<void> {
    const { fits, ...held } = await this.holdings(cap, db);
    if (!fits) throw refusalOfHold(held, cap);
  }

  protected async holdings(cap: HoldCap, db: EntityManager): Promise<Holdings & { readonly fits: boolean }> {
    const [row] = await queryRows(
      db,
      holdingsShape,
      `SELECT orders::int, cars::int, "valueMinor"::float8, "maxCars"::float8, "maxValueMinor"::float8,
              "networkCars"::float8, "networkValueMinor"::float8, "isAllowed", ${FITS} AS fits FROM ${HOLDINGS} AS held`,
      [...holdingParams(cap), ...fitParams(cap)],
    );
    return row!;
  }
}
