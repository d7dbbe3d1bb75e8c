import type { OutputOf } from '@mall/web-kit';

/** A car as shown on its page. */
export type Car = OutputOf<'product.car.prodInfo'>;

/** The report of the inspection of a car. */
export type Report = NonNullable<Car['inspection']>;
