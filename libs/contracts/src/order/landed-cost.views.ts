import {
  Bool,
  Day,
  Decimal,
  Id,
  Instant,
  Int,
  ListOf,
  ListOfValues,
  MoneyMinor,
  Nested,
  OneOf,
  Text,
} from '@mall/validation';
import { RATE_ORIGINS, RATE_PURPOSES, type RateOrigin, type RatePurpose } from './exchange-rate.api.js';
import { TariffRowDto } from './tariff.api.js';
import { IMPORTERS, TARIFF_KINDS, type Importer, type PaidTo, type TariffKind } from './tariff-words.js';
import { WayPlanView } from './way.views.js';

export const LANDED_LINES = [
  'car',
  'customsDuty',
  'excise',
  'vat',
  'recyclingFee',
  'clearanceFee',
  'service',
  'delivery',
] as const;
export type LandedLineCode = (typeof LANDED_LINES)[number];

/** The version of a table that a line was counted from. */
export class TariffSourceView {
  @Id() tableId!: string;
  @OneOf(TARIFF_KINDS) kind!: TariffKind;
  @Day() validFrom!: string;
  @Text({ max: 300 }) source!: string;
  @Text({ optional: true, max: 500 }) sourceUrl!: string | null;
}

/** A rate that a calculation used, with its age at that moment. */
export class RateUsedView {
  @OneOf(RATE_PURPOSES) purpose!: RatePurpose;
  @Text() from!: string;
  @Text() to!: string;
  @Decimal() rate!: number;
  @OneOf(RATE_ORIGINS) origin!: RateOrigin;
  @Text() source!: string;
  @Instant() asOf!: string;
  @Int() ageSeconds!: number;
  @Bool() isStale!: boolean;
}

export class LandedLineView {
  @OneOf(LANDED_LINES) code!: LandedLineCode;
  @Text() label!: string;
  @OneOf(['mall', 'russia']) paidTo!: PaidTo;
  /** Amount in `currency`; null when it cannot be calculated, see `how`. */
  @MoneyMinor({ optional: true }) amountMinor!: number | null;
  @OneOf(['CNY', 'RUB']) currency!: 'CNY' | 'RUB';
  /** Amount in kopecks. */
  @MoneyMinor({ optional: true }) amountRubMinor!: number | null;
  /** Explanation of how it was calculated, or why it cannot be, in the language of the caller. */
  @Text({ optional: true, max: 500 }) how!: string;
  @Nested(() => TariffSourceView, { optional: true }) table!: TariffSourceView | null;
  /** Key in `rates` of the rate that it was calculated with, `payment:CNY` or `customs:EUR`. */
  @Text({ optional: true }) rateKey!: string | null;
}

export const PREFERENCE_REASONS = [
  'companyImport',
  'powerUnknown',
  'powerAbove',
  'engineAbove',
  'engineUnknown',
  'fuelUnknown',
] as const;
export type PreferenceReason = (typeof PREFERENCE_REASONS)[number];

export class ReasonView {
  @OneOf(PREFERENCE_REASONS) code!: PreferenceReason;
  @Text({ max: 300 }) text!: string;
}

/** Whether the car qualifies for the preferential recycling fee, and if not, why. */
export class PreferenceView {
  @Bool() isEligible!: boolean;
  @ListOf(() => ReasonView) reasons!: ReasonView[];
  /** The power that counts, whole hp; null when it is not known. */
  @Int({ optional: true }) powerHp!: number | null;
  /** `rated` of a combustion engine, `thirtyMinute` as measured, `shareOfPeak` where it was not measured. */
  @OneOf(['rated', 'thirtyMinute', 'shareOfPeak'], { optional: true })
  powerBasis!: 'rated' | 'thirtyMinute' | 'shareOfPeak' | null;
  @Int({ optional: true }) powerLimitHp!: number | null;
  /** Whether it is 3 to 5 years old, the age with the lowest duty for most cars. */
  @Bool({ optional: true }) isOfPreferentialAge!: boolean | null;
}

/** Change when the car gets older: the next birthday that moves it into another age band. */
export class AgeChangeView {
  @Day() onDate!: string;
  @Int() inMonths!: number;
  /** Age bands before and after the birthday: `under3`, `from3to5`, `over5`. */
  @Text() from!: string;
  @Text() to!: string;
}

/** Cost of a car at the buyer's door, line by line. */
export class ImportCostView {
  @Int({ min: 1 }) count!: number;
  @OneOf(IMPORTERS) importer!: Importer;
  @Text({ optional: true }) city!: string | null;
  /** Day for which the tables were read. */
  @Day() onDate!: string;
  @OneOf(['under3', 'from3to5', 'over5'], { optional: true }) ageBand!: string | null;
  @ListOf(() => LandedLineView) lines!: LandedLineView[];
  /** Sums of what is known, in kopecks; null where a charge has no rate, because a partial sum would mislead. */
  @MoneyMinor() mallRubMinor!: number;
  @MoneyMinor({ optional: true }) russiaRubMinor!: number | null;
  @MoneyMinor({ optional: true }) totalRubMinor!: number | null;
  /** False when a line could not be calculated: the total, if there is one, is then a lower bound. */
  @Bool() isComplete!: boolean;
  /** Facts of the car that were missing. */
  @ListOfValues('string') missingFacts!: string[];
  @Nested(() => PreferenceView) preference!: PreferenceView;
  @Nested(() => AgeChangeView, { optional: true }) ageChange!: AgeChangeView | null;
  @ListOf(() => RateUsedView) rates!: RateUsedView[];
}

/** Landed cost of a listed car. */
export class LandedCostView extends ImportCostView {
  @Id() spuId!: string;
  @Id() skuId!: string;
}

/** Cost of a car by the tables that will be in force when it is cleared. */
export class NewTablesView {
  /** First day of the new tables. */
  @Day() fromDay!: string;
  /** False where the car may be cleared before that day as well. */
  @Bool() isCertain!: boolean;
  @Nested(() => ImportCostView) cost!: ImportCostView;
}

/** Gain or loss of the buyer of a car by the preferential fee, and by waiting. */
export class CostOutlookView {
  /**
   * Kopecks by which the preferential recycling fee is below that of the same car just above the limit of power; null
   * where it is not granted, or the other fee is not known.
   */
  @MoneyMinor({ optional: true }) preferenceSavesRubMinor!: number | null;
  /**
   * Kopecks by which the recycling fee is above that of the same car at the limit, where power alone prevents the
   * preferential fee.
   */
  @MoneyMinor({ optional: true }) powerCostsRubMinor?: number | null;
  /** The same car on the day it moves into another age band, by today's tables and rates; null where it moves into none. */
  @Nested(() => ImportCostView, { optional: true }) later!: ImportCostView | null;
  /** The same car by the tables of its clearance, where these are other ones than today's and cost something else. */
  @Nested(() => NewTablesView, { optional: true }) newTables?: NewTablesView | null;
}

/** Landed cost of a listed car, as its page shows it. */
export class CarCostView extends LandedCostView {
  @Nested(() => CostOutlookView, { optional: true }) outlook?: CostOutlookView | null;
  /** Expected days of its way to the city of the request. */
  @Nested(() => WayPlanView, { optional: true }) way?: WayPlanView;
}

/** Landed cost of any car, with what its buyer gains by the preferential fee and by waiting. */
export class CalculatedCostView extends CostOutlookView {
  @Nested(() => ImportCostView) cost!: ImportCostView;
  /** Expected days of its way to the city of the request. */
  @Nested(() => WayPlanView, { optional: true }) way?: WayPlanView;
}

/** Difference that the tables in force at the clearance make for several cars. */
export class NewTablesSumView {
  /** First day of the new tables. */
  @Day() fromDay!: string;
  /** False where the cars may be cleared before that day as well. */
  @Bool() isCertain!: boolean;
  /** Kopecks by which all of them together cost more, negative where they cost less; null where it is not known. */
  @MoneyMinor({ optional: true, min: -99_999_999_999_999 }) moreRubMinor!: number | null;
  /** The cars that cost something else. */
  @ListOfValues('id') skuIds!: string[];
}

export class LandedCostSumView {
  @ListOf(() => LandedCostView) cars!: LandedCostView[];
  @MoneyMinor() mallRubMinor!: number;
  @MoneyMinor({ optional: true }) russiaRubMinor!: number | null;
  @MoneyMinor({ optional: true }) totalRubMinor!: number | null;
  @Bool() isComplete!: boolean;
  /** Null where the tables of the clearance cost the same as today's. */
  @Nested(() => NewTablesSumView, { optional: true }) newTables?: NewTablesSumView | null;
}

/** The figures that decide the preferential fee today: the one source for badges and filters. */
export class PreferenceLimitsView {
  @Id() tableId!: string;
  @Day() validFrom!: string;
  @Int() combustionPowerHp!: number;
  @Int() combustionUpToCc!: number;
  @Int() electricPower30MinHp!: number;
  @Int({ optional: true }) untestedPeakPercent!: number | null;
  @Int() ageFromYears!: number;
  @Int() ageToYears!: number;
  @Text({ max: 300 }) source!: string;
}

/** A city that cars are delivered to from Ussuriysk. */
export class DeliveryCityView {
  @Text({ max: 100 }) city!: string;
  /** Kopecks for one car. */
  @MoneyMinor() amountRubMinor!: number;
}

export class TariffRowsView {
  @OneOf(TARIFF_KINDS) kind!: TariffKind;
  @ListOf(() => TariffRowDto) rows!: TariffRowDto[];
}

/** Everything that landed costs at one moment are calculated from. Rates are RUB for one unit, times 10,000. */
export class LandedFiguresView {
  /** The day at the border. */
  @Day() onDate!: string;
  @Int({ min: 1 }) paymentCny!: number;
  @Int({ optional: true }) customsCny!: number | null;
  @Int({ optional: true }) customsEur!: number | null;
  @ListOf(() => TariffRowsView) tables!: TariffRowsView[];
}
