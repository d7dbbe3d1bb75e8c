// SQL: prepared statements on own connections, which TypeORM does not offer; rows have declared shapes.
import { choiceNames, countFields, rangeNames, recordOf } from '@mall/contracts/product';
import { column, queryRows, rowShape, type RowShape } from '@mall/persistence';
import type { Texts } from '@mall/validation';
import type pg from 'pg';
import type { BrandSource, CategorySource, ShopSource, SourceCar, SourceStock } from '@mall/car-search';
import type { ChangesSince } from './changes-since.js';

const countNames = countFields.map(({ name }) => name);
const texts = column.json<Partial<Texts>>();
const textOrNull = column.nullable(column.text);
const integerOrNull = column.nullable(column.integer);
const numberOrNull = column.nullable(column.number);
const isShown = column.oneOf<0 | 1>(0, 1);

export const sourceStock = rowShape<SourceStock>({
  spuId: column.bigint,
  stockLeft: column.integer,
  heldUntil: numberOrNull,
});

export const sourceCar = rowShape<SourceCar>({
  ...sourceStock.columns,
  ...recordOf(choiceNames, () => textOrNull),
  ...recordOf(rangeNames, () => integerOrNull),
  ...recordOf(countNames, () => integerOrNull),
  skuId: column.nullable(column.bigint),
  shopId: column.bigint,
  brandId: column.bigint,
  seriesId: column.nullable(column.bigint),
  categoryId: column.bigint,
  name: column.text,
  sellingPoint: column.text,
  trim: textOrNull,
  city: textOrNull,
  picture: textOrNull,
  partyCode: textOrNull,
  priceFee: column.bigint,
  marketPriceFee: column.bigint,
  createdAt: column.bigint,
  saleNum: column.integer,
  powerKw: numberOrNull,
  power30MinKw: numberOrNull,
  firstRegDay: integerOrNull,
  exportReadyDay: integerOrNull,
  transferCount: integerOrNull,
  accidentGrade: textOrNull,
  isInspected: column.boolean,
  attrValueIds: column.array(column.text),
});

export const brandSource = rowShape<BrandSource & { readonly id: string }>({
  id: column.bigint,
  parentId: column.nullable(column.bigint),
  name: texts,
  desc: texts,
  imgUrl: column.text,
  firstLetter: column.text,
  seq: column.integer,
  status: isShown,
  aliases: column.array(column.text),
});

export const categorySource = rowShape<CategorySource & { readonly id: string }>({
  id: column.bigint,
  parentId: column.nullable(column.bigint),
  name: texts,
  desc: texts,
  path: column.text,
  level: column.integer,
  icon: column.text,
  imgUrl: column.text,
  seq: column.integer,
  status: isShown,
});

export const shopSource = rowShape<ShopSource & { readonly id: string }>({
  id: column.bigint,
  name: texts,
  logoUrl: column.text,
  type: column.oneOf<1 | 2>(1, 2),
});

export const changesSince = rowShape<ChangesSince>({ cars: column.integer, isEverything: column.boolean });

export const versionStep = rowShape({
  version: column.bigint,
  spuIds: column.array(column.bigint),
  stockIds: column.array(column.bigint),
  tables: column.array(column.text),
  isSeen: column.boolean,
});

/**
 * Runs a statement on a connection of its own, outside of TypeORM's pool.
 * @param name of a prepared statement, for repeated ones.
 */
export const rowsOn = <Row extends object>(
  client: pg.Client,
  shape: RowShape<Row>,
  sql: string,
  values: readonly unknown[] = [],
  name?: string,
): Promise<Row[]> =>
  queryRows(
    { query: async (text, parameters) => (await client.query({ name, text, values: parameters })).rows },
    shape,
    sql,
    values,
  );
