import type { Columns } from './columns.js';
import { Ordering } from './ordering.js';
import type { SourceCar } from './source-car.js';

/** Columns that cars can be ordered by. */
export const ORDER_COLUMNS = ['createdAt', 'sales', 'price', 'year', 'mileage'] as const;
export type OrderColumn = (typeof ORDER_COLUMNS)[number];

export type Orderings = Readonly<Record<OrderColumn, Ordering>>;

/** One order of all cars for each of these columns, without cars yet. */
export const makeOrderings = (columns: () => Columns): Orderings =>
  Object.fromEntries(
    ORDER_COLUMNS.map((column) => [
      column,
      new Ordering(() => {
        const { [column]: key, idHigh, idLow } = columns();
        return { key, idHigh, idLow };
      }),
    ]),
  ) as Record<OrderColumn, Ordering>;

/** What stands in these columns for a car. */
export const orderKeysOf = (car: SourceCar): Record<OrderColumn, number> => ({
  createdAt: Number(car.createdAt),
  sales: car.saleNum,
  price: Number(car.priceFee),
  year: car.year ?? -1,
  mileage: car.mileageKm ?? -1,
});
