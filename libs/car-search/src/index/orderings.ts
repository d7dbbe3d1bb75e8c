import {
  carFields,
  rangeNames,
  recordOf,
  type CarFieldTable,
  type RangeName,
  type SearchCarsDto,
} from '@mall/contracts/product';
import type { LandedFacts, LandedTotals } from '@mall/contracts/landed-cost';
import { dayText } from './badge-facts.js';
import type { Columns } from './columns.js';
import { LANDED_COLUMN, landedKeys } from './landed.js';
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
export const ORDER_COLUMNS = [
  'createdAt',
  'sales',
  'price',
  ...rangeNames,
  'landedPerson',
  'landedCompany',
] as const;
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
  ...both(LANDED_COLUMN.person, carFields.landed.sorts),
]);

/** Returns the order of a request; that by landed cost depends on the importer. */
export function orderOf({ sort, landedImporter }: Pick<SearchCarsDto, 'sort' | 'landedImporter'>): PageOrder {
  const order = ORDERS.get(sort)!;
  if (order.column !== LANDED_COLUMN.person) return order;
  return { ...order, column: LANDED_COLUMN[landedImporter ?? 'person'] };
}

export type Orderings = Readonly<Record<OrderColumn, Ordering>>;

/** Returns an empty ordering for each of these columns. */
export const makeOrderings = (columns: () => Columns): Orderings =>
  recordOf(
    ORDER_COLUMNS,
    (column) =>
      new Ordering(() => {
        const { [column]: key, idHigh, idLow } = columns();
        return { key, idHigh, idLow };
      }),
  );

/** Returns the values of these columns for a car. */
export const orderKeysOf = (
  car: SourceCar,
  landed: LandedTotals | undefined,
): Record<OrderColumn, number> => ({
  createdAt: Number(car.createdAt),
  sales: car.saleNum,
  price: Number(car.priceFee),
  ...recordOf(rangeNames, (name) => car[name] ?? -1),
  ...landedKeys(landed, factsOf(car), Number(car.priceFee)),
});

const factsOf = (car: SourceCar): LandedFacts => ({
  condition: (car.condition ?? undefined) as LandedFacts['condition'],
  fuel: (car.fuel ?? undefined) as LandedFacts['fuel'],
  firstRegDate: car.firstRegDay === null ? undefined : dayText(car.firstRegDay),
  engineCc: car.engineCc ?? undefined,
  powerHp: car.powerHp ?? undefined,
  powerKw: car.powerKw ?? undefined,
  power30MinKw: car.power30MinKw ?? undefined,
});
