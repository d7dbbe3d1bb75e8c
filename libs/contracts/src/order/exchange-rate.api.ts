import {
  Bool,
  Day,
  Decimal,
  Id,
  Instant,
  Int,
  ListOf,
  ListOfValues,
  Nested,
  OneOf,
  say,
  Text,
  type Texts,
} from '@mall/validation';
import {
  adminPageOf,
  AdminPageDto,
  anyone,
  defineApi,
  Empty,
  listOf,
  platformErrors,
  staff,
} from '../define/index.js';
import { orderErrors } from './order.errors.js';

export const rateLabels = {
  from: { ru: 'Валюта', zh: '币种', en: 'Currency' },
  to: { ru: 'В валюту', zh: '目标币种', en: 'To' },
  rate: { ru: 'Курс', zh: '汇率', en: 'Rate' },
  source: { ru: 'Источник', zh: '来源', en: 'Source' },
  asOf: { ru: 'Действует с', zh: '生效时间', en: 'As of' },
  purpose: { ru: 'Для чего', zh: '用途', en: 'Purpose' },
} as const satisfies Record<string, Texts>;

const labels = rateLabels;

/**
 * Purposes of rates. `payment` is what a buyer pays by; `customs` is what Russian customs count with, always the
 * central bank's where its file is at hand. They are never mixed.
 */
export const RATE_PURPOSES = ['payment', 'customs'] as const;
export type RatePurpose = (typeof RATE_PURPOSES)[number];

/** `manual` was entered by staff, `centralBank` comes from the daily file of the Bank of Russia. */
export const RATE_ORIGINS = ['manual', 'centralBank'] as const;
export type RateOrigin = (typeof RATE_ORIGINS)[number];

export const RATE_CURRENCIES = ['CNY', 'EUR'] as const;

export class ExchangeRateDto {
  @OneOf(RATE_CURRENCIES, { label: labels.from, optional: true }) from = 'CNY';
  @OneOf(['RUB'], { label: labels.to, optional: true }) to = 'RUB';
  @OneOf(RATE_PURPOSES, { label: labels.purpose, optional: true, description: 'Missing: payment' })
  purpose?: RatePurpose;
}

/** The present rate, with everything needed to judge it. */
export class ExchangeRateView {
  /** Id of the entered rate; null when it was derived from the central bank's file. */
  @Id({ optional: true }) rateId!: string | null;
  @Text() from!: string;
  @Text() to!: string;
  @OneOf(RATE_PURPOSES) purpose!: RatePurpose;
  @OneOf(RATE_ORIGINS) origin!: RateOrigin;
  /** `to` for one `from`, at most four decimals; the margin is in it. */
  @Decimal() rate!: number;
  /** Margin added to the central bank's rate, in percent; 0 for entered and customs rates. */
  @Decimal() marginPercent!: number;
  @Text() source!: string;
  @Instant() asOf!: string;
  /** Whole seconds since `asOf`, by the server's clock. */
  @Int() ageSeconds!: number;
  /** Whether it is older than staff allow: shown, but not to be relied on. */
  @Bool() isStale!: boolean;
  /** Hours for which an order placed now keeps this rate; 0 for customs rates, which are not locked. */
  @Int() lockHours!: number;
}

export class EnterRateDto {
  @OneOf(RATE_CURRENCIES, { label: labels.from, optional: true }) from = 'CNY';
  @OneOf(['RUB'], { label: labels.to, optional: true }) to = 'RUB';
  @OneOf(RATE_PURPOSES, { label: labels.purpose, optional: true }) purpose: RatePurpose = 'payment';
  @Decimal({ label: labels.rate, min: 0.01, max: 10_000 }) rate!: number;
  @Text({ label: labels.source, max: 100 }) source!: string;
  @Instant({
    label: labels.asOf,
    of: 'moment',
    optional: true,
    description: 'Now when missing; not in the future, and not before that of the newest entered rate',
  })
  asOf?: string;
}

export class RatePageDto extends AdminPageDto {
  @ListOfValues('id', { optional: true, maxItems: 10_000 }) ids?: string[];
  @Text({ optional: true, max: 3, kind: 'code' }) from?: string;
  @Text({ optional: true, max: 3, kind: 'code' }) to?: string;
  @OneOf(RATE_PURPOSES, { optional: true }) purpose?: RatePurpose;
}

export class RateRefDto {
  @Id() rateId!: string;
}

/** One entered rate. Rows are never changed: a newer one replaces them. */
export class RateRowView {
  @Id() rateId!: string;
  @Text() from!: string;
  @Text() to!: string;
  @OneOf(RATE_PURPOSES) purpose!: RatePurpose;
  @Decimal() rate!: number;
  @Text() source!: string;
  @Instant() asOf!: string;
  @Text({ label: say('Кто ввёл', '录入人', 'Entered by'), optional: true }) enteredBy!: string | null;
  /** The second person who entered it, where it was far from the rate before. */
  @Text({ optional: true }) secondBy!: string | null;
  @Instant({ label: say('Введён', '录入时间', 'Entered') }) createTime!: string;
}

/** Reasons why the last fetch failed: unreachable, too slow, refused, unreadable, or older than the stored file. */
export const RATE_FEED_TROUBLES = ['unreachable', 'slow', 'refused', 'unusable', 'older'] as const;
export type RateFeedTrouble = (typeof RATE_FEED_TROUBLES)[number];

/** State of the central bank's daily file. */
export class RateFeedView {
  @Bool() isOn!: boolean;
  /** The day the newest file is for, `yyyy-MM-dd`. */
  @Text({ optional: true }) rateDate!: string | null;
  @Instant({ optional: true }) fetchedAt!: string | null;
  @Int({ optional: true }) ageSeconds!: number | null;
  @Instant({ optional: true }) triedAt!: string | null;
  /** Reason why the last attempt failed; null when it did not. The last good file stays in use. */
  @OneOf(RATE_FEED_TROUBLES, { optional: true }) trouble!: RateFeedTrouble | null;
  /** Details of the failure in English, for operators of the server. */
  @Text({ optional: true, max: 500 }) failure!: string | null;
}

/** A proposed rate far from the one before. It counts when a second person enters it too, so it is not shown here. */
export class RateProposalView {
  @Text() from!: string;
  @OneOf(RATE_PURPOSES) purpose!: RatePurpose;
  @Text() proposedBy!: string;
  @Instant() proposedTime!: string;
}

/** A rate of the central bank's file that jumps: it is not used until two people accept it. */
export class HeldCentralRateView {
  @OneOf(RATE_CURRENCIES) currency!: string;
  /** `yyyy-MM-dd` */
  @Text() rateDate!: string;
  /** RUB for one unit. */
  @Decimal() rate!: number;
  /** The rate in use that it departs from, with the margin where that is in it. */
  @Decimal() reference!: number;
  /** Person who has accepted it; a second person is awaited. */
  @Text({ optional: true }) acceptedBy!: string | null;
}

/** Acceptance of a held rate; the rate is sent back as it stood on the screen. */
export class AcceptCentralRateDto {
  @OneOf(RATE_CURRENCIES, { label: labels.from }) currency!: string;
  @Day({ label: labels.asOf, of: 'moment' }) rateDate!: string;
  @Decimal({ label: labels.rate, min: 0.0001, max: 1_000_000 }) rate!: number;
}

/** All rates that calculations use now. */
export class RateBoardView {
  @ListOf(() => ExchangeRateView) rates!: ExchangeRateView[];
  @Nested(() => RateFeedView) feed!: RateFeedView;
  @ListOf(() => RateProposalView) proposals!: RateProposalView[];
  @ListOf(() => HeldCentralRateView, { optional: true }) held?: HeldCentralRateView[];
}

export const orderRateApi = defineApi('order.rate', {
  current: {
    http: 'GET /mall4cloud_payment/ua/exchange_rate',
    request: ExchangeRateDto,
    response: ExchangeRateView,
    access: anyone(),
    family: 'mall',
    errors: [orderErrors.rateUnknown],
    summary: 'One rate of now with source, time, age and lock; the payment rate unless asked for customs.',
  },
  all: {
    http: 'GET /mall4cloud_payment/ua/exchange_rates',
    request: Empty,
    response: listOf(ExchangeRateView),
    access: anyone(),
    family: 'mall',
    summary: 'The payment rate and the customs rates of now, side by side; unknown ones are left out.',
  },
  board: {
    http: 'GET /admin/central_rate',
    request: Empty,
    response: RateBoardView,
    access: staff('rate_edit'),
    family: 'admin',
    summary: 'The rates in use and how the central bank’s file is doing.',
  },
  fetchNow: {
    http: 'POST /admin/central_rate/fetch',
    request: Empty,
    response: RateBoardView,
    access: staff('rate_edit'),
    family: 'admin',
    errors: [orderErrors.rateFeedOff],
    summary: 'Fetch the central bank’s file now; a failure is told in the answer and changes no rate.',
  },
  acceptCentral: {
    http: 'POST /admin/central_rate/accept',
    request: AcceptCentralRateDto,
    response: RateBoardView,
    access: staff('rate_edit'),
    family: 'admin',
    errors: [orderErrors.rateJumps, platformErrors.notFound, platformErrors.staleData],
    summary: 'Accept a rate of the central bank’s file that jumps; it is used once two have accepted it.',
  },
  list: {
    http: 'GET /admin/exchange_rate/page',
    request: RatePageDto,
    response: adminPageOf(RateRowView),
    access: staff('rate_edit'),
    family: 'admin',
    summary: 'Entered rates, newest first.',
  },
  one: {
    http: 'GET /admin/exchange_rate/{rateId}',
    request: RateRefDto,
    response: RateRowView,
    access: staff('rate_edit'),
    family: 'admin',
    errors: [platformErrors.notFound],
    summary: 'One entered rate.',
  },
  enter: {
    http: 'POST /admin/exchange_rate',
    request: EnterRateDto,
    response: RateRowView,
    access: staff('rate_edit'),
    family: 'admin',
    errors: [orderErrors.rateJumps],
    summary:
      'Enter the rate for orders placed from now on; placed orders keep theirs. One far from the rate before counts when two enter it.',
  },
});
