// SQL: a file is stored by one statement, under the lock of the feed's only row; ages are by the database's clock.
import { Injectable } from '@nestjs/common';
import type { RatePurpose } from '@mall/contracts/order';
import { column, queryRows, rowShape } from '@mall/persistence';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { CentralRate } from './rate.entities.js';
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
const publishedRate = rowShape({
  nominal: column.integer,
  valueScaled: column.integer,
  asOf: column.timestamp,
  ageSeconds: column.integer,
  isLater: column.boolean,
});
const heldRate = rowShape<HeldRate>({
  currency: column.text,
  rateDate: column.day,
  rateScaled: column.integer,
  referenceScaled: column.integer,
  isLater: column.boolean,
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

/** A rate of the file that jumps, so that it is not used until two people have accepted it. */
export interface HeldRate {
  readonly currency: string;
  /** `yyyy-MM-dd` */
  readonly rateDate: string;
  /** RUB for one unit, times 10,000, and the rate in use that it departs from most. */
  readonly rateScaled: number;
  readonly referenceScaled: number;
  readonly isLater: boolean;
}

/** A rate that the bank has published; `since` is null for the present one. */
export interface PublishedRate {
  readonly rate: SourcedRate;
  readonly since: Date | null;
}

/** The central bank's rates as they were last fetched; they stay when the bank cannot be reached. */
@Injectable()
export class CentralBankRepository extends RateSource {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  /**
   * Returns the newest rate. The bank publishes tomorrow's rate today: it holds from midnight in Moscow. The same
   * figure serves both purposes.
   */
  async newest(from: string, _purpose: RatePurpose): Promise<SourcedRate | undefined> {
    const [row] = await queryRows(
      this.dataSource,
      newestRate,
      `SELECT nominal, value_scaled::float8 AS "valueScaled", as_of AS "asOf",
         GREATEST(0, floor(extract(epoch FROM now() - as_of)))::float8 AS "ageSeconds"
         FROM central_rate WHERE currency = $1 AND as_of <= now() AND held_from IS NULL ORDER BY as_of DESC LIMIT 1`,
      [from],
    );
    return row && toSourced(from, row);
  }

  /** Returns the present rate, and those that will hold later, without rates that are held back. */
  async published(from: string, tx: EntityManager): Promise<PublishedRate[]> {
    const rows = await queryRows(
      tx,
      publishedRate,
      `SELECT nominal, value_scaled::float8 AS "valueScaled", as_of AS "asOf", as_of > now() AS "isLater",
              GREATEST(0, floor(extract(epoch FROM now() - as_of)))::float8 AS "ageSeconds"
         FROM central_rate WHERE currency = $1 AND held_from IS NULL AND as_of >= COALESCE((
           SELECT max(as_of) FROM central_rate WHERE currency = $1 AND held_from IS NULL AND as_of <= now()), '-infinity')
        ORDER BY as_of`,
      [from],
    );
    return rows.map((row) => ({ rate: toSourced(from, row), since: row.isLater ? row.asOf : null }));
  }

  /** Returns the rates of these currencies that two people have to accept. */
  async held(
    currencies: readonly string[],
    db: EntityManager = this.dataSource.manager,
  ): Promise<HeldRate[]> {
    return queryRows(
      db,
      heldRate,
      `SELECT currency, rate_date::text AS "rateDate", held_from::float8 AS "referenceScaled", as_of > now() AS "isLater",
              ((value_scaled * 2 + nominal) / (nominal * 2))::float8 AS "rateScaled"
         FROM central_rate c WHERE currency = ANY($1) AND held_from IS NOT NULL AND NOT EXISTS (
           SELECT FROM central_rate WHERE currency = c.currency AND rate_date > c.rate_date AND held_from IS NULL)
        ORDER BY currency, rate_date`,
      [currencies],
    );
  }

  /** Whether this rate of the bank is stored and not held back. */
  async isInUse(
    tx: EntityManager,
    { currency, rateDate, rateScaled }: Pick<HeldRate, 'currency' | 'rateDate' | 'rateScaled'>,
  ): Promise<boolean> {
    const row = await tx.getRepository(CentralRate).findOneBy({ currency, rateDate, heldFrom: IsNull() });
    return row !== null && perUnit(row) === rateScaled;
  }

  /** Releases a rate that was held back. */
  async accept(
    tx: EntityManager,
    { currency, rateDate }: Pick<HeldRate, 'currency' | 'rateDate'>,
  ): Promise<void> {
    await tx.query(`UPDATE central_rate SET held_from = NULL WHERE currency = $1 AND rate_date = $2::date`, [
      currency,
      rateDate,
    ]);
  }

  /**
   * Locks the rates: until the transaction ends, nobody else stores or accepts any. @returns the day of the present
   * file, `yyyy-MM-dd`
   */
  async lock(tx: EntityManager): Promise<string | undefined> {
    const [state] = await queryRows(
      tx,
      knownFile,
      `SELECT to_char(rate_date, 'YYYY-MM-DD') AS "rateDate" FROM rate_feed FOR UPDATE`,
    );
    return state?.rateDate ?? undefined;
  }

  /**
   * Stores a file under the lock. A rate that exists already stays as it is: held back, or accepted.
   * @param heldFrom rates from which those to be held back depart, by currency
   */
  async keep(
    tx: EntityManager,
    { rateDate, rates }: CentralBankFile,
    heldFrom: ReadonlyMap<string, number>,
  ): Promise<void> {
    await tx.query(
      `INSERT INTO central_rate AS known (rate_date, currency, nominal, value_scaled, held_from, as_of)
       SELECT $1::date, currency, nominal, value, held, ($1::date)::timestamp AT TIME ZONE 'Europe/Moscow'
         FROM unnest($2::text[], $3::int[], $4::bigint[], $5::bigint[]) AS row(currency, nominal, value, held)
       ON CONFLICT (rate_date, currency) DO UPDATE
         SET nominal = EXCLUDED.nominal, value_scaled = EXCLUDED.value_scaled, held_from = EXCLUDED.held_from
         WHERE (known.nominal, known.value_scaled) IS DISTINCT FROM (EXCLUDED.nominal, EXCLUDED.value_scaled)`,
      [
        rateDate,
        rates.map(({ currency }) => currency),
        rates.map(({ nominal }) => nominal),
        rates.map(({ valueScaled }) => valueScaled),
        rates.map(({ currency }) => heldFrom.get(currency) ?? null),
      ],
    );
    await tx.query(
      'UPDATE rate_feed SET rate_date = $1, tried_at = now(), fetched_at = now(), failure = NULL',
      [rateDate],
    );
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

  /** Whether the last attempt was so long ago that another one is due; by the database's clock. */
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

function toSourced(
  from: string,
  row: { nominal: number; valueScaled: number; asOf: Date; ageSeconds: number },
): SourcedRate {
  const source = 'Банк России / Bank of Russia';
  const { asOf, ageSeconds } = row;
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
