import { adminPageOf, anyOf, defineApi, mallPageOf, merchant, nothing, staff } from '../define/index.js';
import {
  ExportOrdersDto,
  ExtendPayTimeDto,
  MerchantOrdersDto,
  OrderPageDto,
  OrderRefDto,
  ShipOrderDto,
  StaffCancelDto,
} from './order.dto.js';
import { orderErrors } from './order.errors.js';
import { ExportPartView, OrderDetailView, OrderView } from './order.views.js';

/** The seller's side of orders: staff see all, merchants the orders of their shop. */
export const orderDeskApi = defineApi('order.desk', {
  list: {
    http: 'GET /admin/order/page',
    request: OrderPageDto,
    response: adminPageOf(OrderView),
    access: anyOf(staff('order_view'), merchant()),
    family: 'admin',
    summary: 'Orders for the back office, newest first.',
  },
  one: {
    http: 'GET /admin/order/{orderId}',
    request: OrderRefDto,
    response: OrderDetailView,
    access: anyOf(staff('order_view'), merchant()),
    family: 'admin',
    errors: [orderErrors.orderNotFound],
    summary: 'One order with its address, slips and history.',
  },
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
  exportPart: {
    request: ExportOrdersDto,
    response: ExportPartView,
    access: anyOf(staff('order_view'), merchant()),
    summary: 'A part of the CSV of the list; the gateway streams the parts at /api/admin/order/export.',
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
  merchantPage: {
    http: 'GET /mall4cloud_order/m/order/page',
    request: MerchantOrdersDto,
    response: mallPageOf(OrderView),
    access: merchant(),
    family: 'mall',
    summary: 'Orders of your shop, newest first.',
  },
  merchantInfo: {
    http: 'GET /mall4cloud_order/m/order/order_info/{orderId}',
    request: OrderRefDto,
    response: OrderDetailView,
    access: merchant(),
    family: 'mall',
    errors: [orderErrors.orderNotFound],
    summary: 'One order of your shop.',
  },
});
