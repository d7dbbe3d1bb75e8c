import {
  Bool,
  Day,
  Id,
  Instant,
  Int,
  ListOfValues,
  MoneyMinor,
  Nested,
  OneOf,
  say,
  Text,
  type Texts,
} from '@mall/validation';
import {
  DEAL_PARTIES,
  DEAL_STAGES,
  DEAL_TONES,
  type DealParty,
  type DealStage,
  type DealTone,
} from './deal-stages.js';
import type { OrderAction } from './order-actions.js';

/** The steps of an order that a buyer follows, in their sequence. */
export const dealSteps = {
  placed: say('Заказ оформлен', '已下单', 'Order placed'),
  contract: say('Договор подписан', '合同已签署', 'Contract signed'),
  slip: say('Платёжный документ загружен', '已上传付款凭证', 'Slip uploaded'),
  confirmed: say('Оплата подтверждена', '付款已确认', 'Payment confirmed'),
  shipped: say('Автомобиль отправлен', '已发运', 'Car shipped'),
  received: say('Автомобиль получен', '已收货', 'Car received'),
} as const satisfies Readonly<Record<string, Texts>>;

export type DealStep = keyof typeof dealSteps;
export const DEAL_STEPS = Object.keys(dealSteps) as readonly DealStep[];

/** Initial values of the form for a payment slip. */
export class SlipDraftView {
  @OneOf(['CNY', 'RUB']) currency!: 'CNY' | 'RUB';
  /** Amount to enter for a payment in each currency: fen and kopecks. */
  @MoneyMinor() amountCnyMinor!: number;
  @MoneyMinor() amountRubMinor!: number;
  /** The slip that was sent back and is corrected; null for another payment. */
  @Id({ optional: true }) corrects!: string | null;
  /** The buyer's slip that waits and is replaced by this one unless it is another payment: waiting slips claim all that is left. */
  @Id({ optional: true }) replaces?: string | null;
  @Day({ optional: true }) paidTime!: string | null;
  @Text({ optional: true }) bankRef!: string | null;
}

/** State of a deal for one reader, in the reader's language. */
export class DealView {
  @OneOf(DEAL_STAGES) stage!: DealStage;
  /** The status in one or two words. */
  @Text() label!: string;
  @OneOf(DEAL_TONES) tone!: DealTone;
  /** The headline of the page. */
  @Text({ max: 1000 }) title!: string;
  @Text({ max: 2000 }) text!: string;
  /** Sentences about money that the stage does not mention: amounts returned, and accepted differences. */
  @ListOfValues('string', { optional: true }) notes?: string[];
  /** Reason why a payment or a scan was sent back, or who cancelled the order and why. */
  @Text({ optional: true, max: 2000 }) reason!: string | null;
  @OneOf(DEAL_PARTIES) waitsFor!: DealParty;
  /** Action that the reader has to take now; null where it waits for others. */
  @Text({ optional: true }) action!: OrderAction | null;
  /** The label of its button, on the page and in a list; in a list of the desk also whom it waits for. */
  @Text({ optional: true }) button!: string | null;
  @Text({ optional: true }) short!: string | null;
  /** Time at which the order expires unpaid, the hold ends while a payment is checked, or receipt is confirmed automatically. */
  @Instant({ optional: true }) until!: string | null;
  @OneOf(['pay', 'receipt', 'hold'], { optional: true }) untilKind!: 'pay' | 'receipt' | 'hold' | null;
  /** Seconds until then by the server's clock. */
  @Int({ optional: true }) secondsLeft!: number | null;
  /** Amount still to be paid: fen, and kopecks at the order's rate. */
  @MoneyMinor() leftMinor!: number;
  @MoneyMinor() leftRubMinor!: number;
  /** Whether slips that wait for their check claim all that is left; false for merchants. */
  @Bool({ optional: true }) isAllClaimed?: boolean;
  /** Label of how far the order is paid. */
  @Text() payment!: string;
  /** The slip that decides the texts; null without one, and for merchants. */
  @Id({ optional: true }) slipId!: string | null;
  /** Initial values of a slip; null where the reader cannot hand in one. */
  @Nested(() => SlipDraftView, { optional: true }) slipDraft!: SlipDraftView | null;
}

/** A step that the buyer of an order follows. */
export class DealStepView {
  @OneOf(DEAL_STEPS) name!: DealStep;
  @Text() label!: string;
  @Bool() isDone!: boolean;
  /** Time when it was done; null while it is not. */
  @Instant({ optional: true }) at!: string | null;
}
