import { Flag, Id, Instant, Int, ListOfValues, Nested, OneOf, Text, type Texts } from '@mall/validation';
import { AdminPageDto, MallPageDto } from '../define/index.js';
import { vinOrWords } from '../product/vin.js';
import { consentLabels, ShownTextDto } from '../user/consent.dto.js';
import { CAR_FATES, type CarFate } from './car-fates.js';
import { cartLabels } from './cart.dto.js';
import { idempotencyKey, orderBounds } from './order-bounds.js';

export const orderLabels = {
  addrId: { ru: 'Адрес доставки', zh: '收货地址', en: 'Delivery address' },
  confirmId: { ru: 'Расчёт заказа', zh: '订单确认', en: 'Order review' },
  orderId: { ru: 'Заказ', zh: '订单', en: 'Order' },
  orderNumber: { ru: 'Номер заказа', zh: '订单编号', en: 'Order number' },
  contractNumber: { ru: 'Номер договора', zh: '合同编号', en: 'Contract number' },
  consignee: { ru: 'Получатель', zh: '收货人', en: 'Recipient' },
  remarks: { ru: 'Примечание', zh: '备注', en: 'Remarks' },
  hours: { ru: 'Часы', zh: '小时', en: 'Hours' },
  reason: { ru: 'Причина', zh: '原因', en: 'Reason' },
  carrier: { ru: 'Перевозчик', zh: '承运方', en: 'Carrier' },
  square: { ru: 'Показывать в «Недавних сделках»', zh: '在成交广场展示', en: 'Show in the order square' },
  trackingNumber: { ru: 'Номер отправки', zh: '运单号', en: 'Tracking number' },
  carFate: { ru: 'Что будет с автомобилем', zh: '车辆处理方式', en: 'What becomes of the car' },
  carReason: { ru: 'Почему', zh: '处理原因', en: 'Why' },
} as const satisfies Record<string, Texts>;

const L = orderLabels;
const STATUS_CODES = [1, 2, 3, 4, 5, 6] as const;

/** Buys one car at once, without the cart. */
export class BuyNowItemDto {
  @Id({ label: cartLabels.car }) spuId!: string;
  @Id({ label: cartLabels.car }) skuId!: string;
  @Int({ label: cartLabels.count, min: 1, max: 999 }) count!: number;
  @Id({ label: cartLabels.shop, optional: true }) shopId?: string;
}

export class ConfirmOrderDto {
  @Id({ label: L.addrId, optional: true, description: 'Missing: your default address' }) addrId?: string;
  @OneOf([1], { optional: true, description: '1: delivery, DAP Ussuriysk' }) dvyType = 1;
  @Nested(() => BuyNowItemDto, { optional: true, description: 'Missing: the checked lines of the cart' })
  shopCartItem?: BuyNowItemDto;
}

/** The same `idempotencyKey` answers the same orders however often it is sent. */
export class SubmitOrderDto {
  @Text({ label: L.confirmId, max: 64, kind: 'raw' }) confirmId!: string;
  @Text({
    min: 8,
    max: 64,
    pattern: /^[\w-]+$/,
    description: 'Made once by the client for one press of the button, such as a UUID',
    kind: 'raw',
  })
  idempotencyKey!: string;
  @Text({ label: L.remarks, max: 500, optional: true, kind: 'lines' }) remarks?: string;
  /** 1: the deal may be shown in the order square, without anything that identifies the buyer. */
  @Flag({ label: L.square, optional: true }) showInSquare?: number;
  /** The consent text that the checkout has shown; stored before the order is placed. */
  @Nested(() => ShownTextDto, { label: consentLabels.consent, optional: true }) consent?: ShownTextDto;
}

/** Consent to be shown in the order square, given or taken back. */
export class SquareConsentDto {
  @Id({ label: L.orderId }) orderId!: string;
  @Flag({ label: L.square }) showInSquare!: number;
}

export class OrderIdsDto {
  @ListOfValues('id', { label: L.orderId, minItems: 1, maxItems: 50 }) orderIds!: string[];
}

export class OrderRefDto {
  @Id({ label: L.orderId }) orderId!: string;
}

export class CancelOrderDto extends OrderRefDto {
  @Text({ label: L.reason, max: orderBounds.reason.max, optional: true, kind: 'lines' }) reason?: string;
}

/** Search in the caller's own orders; every filter narrows the list. */
export class SearchOrdersDto extends MallPageDto {
  @Id({ label: L.orderId, optional: true }) orderId?: string;
  @Text({ label: L.orderNumber, max: 40, optional: true, kind: 'code' }) orderNumber?: string;
  @OneOf(STATUS_CODES, { optional: true }) status?: number;
  @Text({ max: 100, optional: true }) spuName?: string;
  @Text({ label: L.consignee, max: 100, optional: true, kind: 'name' }) consignee?: string;
  @Text({ max: 20, optional: true, kind: 'code' }) mobile?: string;
  @Text({ label: L.contractNumber, max: 40, optional: true, kind: 'code' }) contractNumber?: string;
  @OneOf([0, 1, 2], { optional: true }) contractStatus?: number;
  @OneOf([0, 1, 2], { optional: true }) voucherStatus?: number;
  @Flag({ optional: true }) isPayed?: number;
  @Instant({ of: 'period', optional: true }) startTime?: string;
  @Instant({ of: 'period', optional: true, notBelow: 'startTime' }) endTime?: string;
}

/** Page of orders for the back office: all for staff, those of their own shop for merchants. */
export class OrderPageDto extends AdminPageDto {
  @ListOfValues('id', { optional: true, maxItems: 10_000 }) ids?: string[];
  @Text({
    optional: true,
    max: 100,
    normalise: vinOrWords,
    description: 'Order number, contract number, car or recipient',
  })
  keyWord?: string;
  @Text({ label: L.orderNumber, max: 40, optional: true, kind: 'code' }) orderNumber?: string;
  @OneOf(STATUS_CODES, { optional: true }) status?: number;
  @Id({ optional: true }) shopId?: string;
  @Id({ optional: true }) userId?: string;
  @Text({ label: L.consignee, max: 100, optional: true, kind: 'name' }) consignee?: string;
  @Text({ label: L.contractNumber, max: 40, optional: true, kind: 'code' }) contractNumber?: string;
  @OneOf([0, 1, 2], { optional: true }) contractStatus?: number;
  @OneOf([0, 1, 2], { optional: true }) voucherStatus?: number;
  @Flag({ optional: true }) slipStatus?: number;
  @Flag({
    optional: true,
    description: '1: money was confirmed, all or a part, and the order is not cancelled',
  })
  hasMoney?: number;
  @Flag({
    optional: true,
    description: '1: orders of buyers whose data were erased, for those with the right',
  })
  isBlocked?: number;
  @Instant({ of: 'period', optional: true }) startTime?: string;
  @Instant({ of: 'period', optional: true, notBelow: 'startTime' }) endTime?: string;
}

/** The family's merchant list. */
export class MerchantOrdersDto extends MallPageDto {
  @Text({
    optional: true,
    max: 100,
    normalise: vinOrWords,
    description: 'Order number, contract number, car or recipient',
  })
  keyWord?: string;
  @Text({ label: L.orderNumber, max: 40, optional: true, kind: 'code' }) orderNumber?: string;
  @OneOf(STATUS_CODES, { optional: true }) status?: number;
  @Text({ label: L.consignee, max: 100, optional: true, kind: 'name' }) consignee?: string;
  @Text({ label: L.contractNumber, max: 40, optional: true, kind: 'code' }) contractNumber?: string;
  @OneOf([0, 1, 2], { optional: true }) contractStatus?: number;
  @OneOf([0, 1, 2], { optional: true }) voucherStatus?: number;
  @Flag({ optional: true }) slipStatus?: number;
  @Instant({ of: 'period', optional: true }) startTime?: string;
  @Instant({ of: 'period', optional: true, notBelow: 'startTime' }) endTime?: string;
}

/** A CSV of the back office's list: the filters of the list, page after page by `afterId`. */
export class ExportOrdersDto extends OrderPageDto {
  @Id({ optional: true, description: 'Rows below this order; missing for the first part' }) afterId?: string;
}

export class ExtendPayTimeDto extends OrderRefDto {
  @Int({ label: L.hours, ...orderBounds.hours }) hours!: number;
  @Text({ label: L.reason, ...orderBounds.reason, kind: 'lines' }) reason!: string;
  @Text({ ...idempotencyKey, kind: 'raw' }) idempotencyKey?: string;
}

export class StaffCancelDto extends OrderRefDto {
  @Text({ label: L.reason, ...orderBounds.reason, kind: 'lines' }) reason!: string;
  @OneOf(CAR_FATES, {
    label: L.carFate,
    optional: true,
    description: 'Needed when money came in for the order; else its cars go back on sale',
  })
  carFate?: CarFate;
  @Text({
    label: L.carReason,
    ...orderBounds.reason,
    optional: true,
    description: 'Why the cars are held back or written off, for staff alone; missing: `reason`',
    kind: 'lines',
  })
  carReason?: string;
}

export class ShipOrderDto extends OrderRefDto {
  @Text({ label: L.carrier, ...orderBounds.carrier, kind: 'name' }) carrier!: string;
  @Text({ label: L.trackingNumber, ...orderBounds.trackingNumber, optional: true, kind: 'code' })
  trackingNumber?: string;
  @Text({ label: L.remarks, ...orderBounds.deliveryNote, optional: true, kind: 'lines' }) note?: string;
}
