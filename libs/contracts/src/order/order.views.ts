import {
  Bool,
  Day,
  Decimal,
  Flag,
  Id,
  Instant,
  Int,
  ListOf,
  ListOfValues,
  MoneyMinor,
  Nested,
  OneOf,
  say,
  Text,
} from '@mall/validation';
import { UserAddrView } from '../user/address.views.js';
import { WHY_NOT, type WhyNot } from './cart.views.js';
import { FileLinkView } from './file-link.view.js';
import { DealStepView, DealView } from './deal.views.js';
import { LandedCostView, NewTablesSumView } from './landed-cost.views.js';
import { MilestoneView } from './milestone.views.js';
import type { OrderAction } from './order-actions.js';
import { OrderNamesView } from './order-names.view.js';
import { RefundOnCancelView, RefundView } from './refund.views.js';
import { SLIP_DIFFERENCES, type SlipDifference } from './slip-differences.js';
import { slipRejectReasons, type SlipRejectReason } from './slip-reasons.js';
import { WayPlanView } from './way.views.js';

/** The rate by which an amount was calculated, and the time until which it is locked. */
export class RateLockView {
  @Text() from!: string;
  @Text() to!: string;
  /** `to` for one `from`. */
  @Decimal() rate!: number;
  @Text() source!: string;
  @Instant() asOf!: string;
  @Instant() lockedUntil!: string;
}

/** A line on the review page. Money in fen of CNY. */
export class ConfirmedItemView {
  @Id({ optional: true }) cartItemId!: string | null;
  @Id() shopId!: string;
  @Id() spuId!: string;
  @Id() skuId!: string;
  @Text() spuName!: string;
  @Text({ optional: true }) skuName!: string;
  @Text({ optional: true }) imgUrl!: string;
  @OneOf(['new', 'used']) condition!: string;
  @Int({ min: 1 }) count!: number;
  @MoneyMinor() unitPriceFee!: number;
  @OneOf(['retail', 'wholesale']) priceTier!: 'retail' | 'wholesale';
  @MoneyMinor() totalAmount!: number;
}

export class ConfirmedShopView {
  @Id() shopId!: string;
  @Text() shopName!: string;
  @MoneyMinor() total!: number;
  @Int() totalCount!: number;
  @ListOf(() => ConfirmedItemView) shopCartItemVO!: ConfirmedItemView[];
}

/** A line that cannot be ordered now, with the reason. */
export class FilteredItemView {
  @Id() spuId!: string;
  @Id() skuId!: string;
  @Text() spuName!: string;
  @OneOf(WHY_NOT) why!: WhyNot;
  @Instant({ optional: true }) heldUntil!: string | null;
}

/** The order as it would be placed; valid for 30 minutes. */
export class OrderConfirmationView {
  @Text() confirmId!: string;
  @Instant() expiresAt!: string;
  /** Total in fen of CNY. */
  @MoneyMinor() total!: number;
  @Text() currency!: string;
  /** `total` in kopecks at `rate`. */
  @MoneyMinor() totalRubMinor!: number;
  @Nested(() => RateLockView) rate!: RateLockView;
  @Int() totalCount!: number;
  @Int() dvyType!: number;
  @Text() incoterm!: string;
  /** Hours to pay after the order is placed. */
  @Int() payHours!: number;
  /** Null while the buyer has no address: one has to be added first. */
  @Nested(() => UserAddrView, { optional: true }) userAddr!: UserAddrView | null;
  @Bool() profileComplete!: boolean;
  /** Profile fields still needed. */
  @ListOfValues('string') missing!: string[];
  /** Cars by shop: one order is placed for each. */
  @ListOf(() => ConfirmedShopView) shopCartOrders!: ConfirmedShopView[];
  @ListOf(() => FilteredItemView) filterShopItems!: FilteredItemView[];
  /** Landed cost of each line; stored with the order on submit. Empty while a rate is missing. */
  @ListOf(() => LandedCostView) landedCosts!: LandedCostView[];
  /** Sum over all lines of what is paid to the mall and in Russia, in kopecks; null where one of them has no total. */
  @MoneyMinor({ optional: true }) landedRubMinor!: number | null;
  /** Difference that the tables of the clearance make; null where they cost the same as today's. */
  @Nested(() => NewTablesSumView, { optional: true }) newTables?: NewTablesSumView | null;
  /** Expected days of the way to the address; the order keeps them as its promise. Missing without an address. */
  @Nested(() => WayPlanView, { optional: true }) way?: WayPlanView;
}

/** Account that the money goes to. */
export class PayeeView {
  @Text() companyName!: string;
  @Text() companyAddress!: string;
  @Text() bankName!: string;
  @Text() bankAddress!: string;
  @Text() account!: string;
  @Text() swift!: string;
  /** Text to enter as the purpose of the payment, so that it can be matched. */
  @Text() purpose!: string;
}

export class OrderPayInfoView {
  @ListOfValues('string') orderIds!: string[];
  @ListOfValues('string') orderNumbers!: string[];
  @ListOfValues('string') spuNameList!: string[];
  @Text() consignee!: string;
  @Text() userAddr!: string;
  @Text() mobile!: string;
  /** Time to pay by; the earliest of the orders. */
  @Instant() endTime!: string;
  /** Seconds until then by the server's clock; 0 when it has passed. */
  @Int() secondsLeft!: number;
  @MoneyMinor() totalFee!: number;
  @Text() currency!: string;
  @MoneyMinor() totalRubMinor!: number;
  /** Amounts confirmed so far, and still due. */
  @MoneyMinor() paidFee!: number;
  @MoneyMinor() balanceFee!: number;
  @MoneyMinor() balanceRubMinor!: number;
  @Nested(() => RateLockView) rate!: RateLockView;
  @Nested(() => PayeeView) payee!: PayeeView;
}

/** A line of an order, as it was when the order was placed. */
export class OrderItemView {
  @Id() orderItemId!: string;
  @Id() orderId!: string;
  @Id() shopId!: string;
  @Id() spuId!: string;
  @Id() skuId!: string;
  @Int({ min: 1 }) count!: number;
  @Text() spuName!: string;
  @Text({ optional: true }) skuName!: string;
  @Text({ optional: true }) pic!: string;
  /** VIN from the listing; null for a car that was not built or chosen when it was ordered. */
  @Text({ optional: true }) vin!: string | null;
  /** VINs entered by staff after the order was placed, one for each car at most; empty where `vin` is set. */
  @ListOfValues('string') vins!: string[];
  @OneOf(['new', 'used']) condition!: string;
  /** Unit price, fen of CNY. */
  @MoneyMinor() price!: number;
  @OneOf(['retail', 'wholesale']) priceTier!: string;
  @MoneyMinor() spuTotalAmount!: number;
}

/** The address as it was when the order was placed. */
export class OrderAddrView {
  @Text() consignee!: string;
  @Text() mobile!: string;
  @Text() country!: string;
  @Text() province!: string;
  @Text() city!: string;
  @Text({ optional: true }) area!: string | null;
  @Text() addr!: string;
  @Text() postCode!: string;
}

export class DeliveryView {
  @Text() carrier!: string;
  @Text({ optional: true }) trackingNumber!: string | null;
  @Text({ optional: true }) note!: string | null;
  @Instant() deliveryTime!: string;
}

/** An entry of an order's history. Status codes; `from` is null for the first. */
export class OrderEventView {
  @Int({ min: 1 }) seq!: number;
  @Text({ description: 'submitted, signContract, uploadSlip, confirmPayment, rejectSlip, ship …' })
  action!: string;
  @Int({ optional: true }) from!: number | null;
  @Int() to!: number;
  @OneOf(['buyer', 'merchant', 'staff', 'system']) actor!: string;
  /** Name of the person who acted; staff see it, buyers and merchants only their own. */
  @Text({ optional: true }) actorName!: string | null;
  /** Network address of the person who acted; only staff see it, and the system's own moves have none. */
  @Text({ optional: true }) ip!: string | null;
  @Text({ optional: true, max: 1000 }) reason!: string | null;
  @Instant() createTime!: string;
}

/** An order in a list. Money in fen of CNY and kopecks. */
export class OrderView {
  @Id() orderId!: string;
  @Text() orderNumber!: string;
  @OneOf([1, 2, 3, 4, 5, 6], { label: say('Состояние', '订单状态', 'Status') }) status!: number;
  /** See `contractStatuses`. */
  @OneOf([0, 1, 2], { label: say('Договор', '合同状态', 'Contract') }) contractStatus!: number;
  @OneOf([0, 1, 2], { label: say('Оплата', '付款凭证', 'Payment') }) voucherStatus!: number;
  @Flag({ label: say('Платёжка', '付款凭证', 'Slip') }) slipStatus!: number;
  @Text({ optional: true }) contractNumber!: string | null;
  @Id({ label: say('Магазин', '店铺', 'Shop') }) shopId!: string;
  @Text({ label: say('Магазин', '店铺', 'Shop') }) shopName!: string;
  @Id() userId!: string;
  @Text() consignee!: string;
  @Text({ label: say('Телефон', '手机号', 'Phone') }) mobile!: string;
  @MoneyMinor({ label: say('Сумма, ¥', '金额（¥）', 'Total, ¥') }) total!: number;
  @Text() currency!: string;
  @MoneyMinor({ label: say('Сумма, ₽', '金额（₽）', 'Total, ₽') }) totalRubMinor!: number;
  /**
   * Cost of the cars at the door of the buyer, in kopecks: the contract at the order's rate, and customs, fees and
   * delivery in Russia as shown when it was placed. `null` where one of these is not known; absent in lists of staff
   * and merchants.
   */
  @MoneyMinor({ optional: true }) landedRubMinor?: number | null;
  /** City to which `landedRubMinor` includes delivery. */
  @Text({ optional: true }) landedCity?: string | null;
  /** Amounts confirmed so far, and still due; fen of CNY, and the balance in kopecks at the locked rate. */
  @MoneyMinor() paidFee!: number;
  @MoneyMinor({ label: say('Остаток, ¥', '余款（¥）', 'Balance, ¥') }) balanceFee!: number;
  @MoneyMinor() balanceRubMinor!: number;
  @Int() totalCount!: number;
  @Text({ label: say('Условие поставки', '贸易条款', 'Delivery term') }) incoterm!: string;
  @Instant({ label: say('Оформлен', '下单时间', 'Placed') }) createTime!: string;
  /** Time to pay by, while unpaid. */
  @Instant({ optional: true }) endTime!: string | null;
  /** Seconds until `endTime` by the server's clock. */
  @Int({ optional: true }) secondsLeft!: number | null;
  @Instant({ label: say('Оплачен', '付款时间', 'Paid'), optional: true }) payTime!: string | null;
  @Instant({ label: say('Отправлен', '发货时间', 'Shipped'), optional: true }) deliveryTime!: string | null;
  /** Days from the car's arrival at the yard until receipt is confirmed automatically, as the contract names them. */
  @Int() autoReceiptDays!: number;
  /** Time when receipt is confirmed automatically, while shipped. */
  @Instant({ optional: true }) autoReceiptTime!: string | null;
  @Int({ optional: true }) autoReceiptSecondsLeft!: number | null;
  /** Whether the rate is no longer locked: rouble amounts have to be quoted again before paying. */
  @Bool() isRateLockOver!: boolean;
  @Instant({ optional: true }) finallyTime!: string | null;
  @Instant({ optional: true }) cancelTime!: string | null;
  /** See `closeTypes`. */
  @Int({ optional: true }) closeType!: number | null;
  @Text({ optional: true, max: 1000 }) closeReason!: string | null;
  /** Person who cancelled it and wrote the reason; staff see it, buyers and merchants do not. */
  @Text({ optional: true }) closedBy!: string | null;
  @ListOf(() => OrderItemView, { label: say('Автомобили', '车辆', 'Cars') }) orderItems!: OrderItemView[];
  /** Actions that the caller may take now; see `orderActions`. */
  @ListOfValues('string') actions!: OrderAction[];
  /** Texts about the order for this reader; pages show them and derive nothing themselves. */
  @Nested(() => DealView) deal!: DealView;
  /** Number of the version, which counts up with every change. */
  @Int() version!: number;
}

/** A payment slip. */
export class VoucherView {
  @Id() voucherId!: string;
  @Id() orderId!: string;
  @Text() orderNumber!: string;
  @ListOf(() => FileLinkView, { label: say('Файлы', '文件', 'Files') }) files!: FileLinkView[];
  /** Amount paid, minor units of `currency`. */
  @MoneyMinor({ label: say('Сумма по документу', '凭证金额', 'Amount on the slip') }) amountFee!: number;
  @OneOf(['CNY', 'RUB'], { label: say('Валюта', '币种', 'Currency') }) currency!: string;
  @Day({ label: say('Дата платежа', '付款日期', 'Paid on') }) paidTime!: string;
  @Text({ label: say('Номер платёжки', '银行流水号', 'Bank reference'), optional: true }) bankRef!:
    string | null;
  /** Reference that the bank statement has, once the slip is confirmed. */
  @Text({
    label: say('Номер по выписке', '流水号（按银行流水）', 'Reference on the statement'),
    optional: true,
  })
  confirmedRef?: string | null;
  /** Code of the state: 0 waits, 1 verified, 2 rejected, 3 replaced by a later one. */
  @OneOf([0, 1, 2, 3], { label: say('Состояние', '状态', 'Status') }) status!: number;
  /** Reason why it was sent back, in the language of the reader: the reason's label and the text written to it. */
  @Text({ label: say('Причина', '原因', 'Reason'), optional: true, max: 1000 }) reason!: string | null;
  @OneOf(Object.keys(slipRejectReasons), { optional: true }) reasonCode!: SlipRejectReason | null;
  /** Amount that the bank credited, minor units of `currency`; null until it is confirmed. */
  @MoneyMinor({ label: say('Поступило на счёт', '银行到账金额', 'Credited by the bank'), optional: true })
  receivedFee?: number | null;
  /** Kind of the difference to what was claimed, or to what was due. */
  @OneOf(SLIP_DIFFERENCES, {
    label: say('Причина разницы', '差额原因', 'Reason for the difference'),
    optional: true,
  })
  differenceKind?: SlipDifference | null;
  /** The whole amount of a transfer that covers several slips; only staff see it. */
  @MoneyMinor({ optional: true }) transferFee?: number | null;
  /** Amount credited to the order, fen of CNY; 0 until it is confirmed. */
  @MoneyMinor({ label: say('Засчитано', '入账金额', 'Counted as') }) creditedFee!: number;
  /** 1 when one person has confirmed it and it waits for a second. */
  @Flag() waitsForSecond!: number;
  /** Amount due in the slip's currency, by the order's locked rate. */
  @MoneyMinor({ label: say('К оплате', '应付金额', 'Due') }) dueFee!: number;
  @OneOf(['buyer', 'staff'], { label: say('Кто загрузил', '上传人', 'Uploaded by') }) uploadedBy!: string;
  @Instant({ label: say('Загружен', '上传时间', 'Uploaded') }) createTime!: string;
  @Instant({ label: say('Проверен', '审核时间', 'Checked'), optional: true }) auditTime!: string | null;
  @Text({ label: say('Проверил', '审核人', 'Checked by'), optional: true }) auditedBy!: string | null;
  /** Buyer and cars of its order; only staff see it. */
  @Nested(() => OrderNamesView, { optional: true }) names?: OrderNamesView | null;
}

export class OrderDetailView extends OrderView {
  @Nested(() => OrderAddrView) orderAddr!: OrderAddrView;
  @Nested(() => RateLockView) rate!: RateLockView;
  @Nested(() => DeliveryView, { optional: true }) delivery!: DeliveryView | null;
  @Text({ label: say('Примечание', '备注', 'Remarks'), optional: true }) remarks!: string | null;
  /** The refund that cancelling would open; empty where the caller may not cancel, or no money came. */
  @ListOf(() => RefundOnCancelView) refundOnCancel!: RefundOnCancelView[];
  /** Id of the contract, once it was opened; its text comes from the contract call. */
  @Id({ optional: true }) contractId!: string | null;
  /** Payment slips in the sequence in which they were handed in. */
  @ListOf(() => VoucherView) vouchers!: VoucherView[];
  /** Steps that a buyer follows. */
  @ListOf(() => DealStepView) steps!: DealStepView[];
  @ListOf(() => OrderEventView) timeline!: OrderEventView[];
  @ListOf(() => MilestoneView) milestones!: MilestoneView[];
  /** Costs that were shown for each car when it was ordered, with the tables and rates of that day. */
  @ListOf(() => LandedCostView) landedCosts!: LandedCostView[];
  /** Refunds; not shown to merchants. */
  @ListOf(() => RefundView) refunds!: RefundView[];
  /** 1 when the buyer lets the deal be shown in the order square. */
  @Flag() showInSquare!: number;
}

/** A deal in the order square; it identifies neither the buyer nor the order. */
export class SquareDealView {
  @Text() spuName!: string;
  @Text({ optional: true }) pic!: string;
  @OneOf(['new', 'used']) condition!: string;
  @Int({ optional: true }) year!: number | null;
  @MoneyMinor() price!: number;
  @Text() currency!: string;
  @Int() count!: number;
  /** Code of the status: 2 bought, 3 on its way, 5 handed over. */
  @OneOf([2, 3, 5]) status!: number;
  /** Day it was paid, `yyyy-MM-dd`. */
  @Day() dealDate!: string;
}

/** One part of an export; `nextAfterId` is null when it was the last. */
export class ExportPartView {
  @Text({ optional: true, max: 900_000 }) csv!: string;
  @Int() rows!: number;
  @Id({ optional: true }) nextAfterId!: string | null;
}

export class OrderCountView {
  @Int() allCount!: number;
  @Int() unPay!: number;
  @Int() toConfirm!: number;
  @Int() payed!: number;
  @Int() consignment!: number;
  @Int() success!: number;
  @Int() cancelled!: number;
}
