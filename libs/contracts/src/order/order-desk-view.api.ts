import { adminPageOf, anyOf, defineApi, mallPageOf, merchant, staff } from '../define/index.js';
import { ExportOrdersDto, MerchantOrdersDto, OrderPageDto, OrderRefDto } from './order.dto.js';
import { orderErrors } from './order.errors.js';
import { ExportPartView, OrderDetailView, OrderView } from './order.views.js';

/** Reads of orders for the seller's side: staff see all, merchants the orders of their shop. */
export const orderDeskViewApi = defineApi('order.desk', {
  list: {
    http: 'GET /admin/order/page',
    request: OrderPageDto,
    response: adminPageOf(OrderView),
    access: anyOf(staff('order_view'), merchant()),
    family: 'admin',
    people: { record: 'order', id: 'orderId' },
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
  exportPart: {
    request: ExportOrdersDto,
    response: ExportPartView,
    access: anyOf(staff('order_view'), merchant()),
    summary: 'A part of the CSV of the list; the gateway streams the parts at /api/admin/order/export.',
  },
  merchantPage: {
    http: 'GET /mall4cloud_order/m/order/page',
    request: MerchantOrdersDto,
    response: mallPageOf(OrderView),
    access: merchant(),
    family: 'mall',
    people: { record: 'order', id: 'orderId' },
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
