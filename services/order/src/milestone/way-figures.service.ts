// SQL: late steps and stated delays are counted by step and carrier in one statement.
import { Injectable } from '@nestjs/common';
import { MILESTONE_CODES, milestones, SHIPPED_MILESTONES, type WayFigureView } from '@mall/contracts/order';
import { column, queryRows, rowShape } from '@mall/persistence';
import type { Locale } from '@mall/validation';
import { BORDER_ZONE } from '@mall/validation/typography';
import { DataSource } from 'typeorm';

const dayOf = (moment: string): string => `(${moment} AT TIME ZONE '${BORDER_ZONE}')::date`;
/** The order's carrier, for steps after shipping. */
const CARRIER = `CASE WHEN code = ANY ($2) THEN NULLIF(btrim(o.carrier), '') END AS carrier`;

const figure = rowShape<Omit<WayFigureView, 'label'>>({
  code: column.oneOf(...MILESTONE_CODES),
  carrier: column.nullable(column.text),
  orders: column.integer,
  late: column.integer,
  lateDays: column.nullable(column.integer),
  delays: column.integer,
});

/** Delays and late arrivals, for staff. */
@Injectable()
export class WayFiguresService {
  constructor(private readonly dataSource: DataSource) {}

  /** Counts steps that happened, and delays that were stated, within the last days; only orders with a promise are late. */
  async figures(days: number, locale: Locale): Promise<WayFigureView[]> {
    const rows = await queryRows(
      this.dataSource.manager,
      figure,
      `WITH reached AS (
         SELECT m.code, ${CARRIER},
                m.happened_on - ${dayOf('o.paid_at')} - (o.promised_days->m.code->>'to')::int AS late
           FROM milestone m JOIN sales_order o USING (order_id)
          WHERE m.happened_on > ${dayOf('now()')} - $1::int AND o.promised_days IS NOT NULL AND o.paid_at IS NOT NULL
            AND o.status <> 6
       ), stated AS (
         SELECT code, ${CARRIER} FROM order_delay JOIN sales_order o USING (order_id)
          WHERE stated_at > now() - make_interval(days => $1::int)
       ), counted AS (
         SELECT code, carrier, 1 AS orders, late, 0 AS delays FROM reached
         UNION ALL SELECT code, carrier, 0, NULL, 1 FROM stated
       )
       SELECT code, carrier, sum(orders)::int AS orders, count(*) FILTER (WHERE late > 0)::int AS late,
              percentile_disc(0.5) WITHIN GROUP (ORDER BY late) FILTER (WHERE late > 0) AS "lateDays",
              sum(delays)::int AS delays
         FROM counted GROUP BY code, carrier
        ORDER BY array_position($3::text[], code), carrier NULLS FIRST`,
      [days, SHIPPED_MILESTONES, MILESTONE_CODES],
    );
    return rows.map((row) => ({ ...row, label: milestones[row.code].label[locale] }));
  }
}
