import { Bool, Day, Id, Instant, Int, MoneyMinor, Nested, OneOf, Text } from '@mall/validation';
import {
  DEAL_PARTIES,
  DEAL_STAGES,
  DEAL_STEPS,
  DEAL_TONES,
  type DealParty,
  type DealStage,
  type DealStep,
  type DealTone,
} from './deal-stages.js';
import type { OrderAction } from './order-actions.js';

/** What the form for a payment slip starts with. */
export class SlipDraftView {
  @OneOf(['CNY', 'RUB']) currency!: 'CNY' | 'RUB';
  /** What to enter for a payment in each currency: fen and kopecks. */
  @MoneyMinor() amountCnyMinor!: number;
  @MoneyMinor() amountRubMinor!: number;
  /** The slip that was sent back and is corrected; null for another payment. */
  @Id({ optional: true }) corrects!: string | null;
  @Day({ optional: true }) paidTime!: string | null;
  @Text({ optional: true }) bankRef!: string | null;
}

/** What is said of a deal to one reader, in the reader's language. */
export class DealView {
  @OneOf(DEAL_STAGES) stage!: DealStage;
  /** The status in one or two words. */
  @Text() label!: string;
  @OneOf(DEAL_TONES) tone!: DealTone;
  /** The headline of the page. */
  @Text({ max: 1000 }) title!: string;
  @Text({ max: 2000 }) text!: string;
  /** Why a payment or a scan was sent back, or who cancelled the order and why. */
  @Text({ optional: true, max: 2000 }) reason!: string | null;
  @OneOf(DEAL_PARTIES) waitsFor!: DealParty;
  /** What the reader has to do now; null where it waits for others. */
  @Text({ optional: true }) action!: OrderAction | null;
  /** The label of its button, on the page and in a list; in a list of the desk also whom it waits for. */
  @Text({ optional: true }) button!: string | null;
  @Text({ optional: true }) short!: string | null;
  /** By when, and what happens then: the order expires unpaid, or receipt confirms itself. */
  @Instant({ optional: true }) until!: string | null;
  @OneOf(['pay', 'receipt'], { optional: true }) untilKind!: 'pay' | 'receipt' | null;
  /** Seconds until then by the server's clock. */
  @Int({ optional: true }) secondsLeft!: number | null;
  /** Still to be paid: fen, and kopecks at the order's rate. */
  @MoneyMinor() leftMinor!: number;
  @MoneyMinor() leftRubMinor!: number;
  /** What has come in, in a word. */
  @Text() payment!: string;
  /** The slip that decides what is said; null without one, and for merchants. */
  @Id({ optional: true }) slipId!: string | null;
  /** Null where the reader cannot hand in a slip. */
  @Nested(() => SlipDraftView, { optional: true }) slipDraft!: SlipDraftView | null;
}

/** A step that the buyer of an order follows. */
export class DealStepView {
  @OneOf(DEAL_STEPS) name!: DealStep;
  @Text() label!: string;
  @Bool() isDone!: boolean;
  /** When it was done; null while it is not. */
  @Instant({ optional: true }) at!: string | null;
}
