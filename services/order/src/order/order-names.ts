import type { OrderNamesView } from '@mall/contracts/order';
import type { Locale, Texts } from '@mall/validation';

/** Buyer and cars of an order, as a row of its slips and refunds has them. */
export interface OrderNames {
  readonly consignee: string;
  readonly cars: readonly {
    readonly name: Texts;
    readonly vin: string | null;
    readonly vins: readonly string[];
    readonly count: number;
  }[];
}

/** SQL: the `OrderNames` of the order with this alias, as JSON. */
export const namesSql = (
  order: string,
): string => `json_build_object('consignee', ${order}.consignee, 'cars', (
  SELECT COALESCE(json_agg(json_build_object('name', n.spu_name, 'vin', n.vin, 'vins', n.vins, 'count', n.count)
    ORDER BY n.order_item_id), '[]') FROM order_item n WHERE n.order_id = ${order}.order_id))`;

export const toNamesView = ({ consignee, cars }: OrderNames, locale: Locale): OrderNamesView => ({
  consignee,
  orderItems: cars.map(({ name, vin, vins, count }) => ({
    spuName: name[locale],
    vin,
    vins: [...vins],
    count,
  })),
});
