import { Injectable } from '@nestjs/common';
import { orderErrors, type RatePageDto } from '@mall/contracts/order';
import { DataSource } from 'typeorm';
import { RateProvider, type Rate } from './rate.js';

export interface RateRow extends Rate {
  readonly enteredBy: string | null;
  readonly createdAt: Date;
}

const SELECT = `SELECT rate_id AS "rateId", from_currency AS "from", to_currency AS "to", rate_scaled::float8 AS "rateScaled",
  source, as_of AS "asOf", entered_by AS "enteredBy", created_at AS "createdAt" FROM exchange_rate`;

/** Rates as staff enter them. */
@Injectable()
export class RateRepository extends RateProvider {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async current(from: string, to: string): Promise<Rate> {
    const [rate] = (await this.dataSource.query(
      `${SELECT} WHERE from_currency = $1 AND to_currency = $2 AND as_of <= now() ORDER BY as_of DESC, rate_id DESC LIMIT 1`,
      [from, to],
    )) as RateRow[];
    if (!rate) throw orderErrors.rateUnknown({ from, to });
    return rate;
  }

  async find(rateId: string): Promise<RateRow | undefined> {
    const [rate] = (await this.dataSource.query(`${SELECT} WHERE rate_id = $1`, [rateId])) as RateRow[];
    return rate;
  }

  async page({ ids, from, to, size, current }: RatePageDto): Promise<{ rows: RateRow[]; total: number }> {
    const where = `($1::bigint[] IS NULL OR rate_id = ANY($1)) AND ($2::text IS NULL OR from_currency = $2)
      AND ($3::text IS NULL OR to_currency = $3)`;
    const params = [ids ?? null, from ?? null, to ?? null];
    const [count] = (await this.dataSource.query(
      `SELECT count(*)::int AS n FROM exchange_rate WHERE ${where}`,
      params,
    )) as { n: number }[];
    const rows = (await this.dataSource.query(
      `${SELECT} WHERE ${where} ORDER BY as_of DESC, rate_id DESC LIMIT $4 OFFSET $5`,
      [...params, size, (current - 1) * size],
    )) as RateRow[];
    return { rows, total: count!.n };
  }

  async enter(rate: Omit<Rate, 'rateId'> & { readonly enteredBy: string }): Promise<string> {
    const [row] = (await this.dataSource.query(
      `INSERT INTO exchange_rate (from_currency, to_currency, rate_scaled, source, as_of, entered_by)
       VALUES ($1, $2, $3, $4, LEAST($5::timestamptz, now()), $6) RETURNING rate_id`,
      [rate.from, rate.to, rate.rateScaled, rate.source, rate.asOf, rate.enteredBy],
    )) as { rate_id: string }[];
    return row!.rate_id;
  }
}
