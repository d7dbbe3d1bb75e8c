// SQL: a file is stored by one statement, under the lock of the feed's only row; ages are by the database's clock.
import { Injectable } from '@nestjs/common';
import type { RatePurpose } from '@mall/contracts/order';
import { column, queryRows, rowShape } from '@mall/persistence';
import { DataSource } from 'typeorm';
import { RateSource, type SourcedRate } from './rate.js';
import { perUnit, type CentralBankFile } from './val-curs.js';

export interface FeedState {
  readonly rateDate: string | null;
  readonly fetchedAt: Date | null;
  readonly ageSeconds: number | null;
  readonly triedAt: Date | null;
  readonly failure: string | null;
}

const newestRate = rowShape({
  nominal: column.integer,
  valueScaled: column.integer,
  asOf: column.timestamp,
  ageSeconds: column.integer,
});
const knownFile = rowShape({ rateDate: column.nullable(column.day) });
const feedState = rowShape<FeedState>({
  rateDate: column.nullable(column.day),
  fetchedAt: column.nullable(column.timestamp),
  ageSeconds: column.nullable(column.integer),
  triedAt: column.nullable(column.timestamp),
  failure: column.nullable(column.text),
});
const dueState = rowShape({ due: column.boolean });

/** What storing a file has changed. */
export type Kept = 'kept' | 'known' | 'older';

/** The central bank's rates as they were last fetched; they stay when the bank cannot be reached. */
@Injectable()
export class CentralBankRepository extends RateSource {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  /** The bank publishes tomorrow's rate today: it holds from midnight in Moscow. The same figure serves both purposes. */
  async newest(from: string, _purpose: RatePurpose): Promise<SourcedRate | undefined> {
    const [row] = await queryRows(
      this.dataSource,
      newestRate,
      `SELECT nominal, value_scaled::float8 AS "valueScaled", as_of AS "asOf",
         GREATEST(0, floor(extract(epoch FROM now() - as_of)))::float8 AS "ageSeconds"
         FROM central_rate WHERE currency = $1 AND as_of <= now() ORDER BY as_of DESC LIMIT 1`,
      [from],
    );
    if (!row) return undefined;
    const { asOf, ageSeconds } = row;
    const source = 'Банк России / Bank of Russia';
    return {
      rateId: null,
      from,
      to: 'RUB',
      origin: 'centralBank',
      rateScaled: perUnit(row),
      source,
      asOf,
      ageSeconds,
    };
  }

  /** An older file than the one at hand changes nothing: some mirror was behind. */
  async keep({ rateDate, rates }: CentralBankFile): Promise<Kept> {
    return this.dataSource.transaction(async (tx) => {
      const [state] = await queryRows(
        tx,
        knownFile,
        `UPDATE rate_feed SET tried_at = now() RETURNING to_char(rate_date, 'YYYY-MM-DD') AS "rateDate"`,
      );
      const known = state?.rateDate ?? '';
      if (rateDate < known) return 'older';
      await tx.query(
        `INSERT INTO central_rate (rate_date, currency, nominal, value_scaled, as_of)
         SELECT $1::date, currency, nominal, value, ($1::date)::timestamp AT TIME ZONE 'Europe/Moscow'
           FROM unnest($2::text[], $3::int[], $4::bigint[]) AS row(currency, nominal, value)
         ON CONFLICT (rate_date, currency) DO UPDATE SET nominal = EXCLUDED.nominal, value_scaled = EXCLUDED.value_scaled`,
        [
          rateDate,
          rates.map(({ currency }) => currency),
          rates.map(({ nominal }) => nominal),
          rates.map(({ valueScaled }) => valueScaled),
        ],
      );
      await tx.query('UPDATE rate_feed SET rate_date = $1, fetched_at = now(), failure = NULL', [rateDate]);
      return rateDate === known ? 'known' : 'kept';
    });
  }

  async noteFailure(failure: string): Promise<void> {
    await this.dataSource.query('UPDATE rate_feed SET tried_at = now(), failure = $1', [
      failure.slice(0, 500),
    ]);
  }

  async state(): Promise<FeedState> {
    const [state] = await queryRows(
      this.dataSource,
      feedState,
      `SELECT to_char(rate_date, 'YYYY-MM-DD') AS "rateDate", fetched_at AS "fetchedAt", tried_at AS "triedAt", failure,
         floor(extract(epoch FROM now() - fetched_at))::float8 AS "ageSeconds" FROM rate_feed`,
    );
    return state!;
  }

  /** Whether the last try is so long ago that another one is due; by the database's clock. */
  async isDue(minutes: number): Promise<boolean> {
    const [row] = await queryRows(
      this.dataSource,
      dueState,
      `SELECT tried_at IS NULL OR tried_at < now() - make_interval(mins => $1) AS due FROM rate_feed`,
      [minutes],
    );
    return row!.due;
  }
}
