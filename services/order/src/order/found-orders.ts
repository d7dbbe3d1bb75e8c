/** Returns a query for orders whose numbers, consignee or phone fulfil a condition on `words`. */
export const foundOrders = (matching: string): string =>
  `SELECT order_id FROM sales_order_text WHERE ${matching}`;

/**
 * Returns the condition that a row belongs to one of these orders; for `Conditions.occurs`, where only one `order_id`
 * is selected from.
 */
export const ofFoundOrders = (matching: string): string => `order_id IN (${foundOrders(matching)})`;
