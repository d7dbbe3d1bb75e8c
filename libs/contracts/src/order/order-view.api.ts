import { anyone, buyer, defineApi, Empty, MallPageDto, mallPageOf, nothing } from '../define/index.js';
import { OrderIdsDto, OrderRefDto, SearchOrdersDto, SquareConsentDto } from './order.dto.js';
import { orderErrors } from './order.errors.js';
import {
  OrderCountView,
  OrderDetailView,
  OrderPayInfoView,
  OrderView,
  SquareDealView,
} from './order.views.js';

/** Reads of orders for buyers, and the order square. */
export const orderViewApi = defineApi('order', {
  payInfo: {
    http: 'GET /mall4cloud_order/a/order/order_pay_info',
    request: OrderIdsDto,
    response: OrderPayInfoView,
    access: buyer(),
    family: 'mall',
    errors: [orderErrors.orderNotFound],
    summary: 'What to pay, by when and where, for your orders.',
  },
  search: {
    http: 'GET /mall4cloud_order/p/myOrder/search_order',
    request: SearchOrdersDto,
    response: mallPageOf(OrderView),
    access: buyer(),
    family: 'mall',
    summary: 'Your orders, newest first.',
  },
  detail: {
    http: 'GET /mall4cloud_order/p/myOrder/order_detail',
    request: OrderRefDto,
    response: OrderDetailView,
    access: buyer(),
    family: 'mall',
    errors: [orderErrors.orderNotFound],
    summary: 'One of your orders with its address, slips and history.',
  },
  count: {
    http: 'GET /mall4cloud_order/p/myOrder/order_count',
    request: Empty,
    response: OrderCountView,
    access: buyer(),
    family: 'mall',
    summary: 'How many of your orders are in each state.',
  },
  squareConsent: {
    http: 'PUT /mall4cloud_order/p/myOrder/square_consent',
    request: SquareConsentDto,
    response: nothing,
    access: buyer(),
    family: 'mall',
    errors: [orderErrors.orderNotFound],
    summary: 'Let your deal be shown in the order square, or take that back.',
  },
  square: {
    http: 'GET /mall4cloud_order/ua/order_square',
    request: MallPageDto,
    response: mallPageOf(SquareDealView),
    access: anyone(),
    family: 'mall',
    summary: 'Recent deals whose buyers agreed to show them, without personal data.',
  },
});
