// SQL: a rate was in force within 72 hours if the next one began within them, by the database's clock.
import { Injectable } from '@nestjs/common';
import type { RatePurpose } from '@mall/contracts/order';
import { column, queryRows, rowShape } from '@mall/persistence';
import type { EntityManager } from 'typeorm';

/** A present or future rate; `since` is null for the present one. */
export interface RateEffect {
  readonly rateScaled: number;
  readonly since: Date | null;
}

const rateRow = rowShape({ rateScaled: column.integer });

/** Rates in use with their times. */
@Injectable()
export class RateInForceRepository {
  /** Returns the rates that were in use at any moment of the last 72 hours. */
  async recent(tx: EntityManager, from: string, purpose: RatePurpose): Promise<number[]> {
    const rows = await queryRows(
      tx,
      rateRow,
      `SELECT DISTINCT rate_scaled::float8 AS "rateScaled" FROM (
         SELECT rate_scaled, lead(since) OVER (ORDER BY since, row_id) AS until FROM rate_in_force
          WHERE from_currency = $1 AND purpose = $2 AND since <= clock_timestamp()) AS used
        WHERE until IS NULL OR until > now() - interval '72 hours'`,
      [from, purpose],
    );
    return rows.map(({ rateScaled }) => rateScaled);
  }

  /** Records the rates that hold from now on, and future ones, in place of those that were expected. */
  async record(
    tx: EntityManager,
    from: string,
    purpose: RatePurpose,
    effects: readonly RateEffect[],
  ): Promise<void> {
    await tx.query(
      `DELETE FROM rate_in_force WHERE from_currency = $1 AND purpose = $2 AND since > clock_timestamp()`,
      [from, purpose],
    );
    for (const { rateScaled, since } of effects)
      await tx.query(
        `INSERT INTO rate_in_force (from_currency, purpose, rate_scaled, since)
         SELECT $1, $2, $3, COALESCE($4::timestamptz, clock_timestamp())
          WHERE $3::bigint IS DISTINCT FROM (SELECT rate_scaled FROM rate_in_force
                  WHERE from_currency = $1 AND purpose = $2 ORDER BY since DESC, row_id DESC LIMIT 1)`,
        [from, purpose, rateScaled, since],
      );
  }
}
