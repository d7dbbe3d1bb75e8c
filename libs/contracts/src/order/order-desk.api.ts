import { anyOf, defineApi, Empty, internal, merchant, nothing, number, staff } from '../define/index.js';
import { ExtendPayTimeDto, ShipOrderDto, StaffCancelDto } from './order.dto.js';
import { orderErrors } from './order.errors.js';

/** What the seller's side does to an order: staff to every order, merchants to those of their shop. */
export const orderDeskApi = defineApi('order.desk', {
  cancel: {
    http: 'PUT /admin/order/{orderId}/cancel',
    request: StaffCancelDto,
    response: nothing,
    access: staff('order_cancel'),
    family: 'admin',
    errors: [orderErrors.orderNotFound, orderErrors.orderClosed],
    summary: 'Cancel an order that has not been shipped; the buyer reads the reason.',
  },
  extendPayTime: {
    http: 'PUT /admin/order/{orderId}/pay_time',
    request: ExtendPayTimeDto,
    response: nothing,
    access: staff('order_cancel'),
    family: 'admin',
    errors: [orderErrors.orderNotFound, orderErrors.orderClosed],
    summary: 'Give the buyer of an unpaid order more time; the rate stays locked only as long as it was.',
  },
  closeUnpaid: {
    request: Empty,
    response: number,
    access: internal(),
    summary: 'Close orders past their pay-by time now, as the timer does; answers how many.',
  },
  ship: {
    http: 'POST /mall4cloud_order/m/order/delivery',
    request: ShipOrderDto,
    response: nothing,
    access: anyOf(merchant(), staff('order_ship')),
    family: 'mall',
    errors: [orderErrors.orderNotFound, orderErrors.notPaid],
    summary: 'Say that a paid order is on its way.',
  },
});
