import { buyer, defineApi, nothing } from '../define/index.js';
import { CancelOrderDto, OrderRefDto } from './order.dto.js';
import { orderErrors } from './order.errors.js';
import { OrderDetailView } from './order.views.js';

/** Actions of a buyer on orders, besides signing the contract and paying. */
export const orderApi = defineApi('order', {
  cancel: {
    http: 'PUT /mall4cloud_order/p/myOrder/cancel/{orderId}',
    request: CancelOrderDto,
    response: nothing,
    access: buyer(),
    family: 'mall',
    errors: [
      orderErrors.orderNotFound,
      orderErrors.alreadyPaid,
      orderErrors.paymentChecked,
      orderErrors.alreadyCancelled,
    ],
    summary: 'Cancel your unpaid order; its cars go back on sale.',
  },
  receive: {
    http: 'PUT /mall4cloud_order/p/myOrder/receipt/{orderId}',
    request: OrderRefDto,
    response: nothing,
    access: buyer(),
    family: 'mall',
    errors: [
      orderErrors.orderNotFound,
      orderErrors.notShipped,
      orderErrors.carNotReady,
      orderErrors.refundOpenForBuyer,
      orderErrors.alreadyCancelled,
    ],
    summary: 'Confirm that you received what was shipped; possible once it is ready at the destination.',
  },
  remove: {
    http: 'DELETE /mall4cloud_order/p/myOrder/{orderId}',
    request: OrderRefDto,
    response: nothing,
    access: buyer(),
    family: 'mall',
    errors: [
      orderErrors.orderNotFound,
      orderErrors.notFinished,
      orderErrors.returnUnderWay,
      orderErrors.slipUnderCheck,
    ],
    summary: 'Take a completed or cancelled order out of your list; staff keep it.',
  },
  requote: {
    http: 'PUT /mall4cloud_order/p/myOrder/requote/{orderId}',
    request: OrderRefDto,
    response: OrderDetailView,
    access: buyer(),
    family: 'mall',
    errors: [
      orderErrors.orderNotFound,
      orderErrors.rateLockHolds,
      orderErrors.orderClosed,
      orderErrors.rateUnknown,
    ],
    summary: 'Lock the rate of now for your unpaid order whose lock has run out; the price in yuan stays.',
  },
});
