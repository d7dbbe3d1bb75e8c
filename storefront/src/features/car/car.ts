import type { OutputOf } from '@mall/web-kit';

/** A car as its page shows it. */
export type Car = OutputOf<'product.car.prodInfo'>;

/** The report of the inspection of a car. */
export type Report = NonNullable<Car['inspection']>;
