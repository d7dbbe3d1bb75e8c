import { Injectable } from '@nestjs/common';
import type { SquareDealView } from '@mall/contracts/order';
import type { Locale, Texts } from '@mall/validation';
import { DataSource } from 'typeorm';

interface DealRow {
  readonly spuName: Texts;
  readonly pic: string;
  readonly condition: 'new' | 'used';
  readonly year: number | null;
  readonly price: number;
  readonly count: number;
  readonly status: 2 | 3 | 5;
  readonly dealDate: string;
}

/** Paid deals whose buyers let them be shown. Neither the order nor its buyer can be found from what is answered. */
@Injectable()
export class OrderSquareRepository {
  constructor(private readonly dataSource: DataSource) {}

  async page(
    locale: Locale,
    limit: number,
    offset: number,
  ): Promise<{ deals: SquareDealView[]; total: number }> {
    const shown = `FROM sales_order o JOIN order_item i USING (order_id)
      WHERE o.square_consent_at IS NOT NULL AND o.status IN (2, 3, 5)`;
    const [count] = (await this.dataSource.query(`SELECT count(*)::int AS n ${shown}`)) as { n: number }[];
    const rows = (await this.dataSource.query(
      `SELECT i.spu_name AS "spuName", i.pic, i.condition, (i.facts->>'year')::int AS year,
         i.price_minor::float8 AS price, i.count, o.status, to_char(o.paid_at, 'YYYY-MM-DD') AS "dealDate" ${shown}
        ORDER BY o.paid_at DESC, i.order_item_id DESC LIMIT $1 OFFSET $2`,
      [limit, offset],
    )) as DealRow[];
    const deals = rows.map(({ spuName, ...row }) => ({ ...row, spuName: spuName[locale], currency: 'CNY' }));
    return { deals, total: count!.n };
  }

  /** False when the order is not this buyer's. The first consent keeps its time. */
  async consent(userId: string, orderId: string, isGiven: boolean): Promise<boolean> {
    const [, changed] = (await this.dataSource.query(
      `UPDATE sales_order SET square_consent_at = CASE WHEN $3 THEN COALESCE(square_consent_at, now()) END
        WHERE order_id = $1 AND user_id = $2::bigint`,
      [orderId, userId, isGiven],
    )) as [unknown, number];
    return changed === 1;
  }
}
