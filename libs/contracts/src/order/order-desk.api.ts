import { OneOf, Text } from '@mall/validation';
import { anyOf, defineApi, Empty, internal, merchant, nothing, number, staff } from '../define/index.js';
import { idempotencyKey, orderBounds } from './order-bounds.js';
import { ExtendPayTimeDto, OrderRefDto, ShipOrderDto, StaffCancelDto } from './order.dto.js';
import { orderErrors } from './order.errors.js';

const labels = {
  audience: { ru: 'Кто увидит', zh: '可见范围', en: 'Who sees it' },
  note: { ru: 'Заметка', zh: '备注', en: 'Note' },
};

/** A note of staff on an order: `internal` for staff alone, `shown` for the buyer and the merchant too. */
export class NoteOrderDto extends OrderRefDto {
  @OneOf(['internal', 'shown'], { label: labels.audience }) audience!: 'internal' | 'shown';
  @Text({ label: labels.note, ...orderBounds.note, kind: 'lines' }) text!: string;
  @Text({ ...idempotencyKey, kind: 'raw' }) idempotencyKey?: string;
}

/** Actions of the seller's side on orders: staff on every order, merchants on those of their shop. */
export const orderDeskApi = defineApi('order.desk', {
  cancel: {
    http: 'PUT /admin/order/{orderId}/cancel',
    request: StaffCancelDto,
    response: nothing,
    access: staff('order_cancel'),
    family: 'admin',
    errors: [
      orderErrors.orderNotFound,
      orderErrors.orderClosed,
      orderErrors.alreadyCancelled,
      orderErrors.cancelledOtherwise,
      orderErrors.shippedNotCancelled,
      orderErrors.carFateNeeded,
    ],
    summary:
      'Cancel an order that has not been shipped, and say what becomes of its cars; the buyer reads the reason.',
  },
  extendPayTime: {
    http: 'PUT /admin/order/{orderId}/pay_time',
    request: ExtendPayTimeDto,
    response: nothing,
    access: staff('order_cancel'),
    family: 'admin',
    errors: [
      orderErrors.orderNotFound,
      orderErrors.orderClosed,
      orderErrors.extensionByTwo,
      orderErrors.extensionTooLong,
    ],
    summary:
      'Give the buyer of an unpaid order more time; the rate stays locked only as long as it was. Beyond a total, two people enter the same hours.',
  },
  note: {
    http: 'POST /admin/order/{orderId}/note',
    request: NoteOrderDto,
    response: nothing,
    access: staff('order_note'),
    family: 'admin',
    errors: [orderErrors.orderNotFound],
    summary:
      'Write a note into the history of an order, for staff alone or for everybody who sees the order.',
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
    errors: [
      orderErrors.orderNotFound,
      orderErrors.notPaid,
      orderErrors.alreadyShipped,
      orderErrors.contractUnsigned,
      orderErrors.refundOpen,
      orderErrors.refundOpenForShop,
      orderErrors.endedWithoutSale,
      orderErrors.vinsMissing,
      orderErrors.vinsMissingForShop,
    ],
    summary: 'Say that a paid order is on its way.',
  },
});
