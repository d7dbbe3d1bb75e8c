import {
  Bool,
  Id,
  Instant,
  Int,
  ListOfValues,
  MoneyMinor,
  Nested,
  say,
  Text,
  type Texts,
} from '@mall/validation';
import { adminPageOf, AdminPageDto, defineApi, platformErrors, staff } from '../define/index.js';

const labels = {
  buyer: { ru: 'Покупатель', zh: '买家', en: 'Buyer' },
  cars: { ru: 'Автомобилей', zh: '车辆数', en: 'Cars' },
  value: { ru: 'На сумму, ¥', zh: '金额（元）', en: 'Worth, CNY' },
  reason: { ru: 'Причина', zh: '原因', en: 'Reason' },
  until: { ru: 'Действует до (включительно)', zh: '有效期至（含当日）', en: 'Until (that day included)' },
  minCars: { ru: 'Автомобилей не меньше', zh: '车辆数不少于', en: 'At least so many cars' },
  due: { ru: 'К оплате', zh: '待付金额', en: 'Due' },
} as const satisfies Record<string, Texts>;

export const holdAllowanceLabels = labels;

export class HeldCarsPageDto extends AdminPageDto {
  @ListOfValues('id', { optional: true, maxItems: 10_000 }) ids?: string[];
  /** Minimum number of held cars. */
  @Int({ label: labels.minCars, optional: true, min: 1 }) minCars?: number;
}

export class HeldCarsRefDto {
  @Id({ label: labels.buyer }) userId!: string;
}

/**
 * Allows a buyer to hold more. The allowance counts instead of the limits where it is higher, and until it ends the
 * limit of the network does not apply.
 */
export class AllowHoldDto extends HeldCarsRefDto {
  @Int({ label: labels.cars, min: 1, max: 100_000 }) cars!: number;
  @MoneyMinor({ label: labels.value, min: 1 }) valueFee!: number;
  @Text({ label: labels.reason, min: 3, max: 500, kind: 'lines' }) reason!: string;
  @Instant({ label: labels.until, of: 'moment', description: 'In the future, a year at most' })
  until!: string;
}

/** An allowance that staff gave to a buyer, in fen of CNY. */
export class HoldAllowanceView {
  @Int() cars!: number;
  @MoneyMinor() valueFee!: number;
  @Text({ max: 500 }) reason!: string;
  @Instant() until!: string;
  @Text() grantedBy!: string;
  @Instant() grantedTime!: string;
  /** Whether it has not ended. */
  @Bool() isInForce!: boolean;
}

/** Cars and value that a buyer holds by orders that are not paid in full, and the limits. Values in fen of CNY. */
export class HeldCarsView extends HeldCarsRefDto {
  /** The consignee of the latest of the orders; empty without any. */
  @Text({ label: labels.buyer, optional: true }) buyerName!: string;
  @Int({ label: say('Заказов', '订单数', 'Orders') }) orders!: number;
  @Int() cars!: number;
  /** Amount still due for them. */
  @MoneyMinor({ label: labels.due }) valueFee!: number;
  /** The latest time to pay; null without an order. */
  @Instant({ label: say('Оплатить до', '付款期限', 'To be paid by'), optional: true }) payBefore!:
    string | null;
  @Int() maxCars!: number;
  @MoneyMinor() maxValueFee!: number;
  /**
   * Other buyers with unpaid orders of the same passport, phone (their own or that of the recipient) or network; at most
   * 50 of each.
   */
  @ListOfValues('id') samePassport!: string[];
  @ListOfValues('id') samePhone!: string[];
  @ListOfValues('id') sameNetwork!: string[];
  @Nested(() => HoldAllowanceView, { label: say('Разрешено', '许可', 'Allowed'), optional: true })
  allowance?: HoldAllowanceView;
}

export const orderHeldCarsApi = defineApi('order.heldCars', {
  list: {
    http: 'GET /admin/held_cars/page',
    request: HeldCarsPageDto,
    response: adminPageOf(HeldCarsView),
    access: staff('buyer_view'),
    family: 'admin',
    people: { record: 'buyer', id: 'userId' },
    summary: 'Buyers with unpaid orders, those who hold most cars first.',
  },
  one: {
    http: 'GET /admin/held_cars/{userId}',
    request: HeldCarsRefDto,
    response: HeldCarsView,
    access: staff('buyer_view'),
    family: 'admin',
    summary: 'What one buyer holds and may hold.',
  },
  allow: {
    http: 'PUT /admin/held_cars/{userId}',
    request: AllowHoldDto,
    response: HeldCarsView,
    access: staff('hold_allow'),
    family: 'admin',
    errors: [platformErrors.invalidInput],
    summary:
      'Allow one buyer to hold more unpaid cars until a day, with a reason; it takes the place of an earlier one.',
  },
});
