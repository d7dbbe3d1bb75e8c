import { documentErrors, type NamedVinDto } from '@mall/contracts/order';
import { isMiscounted } from '@mall/contracts/product';
import type { OrderItem } from '../order/order.js';

type Line = Pick<OrderItem, 'orderItemId' | 'vin' | 'vins' | 'count'>;

/**
 * Returns the VINs of each line of an order as staff name them, by the line's id; a line that is not named gets none.
 * @throws documentErrors.vinFixed for a line whose VIN comes from the listing, documentErrors.lineNotOfOrder,
 * documentErrors.vinsTooMany, documentErrors.vinTaken for one that is named twice, documentErrors.vinMiscounted.
 */
export function namedVins(
  orderNumber: string,
  lines: readonly Line[],
  named: readonly NamedVinDto[],
): ReadonlyMap<string, readonly string[]> {
  const open = new Map(lines.filter(({ vin }) => vin === null).map((line) => [line.orderItemId, line]));
  const vinsOf = new Map<string, string[]>([...open.keys()].map((orderItemId) => [orderItemId, []]));
  const seen = new Set<string>();
  for (const { orderItemId, vin } of named) {
    const line = open.get(orderItemId);
    const vins = vinsOf.get(orderItemId);
    if (!lines.some((one) => one.orderItemId === orderItemId))
      throw documentErrors.lineNotOfOrder({ orderNumber });
    if (!line || !vins) throw documentErrors.vinFixed();
    if (isMiscounted(vin)) throw documentErrors.vinMiscounted({ vin });
    if (seen.has(vin)) throw documentErrors.vinTaken({ vin });
    if (vins.push(vin) > line.count) throw documentErrors.vinsTooMany({ count: line.count });
    seen.add(vin);
  }
  return vinsOf;
}

/** Whether the lines have exactly these VINs already. */
export const isNamed = (lines: readonly Line[], named: ReadonlyMap<string, readonly string[]>): boolean =>
  lines.every(({ orderItemId, vins }) => (named.get(orderItemId) ?? vins).join() === vins.join());
