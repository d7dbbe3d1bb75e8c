import { Injectable } from '@nestjs/common';
import type { RatePageDto, RatePurpose } from '@mall/contracts/order';
import { DataSource } from 'typeorm';
import { RateSource, type SourcedRate } from './rate.js';

/** A row of the entered rates. */
export interface RateRow {
  readonly rateId: string;
  readonly from: string;
  readonly to: 'RUB';
  readonly purpose: RatePurpose;
  readonly rateScaled: number;
  readonly source: string;
  readonly asOf: Date;
  readonly ageSeconds: number;
  readonly enteredBy: string | null;
  readonly createdAt: Date;
}

const SELECT = `SELECT rate_id AS "rateId", from_currency AS "from", to_currency AS "to", purpose,
  rate_scaled::float8 AS "rateScaled", source, as_of AS "asOf",
  GREATEST(0, floor(extract(epoch FROM now() - as_of)))::float8 AS "ageSeconds",
  entered_by AS "enteredBy", created_at AS "createdAt" FROM exchange_rate`;

/** RateService as staff enter them. */
@Injectable()
export class RateRepository extends RateSource {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async newest(from: string, purpose: RatePurpose): Promise<SourcedRate | undefined> {
    const [row] = (await this.dataSource.query(
      `${SELECT} WHERE from_currency = $1 AND to_currency = 'RUB' AND purpose = $2 AND as_of <= now()
        ORDER BY as_of DESC, rate_id DESC LIMIT 1`,
      [from, purpose],
    )) as RateRow[];
    if (!row) return undefined;
    const { rateId, to, rateScaled, source, asOf, ageSeconds } = row;
    return { rateId, from, to, origin: 'manual', rateScaled, source, asOf, ageSeconds };
  }

  async find(rateId: string): Promise<RateRow | undefined> {
    const [rate] = (await this.dataSource.query(`${SELECT} WHERE rate_id = $1`, [rateId])) as RateRow[];
    return rate;
  }

  async page(request: RatePageDto): Promise<{ rows: RateRow[]; total: number }> {
    const { ids, from, to, purpose, size, current } = request;
    const where = `($1::bigint[] IS NULL OR rate_id = ANY($1)) AND ($2::text IS NULL OR from_currency = $2)
      AND ($3::text IS NULL OR to_currency = $3) AND ($4::text IS NULL OR purpose = $4)`;
    const params = [ids ?? null, from ?? null, to ?? null, purpose ?? null];
    const [count] = (await this.dataSource.query(
      `SELECT count(*)::int AS n FROM exchange_rate WHERE ${where}`,
      params,
    )) as { n: number }[];
    const rows = (await this.dataSource.query(
      `${SELECT} WHERE ${where} ORDER BY as_of DESC, rate_id DESC LIMIT $5 OFFSET $6`,
      [...params, size, (current - 1) * size],
    )) as RateRow[];
    return { rows, total: count!.n };
  }

  async enter(
    rate: Pick<RateRow, 'from' | 'purpose' | 'rateScaled' | 'source' | 'asOf'> & {
      readonly enteredBy: string;
    },
  ): Promise<string> {
    const [row] = (await this.dataSource.query(
      `INSERT INTO exchange_rate (from_currency, to_currency, purpose, rate_scaled, source, as_of, entered_by)
       VALUES ($1, 'RUB', $2, $3, $4, LEAST($5::timestamptz, now()), $6) RETURNING rate_id`,
      [rate.from, rate.purpose, rate.rateScaled, rate.source, rate.asOf, rate.enteredBy],
    )) as { rate_id: string }[];
    return row!.rate_id;
  }
}
