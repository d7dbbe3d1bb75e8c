// SQL: the fastest search by words depends on how many rows have them.
import { column, Conditions, type Database, queryRows, rowShape } from '@mall/persistence';
import { foundOrders } from '../order/found-orders.js';

/** Condition on an order whose words, or whose cars' words, match. */
type WordCondition = (matching: string) => string;

const withCars: WordCondition = (matching) =>
  `SELECT order_id FROM order_item JOIN order_item_text USING (order_item_id) WHERE ${matching}`;

export const byCar: WordCondition = (matching) => `order_id IN (${withCars(matching)})`;

/** Finds all orders first. */
const allByOrderOrCar: WordCondition = (matching) =>
  `order_id IN (${foundOrders(matching)} UNION ${withCars(matching)})`;

/**
 * Reads one order after the other, until the page is full and enough are counted. `OFFSET 0` keeps PostgreSQL from
 * finding all of them first.
 */
const eachByOrderOrCar: WordCondition = (matching) =>
  `(EXISTS (${foundOrders(matching)} AND order_id = sales_order.order_id OFFSET 0)
    OR EXISTS (${withCars(matching)} AND order_id = sales_order.order_id OFFSET 0))`;

const commonness = rowShape({ isCommon: column.boolean });

/** Share of matching rows from which reading one after the other is faster; with a million orders both are equally fast. */
const COMMON_SHARE = 0.15;

/** Estimates the share from one page of the table in a hundred. */
const isCommonIn = (table: string, matching: string): string =>
  `(SELECT count(*) FILTER (WHERE ${matching}) > ${COMMON_SHARE} * count(*) FROM ${table} TABLESAMPLE SYSTEM (1))`;

/**
 * Returns the faster condition for orders with a text: the index finds a rare text, a common one is in the next orders
 * anyway.
 */
export async function byOrderOrCar(database: Database, text: string | undefined): Promise<WordCondition> {
  if (!text) return allByOrderOrCar;
  const where = new Conditions().occurs(text, (matching) => matching);
  const isCommon = ['sales_order_text', 'order_item_text'].map((table) => isCommonIn(table, String(where)));
  const sql = `SELECT ${isCommon.join(' OR ')} AS "isCommon"`;
  const [found] = await queryRows(database, commonness, sql, where.values);
  return found!.isCommon ? eachByOrderOrCar : allByOrderOrCar;
}
