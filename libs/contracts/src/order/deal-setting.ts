import { say, type Texts } from '@mall/validation';
import { milestones } from './milestone.views.js';
import { orderBounds } from './order-bounds.js';

export interface SettingRow {
  readonly label: Texts;
  readonly unit: Texts;
  readonly min: number;
  readonly max: number;
  /** Value until staff change it. */
  readonly initial: number;
  /**
   * The change that takes two people: the direction in which the mall allows a buyer to hold more, to pay later or to
   * get more back, or in which a check finds less. `rate`: whichever makes the payment rate jump. `never`: one person
   * may change it both ways, because it does neither.
   */
  readonly byTwo: 'raised' | 'lowered' | 'rate' | 'never';
}

/** Whether a change of a setting loosens it, so that it takes two people. */
export const isLoosened = ({ byTwo }: Pick<SettingRow, 'byTwo'>, from: number, to: number): boolean =>
  (byTwo === 'raised' && to > from) || (byTwo === 'lowered' && to < from);

const hours = say('ч', '小时', 'h');
const orders = say('шт.', '个', 'orders');
const days = say('дн.', '天', 'days');

/** The last day of a step after full payment, which holds while too few done orders have measured it. */
const lastDayOf = (step: Texts, initial: number) => ({
  label: say(
    `Пока мало заказов: этап «${step.ru}» от оплаты не позже чем через`,
    `订单数据不足时：付款后“${step.zh}”最晚`,
    `While orders are few: “${step.en}” after payment at the latest in`,
  ),
  unit: days,
  min: 1,
  max: 365,
  initial,
  byTwo: 'never' as const,
});

/** Settings of deals that staff can change; each is a whole number. */
export const dealSettings = {
  payHours: {
    label: say(
      'Срок оплаты заказа и фиксации курса',
      '付款及锁定汇率期限',
      'Time to pay, and to keep the rate',
    ),
    unit: hours,
    min: 1,
    max: 720,
    initial: 72,
    byTwo: 'raised',
  },
  secondChanceHours: {
    label: say(
      'Срок после отклонённой или частичной оплаты',
      '付款被驳回或部分付款后的期限',
      'Time to pay after a rejected or part payment',
    ),
    unit: hours,
    min: 1,
    max: 720,
    initial: 48,
    byTwo: 'raised',
  },
  /** Further hours take two people, and all hours of an order are at most `orderBounds.hours.max`. */
  payExtensionHours: {
    label: say(
      'Срок оплаты заказа один сотрудник продлевает, вместе, не больше чем на',
      '单人可延长订单付款期限的累计上限',
      'One person extends the time to pay an order, in total, by at most',
    ),
    unit: hours,
    min: 0,
    max: orderBounds.hours.max,
    initial: 72,
    byTwo: 'raised',
  },
  openOrdersPerBuyer: {
    label: say('Неоплаченных заказов у покупателя', '每位买家的未付款订单上限', 'Unpaid orders of a buyer'),
    unit: orders,
    min: 1,
    max: 100_000,
    initial: 3,
    byTwo: 'raised',
  },
  /** The limit is raised by the cars that the buyer paid for before; see `heldValuePerBuyerMinor`. */
  heldCarsPerBuyer: {
    label: say(
      'Автомобилей в неоплаченных заказах покупателя',
      '买家未付清订单中的车辆上限',
      'Cars in unpaid orders of a buyer',
    ),
    unit: say('шт.', '辆', 'cars'),
    min: 1,
    max: 1_000_000,
    initial: 15,
    byTwo: 'raised',
  },
  /** The limit is raised by what the buyer has paid before. */
  heldValuePerBuyerMinor: {
    label: say(
      'Сумма к оплате по неоплаченным заказам покупателя',
      '买家未付清订单的待付总额上限',
      'Sum due for the unpaid orders of a buyer',
    ),
    unit: say('фыней', '分', 'fen'),
    min: 1,
    max: 9_999_999_999_999,
    initial: 500_000_000,
    byTwo: 'raised',
  },
  /** Far wider than the limit of a buyer: mobile providers share one address, and forwarders one phone, between many people. */
  heldCarsPerNetwork: {
    label: say(
      'Автомобилей в неоплаченных заказах из одной сети и на телефон одного получателя',
      '同一网络及同一收货人电话未付清订单中的车辆上限',
      'Cars in unpaid orders from one network and for the phone of one recipient',
    ),
    unit: say('шт.', '辆', 'cars'),
    min: 1,
    max: 1_000_000,
    initial: 100,
    byTwo: 'raised',
  },
  heldValuePerNetworkMinor: {
    label: say(
      'Сумма к оплате по неоплаченным заказам из одной сети и на телефон одного получателя',
      '同一网络及同一收货人电话未付清订单的待付总额上限',
      'Sum due for the unpaid orders from one network and for the phone of one recipient',
    ),
    unit: say('фыней', '分', 'fen'),
    min: 1,
    max: 9_999_999_999_999,
    initial: 3_000_000_000,
    byTwo: 'raised',
  },
  /** A slip that claims a smaller share of the sum due is checked, but does not prolong the hold. */
  slipFairPercent: {
    label: say(
      'Платёжный документ продлевает бронь, если в нём не меньше',
      '付款凭证金额达到待付金额的此比例才延长保留',
      'A payment slip prolongs the hold when it claims at least',
    ),
    unit: say('% суммы к оплате', '% 待付金额', '% of the sum due'),
    min: 1,
    max: 100,
    initial: 30,
    byTwo: 'lowered',
  },
  slipsPerOrder: {
    label: say(
      'Платёжных документов от покупателя на заказ',
      '每个订单买家付款凭证上限',
      'Payment slips of the buyer per order',
    ),
    unit: say('шт.', '份', 'slips'),
    min: 1,
    max: 100,
    initial: 10,
    byTwo: 'never',
  },
  slipHoldWorkingDays: {
    label: say(
      'Бронь после платёжного документа, до первого зачисления',
      '上传付款凭证后至首笔到账前的保留期限',
      'The car stays held after a slip, until money is confirmed',
    ),
    unit: say('раб. дн.', '个工作日', 'working days'),
    min: 1,
    max: 30,
    initial: 5,
    byTwo: 'raised',
  },
  /** Fixed with an order when it is placed; its contract names the figure. */
  autoReceiptDays: {
    label: say(
      'Получение подтверждается само после прибытия в Уссурийск',
      '车辆到达乌苏里斯克后自动确认收货',
      'Receipt confirms itself after the arrival in Ussuriysk',
    ),
    unit: days,
    min: 1,
    max: 120,
    initial: 60,
    byTwo: 'lowered',
  },
  secondPersonAboveMinor: {
    label: say(
      'Второй сотрудник проверяет платежи и возвраты свыше',
      '付款和退款需第二人复核的金额',
      'A second person checks payments and refunds above',
    ),
    unit: say('фыней', '分', 'fen'),
    min: 0,
    max: 99_999_999_999,
    initial: 50_000_000,
    byTwo: 'raised',
  },
  writeOffAloneMinor: {
    label: say(
      'Второй сотрудник подтверждает списание разницы свыше',
      '核销差额超过此金额需第二人复核',
      'A second person checks differences written off above',
    ),
    unit: say('фыней', '分', 'fen'),
    min: 0,
    max: 99_999_999_999,
    initial: 20_000,
    byTwo: 'raised',
  },
  /** Limit of a price reduction while the goods can still move; see `dealInvariants.claimsReduceOrEnd`. */
  partRefundPercent: {
    label: say(
      'До получения автомобиля возврат части денег не больше, вместе',
      '收车前部分退款合计不超过',
      'Until the car is received, part refunds together are at most',
    ),
    unit: say('% суммы заказа', '% 订单总额', '% of the order’s total'),
    min: 0,
    max: 90,
    initial: 30,
    byTwo: 'raised',
  },
  /**
   * Compared with every rate in force during 72 hours, so that several small steps do not add up to a jump. An order
   * locks its rate as long, and the central bank's rate rarely moves further in that time.
   */
  rateJumpPercent: {
    label: say(
      'Второй сотрудник подтверждает курс, изменённый больше чем на',
      '汇率变动超过此比例需第二人确认',
      'A second person confirms a rate that changes by more than',
    ),
    unit: say('%', '%', '%'),
    min: 1,
    max: 10,
    initial: 3,
    byTwo: 'raised',
  },
  /** Compared with every price in force during 72 hours. */
  priceJumpPercent: {
    label: say(
      'Второй сотрудник подтверждает цену, изменённую больше чем на',
      '车价变动超过此比例需第二人确认',
      'A second person confirms a price that changes by more than',
    ),
    unit: say('%', '%', '%'),
    min: 1,
    max: 100,
    initial: 15,
    byTwo: 'raised',
  },
  /** The bound that holds where there is nothing to compare a price with. */
  leastPriceMinor: {
    label: say(
      'Цена автомобиля ниже этой не принимается',
      '低于此金额的车价不予接受',
      'A price of a car below this is refused',
    ),
    unit: say('фыней', '分', 'fen'),
    min: 100_000,
    max: 10_000_000,
    initial: 500_000,
    byTwo: 'lowered',
  },
  /** Percent of the median price of comparable cars on sale; without those, of what the cheapest similar cars cost. */
  priceFloorPercent: {
    label: say(
      'Цена ниже этой доли медианы похожих автомобилей не принимается',
      '低于同类车辆中位价此比例的价格不予接受',
      'A price below this part of the median of comparable cars is refused',
    ),
    unit: say('%', '%', '%'),
    min: 1,
    max: 90,
    initial: 10,
    byTwo: 'lowered',
  },
  /** Source of the payment rate. 0: as staff entered it; 1: the central bank's with the margin. */
  paymentFromCentralBank: {
    label: say('Откуда курс оплаты', '付款汇率来源', 'Where the payment rate comes from'),
    unit: say('', '', ''),
    min: 0,
    max: 1,
    initial: 0,
    byTwo: 'rate',
  },
  marginBasisPoints: {
    label: say('Наценка к курсу ЦБ', '俄央行汇率加点', 'Margin on the central bank’s rate'),
    unit: say('сотых %', '基点', 'basis points'),
    min: 0,
    max: 2_000,
    initial: 250,
    byTwo: 'rate',
  },
  wayBoughtDays: lastDayOf(milestones.bought.label, 5),
  wayInspectedDays: lastDayOf(milestones.inspected.label, 8),
  wayLicenceDays: lastDayOf(milestones.exportLicence.label, 16),
  wayLoadedDays: lastDayOf(milestones.loaded.label, 22),
  wayBorderDays: lastDayOf(milestones.border.label, 30),
  wayYardDays: lastDayOf(milestones.yard.label, 34),
  wayCustomsDays: lastDayOf(milestones.customs.label, 42),
  wayHandedOverDays: lastDayOf(milestones.handedOver.label, 45),
  /** Added to the hand-over in every city but Ussuriysk. */
  wayDeliveryDays: {
    label: say(
      'Пока мало заказов: доставка дальше Уссурийска не дольше',
      '订单数据不足时：乌苏里斯克以远的运输最长',
      'While orders are few: delivery beyond Ussuriysk takes at most',
    ),
    unit: days,
    min: 0,
    max: 120,
    initial: 20,
    byTwo: 'never',
  },
  wayEarliestPercent: {
    label: say(
      'Пока мало заказов: самый ранний срок этапа от самого позднего',
      '订单数据不足时：最早时间占最晚时间的比例',
      'While orders are few: the earliest day of a step, of the last one',
    ),
    unit: say('%', '%', '%'),
    min: 0,
    max: 100,
    initial: 60,
    byTwo: 'never',
  },
  staleRateHours: {
    label: say('Курс считается устаревшим через', '汇率过期时间', 'A rate is stale after'),
    unit: hours,
    min: 1,
    max: 720,
    initial: 96,
    byTwo: 'raised',
  },
} as const satisfies Record<string, SettingRow>;

export type DealSettingKey = keyof typeof dealSettings;
export const DEAL_SETTING_KEYS = Object.keys(dealSettings) as readonly DealSettingKey[];
