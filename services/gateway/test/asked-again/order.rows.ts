import { orderCartApi } from '@mall/contracts/order';
import { lineOf } from '@mall/testing';
import { another, asked, same, type Row } from './row.js';

export const orderRows: readonly Row[] = [
  asked(
    orderCartApi.changeItem,
    another('One more of the same car in the cart, which shows its number; an order is confirmed first.'),
    async (world) => lineOf(await world.aCarOnSale()),
  ),
  asked(orderCartApi.deleteAll, same, async (world) => {
    await world.buyer(orderCartApi).changeItem(lineOf(await world.someCar()));
    return {};
  }),
];
