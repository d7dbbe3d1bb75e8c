import { Day, Flag, Instant, Int, ListOf, Nested, OneOf, Text, say, type Texts } from '@mall/validation';
import { DELAY_REASONS, type DelayReason } from './delay-reasons.js';
import { FileLinkView } from './file-link.view.js';

export interface MilestoneRow {
  readonly label: Texts;
  /** Whether merchants may write it, besides staff. */
  readonly byMerchant: boolean;
  /** Whether only a shipped car can reach it: the step lies beyond China. */
  readonly needsShipping: boolean;
}

/** The way of a car from the purchase in China to the hand-over, in this order. */
export const milestones = {
  bought: { label: say('Выкуплен', '已购车', 'Bought'), byMerchant: true, needsShipping: false },
  inspected: { label: say('Осмотрен', '已验车', 'Inspected'), byMerchant: true, needsShipping: false },
  exportLicence: {
    label: say('Экспортная лицензия', '出口许可证', 'Export licence'),
    byMerchant: false,
    needsShipping: false,
  },
  loaded: { label: say('Погружен', '已装车', 'Loaded'), byMerchant: true, needsShipping: false },
  border: {
    label: say('Пересёк границу', '已过境', 'Crossed the border'),
    byMerchant: false,
    needsShipping: true,
  },
  yard: {
    label: say('На площадке в Уссурийске', '到达乌苏里斯克停车场', 'At the yard in Ussuriysk'),
    byMerchant: false,
    needsShipping: true,
  },
  customs: {
    label: say('Таможня пройдена', '已清关', 'Cleared by customs'),
    byMerchant: false,
    needsShipping: true,
  },
  handedOver: {
    label: say('Передан покупателю', '已交车', 'Handed over'),
    byMerchant: false,
    needsShipping: true,
  },
} as const satisfies Record<string, MilestoneRow>;

export type MilestoneCode = keyof typeof milestones;
/** The step at which a car stands ready at its destination: from then on the buyer can confirm receipt. */
export const READY_MILESTONE: MilestoneCode = 'yard';
export const MILESTONE_CODES = Object.keys(milestones) as readonly MilestoneCode[];
/** The steps that only a shipped car can reach. */
export const SHIPPED_MILESTONES = MILESTONE_CODES.filter((code) => milestones[code].needsShipping);

/** The last delay that staff stated for a step. */
export class MilestoneDelayView {
  /** The last day on which the step is expected now. */
  @Day() until!: string;
  @OneOf(DELAY_REASONS) reason!: DelayReason;
  /** The reason in the language of the reader, with the note of staff. */
  @Text({ max: 400 }) reasonText!: string;
  @Instant() statedTime!: string;
}

/** One of the eight steps; `isDone` false means that it is still to come. The same for buyer, merchant and staff. */
export class MilestoneView {
  @OneOf(MILESTONE_CODES) code!: MilestoneCode;
  @Text() label!: string;
  @Flag() isDone!: number;
  @Day({ optional: true }) happenedOn!: string | null;
  @Text({ optional: true, max: 1000 }) note!: string | null;
  @ListOf(() => FileLinkView) files!: FileLinkView[];
  @OneOf(['merchant', 'staff'], { optional: true }) writtenBy!: 'merchant' | 'staff' | null;
  @Instant({ optional: true }) writeTime!: string | null;
  /** Reason why the step before it is missing, where it is. */
  @Text({ optional: true, max: 300 }) skipReason?: string | null;
  /** Number of times that it was corrected. */
  @Int() corrections!: number;
  /** Whether the caller may write it now. */
  @Flag() canWrite!: number;
  /** Whether it can be recorded only after the order is shipped, which it is not yet. */
  @Flag({ optional: true }) waitsForShipping?: number;
  /**
   * First and last day that were promised when the order was placed, counted from full payment, or from today until
   * then. Null for orders that were placed before promises were kept.
   */
  @Day({ optional: true }) promisedFrom?: string | null;
  @Day({ optional: true }) promisedTo?: string | null;
  /** First and last day on which a step to come is expected now; null for other steps and for ended orders. */
  @Day({ optional: true }) expectedFrom?: string | null;
  @Day({ optional: true }) expectedTo?: string | null;
  @Nested(() => MilestoneDelayView, { optional: true }) delay?: MilestoneDelayView | null;
  /** Whether the caller may state a delay of it now. */
  @Flag({ optional: true }) canDelay?: number;
}
