// SQL: orders are counted by city and days.
import { Injectable } from '@nestjs/common';
import { column, queryRows, rowShape } from '@mall/persistence';
import { KeptValue } from '@mall/service-kit/kept-value';
import { BORDER_ZONE } from '@mall/validation/typography';
import { DataSource } from 'typeorm';
import { wayTimeTo, type Handovers, type WayTime } from './way-time.js';

const WINDOW_DAYS = 180;
const CACHED_MS = 10 * 60_000;
/** City where buyers fetch a car that is delivered no further, as addresses write it. */
const COLLECTED_IN = 'Уссурийск';
/** Returns the day by the border's clock, as steps are dated. */
const dayOf = (moment: string): string => `(${moment} AT TIME ZONE '${BORDER_ZONE}')::date`;

const counted = rowShape<Handovers>({ city: column.text, days: column.integer, orders: column.integer });

/** Delivery times of cars that were handed over lately. */
@Injectable()
export class WayTimeService {
  private readonly kept = new KeptValue<Handovers[]>(CACHED_MS, () => this.readHandovers());

  constructor(private readonly dataSource: DataSource) {}

  /**
   * Returns the delivery time; null where fewer than three cars were handed over there within 180 days. At most ten
   * minutes old.
   */
  async to(city: string | null): Promise<WayTime | null> {
    return wayTimeTo(city ?? COLLECTED_IN, await this.kept.current());
  }

  private readHandovers(): Promise<Handovers[]> {
    return queryRows(
      this.dataSource.manager,
      counted,
      `SELECT o.address->>'city' AS city, m.happened_on - ${dayOf('o.paid_at')} AS days, count(*)::int AS orders
         FROM milestone m JOIN sales_order o USING (order_id)
        WHERE m.code = 'handedOver' AND m.happened_on > ${dayOf('now()')} - $1::int
          AND o.status <> 6 AND m.happened_on >= ${dayOf('o.paid_at')}
        GROUP BY 1, 2`,
      [WINDOW_DAYS],
    );
  }
}
