import {
  carFields,
  rangeNames,
  recordOf,
  type CarFieldTable,
  type CarSort,
  type RangeName,
} from '@mall/contracts/product';
import type { Columns } from './columns.js';
import { Ordering } from './ordering.js';
import type { SourceCar } from './source-car.js';

const sortedRanges = rangeNames.filter(
  (
    name,
  ): name is {
    [N in RangeName]: CarFieldTable[N] extends { readonly sorts: object } ? N : never;
  }[RangeName] => 'sorts' in carFields[name],
);

/** Columns that cars are ordered by, for pages or to find the cars of a range. */
export const ORDER_COLUMNS = ['createdAt', 'sales', 'price', ...rangeNames] as const;
export type OrderColumn = (typeof ORDER_COLUMNS)[number];

export interface PageOrder {
  readonly column: OrderColumn;
  readonly descending: boolean;
}

const both = (
  column: OrderColumn,
  { ascending, descending }: { readonly ascending: number; readonly descending: number },
): [sort: number, order: PageOrder][] => [
  [ascending, { column, descending: false }],
  [descending, { column, descending: true }],
];

/** Orders by the numbers of `CAR_SORTS`; 10, relevance, orders cars that are equally relevant. */
const ORDERS = new Map<number, PageOrder>([
  [1, { column: 'createdAt', descending: true }],
  ...both('sales', { ascending: 3, descending: 2 }),
  [10, { column: 'sales', descending: true }],
  ...both('price', carFields.price.sorts),
  ...sortedRanges.flatMap((name) => both(name, carFields[name].sorts)),
]);

export const orderOf = (sort: CarSort): PageOrder => ORDERS.get(sort)!;

export type Orderings = Readonly<Record<OrderColumn, Ordering>>;

/** An empty ordering for each of these columns. */
export const makeOrderings = (columns: () => Columns): Orderings =>
  recordOf(
    ORDER_COLUMNS,
    (column) =>
      new Ordering(() => {
        const { [column]: key, idHigh, idLow } = columns();
        return { key, idHigh, idLow };
      }),
  );

/** The values of these columns for a car. */
export const orderKeysOf = (car: SourceCar): Record<OrderColumn, number> => ({
  createdAt: Number(car.createdAt),
  sales: car.saleNum,
  price: Number(car.priceFee),
  ...recordOf(rangeNames, (name) => car[name] ?? -1),
});
