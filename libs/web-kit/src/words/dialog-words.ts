import { orderActions, type ActionDialog, type OrderView } from '@mall/contracts/order';
import type { Locale } from '@mall/validation';
import type { DialogAction } from '../client/action-request.js';

/** The parts of an order that its dialogs name. */
export type ActedOrder = Pick<OrderView, 'orderNumber' | 'consignee'> & {
  readonly orderItems: readonly Pick<OrderView['orderItems'][number], 'spuName' | 'vin' | 'vins' | 'count'>[];
};

/** Maximum number of VINs named per line; a larger number of cars is given by its count. */
const MOST_VINS = 3;

/** Lists the cars of an order with their number and VINs, in the given language. */
export function carsOf({ orderItems }: Pick<ActedOrder, 'orderItems'>, locale: Locale): string {
  const cars = orderItems.map(({ spuName, vin, vins, count }) => {
    const named = vin ? [vin] : vins;
    const number = count > 1 ? ` × ${count}` : '';
    const listed = named.length > 0 && named.length <= MOST_VINS ? `, VIN ${named.join(', ')}` : '';
    return spuName + number + listed;
  });
  return cars.join(locale === 'zh' ? '；' : '; ');
}

/** Returns title and hint of an action's dialog, which name the order, its cars and its buyer. */
export function dialogWords(
  action: DialogAction,
  order: ActedOrder,
  locale: Locale,
): { readonly title: string; readonly hint: string | undefined } {
  const { title, hint }: ActionDialog = orderActions[action].dialog;
  const fill = (text: string): string =>
    text
      .replaceAll('{orderNumber}', order.orderNumber)
      .replaceAll('{cars}', carsOf(order, locale))
      .replaceAll('{buyer}', order.consignee);
  return { title: fill(title[locale]), hint: hint && fill(hint[locale]) };
}
