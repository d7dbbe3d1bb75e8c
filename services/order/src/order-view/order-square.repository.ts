// SQL: a read view over orders and their lines.
import { Injectable } from '@nestjs/common';
import type { SquareDealView } from '@mall/contracts/order';
import type { Locale, Texts } from '@mall/validation';
import { affectedRows, column, queryRows, rowShape } from '@mall/persistence';
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

const dealRow = rowShape<DealRow>({
  spuName: column.json<Texts>(),
  pic: column.text,
  condition: column.oneOf('new', 'used'),
  year: column.nullable(column.integer),
  price: column.integer,
  count: column.integer,
  status: column.oneOf(2, 3, 5),
  dealDate: column.day,
});
const counted = rowShape({ n: column.integer });

/** Paid deals whose buyers let them be shown. Neither the order nor its buyer can be identified from the answer. */
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
    const [count] = await queryRows(this.dataSource, counted, `SELECT count(*)::int AS n ${shown}`);
    const rows = await queryRows(
      this.dataSource,
      dealRow,
      `SELECT i.spu_name AS "spuName", i.pic, i.condition, (i.facts->>'year')::int AS year,
         i.price_minor::float8 AS price, i.count, o.status, to_char(o.paid_at, 'YYYY-MM-DD') AS "dealDate" ${shown}
        ORDER BY o.paid_at DESC, i.order_item_id DESC LIMIT $1 OFFSET $2`,
      [limit, offset],
    );
    const deals = rows.map(({ spuName, ...row }) => ({ ...row, spuName: spuName[locale], currency: 'CNY' }));
    return { deals, total: count!.n };
  }

  /** Stores the consent; false when the order is not this buyer's. The first consent keeps its time. */
  async consent(userId: string, orderId: string, isGiven: boolean): Promise<boolean> {
    const changed = await affectedRows(
      this.dataSource,
      `UPDATE sales_order SET square_consent_at = CASE WHEN $3 THEN COALESCE(square_consent_at, now()) END
        WHERE order_id = $1 AND user_id = $2::bigint`,
      [orderId, userId, isGiven],
    );
    return changed === 1;
  }
}
