import type { Importer, LandedLineCode, PaidTo, TariffKind } from '@mall/contracts/order';
import type { MissingFact } from '@mall/contracts/landed-cost';
import { isOlderThan, yearsLater, type CarFacts, type PreferentialVerdict } from '@mall/contracts/product';
import type { Texts } from '@mall/validation';
import { dayAt } from '@mall/validation/typography';
import type { Rate } from '../rate/rate.js';
import type { TariffTable } from '../tariff/tariff.js';

export type AgeBand = 'under3' | 'from3to5' | 'over5';

/** Code of the calculation of a line: the key of a sentence with its figures, rendered in the reader's language. */
export type HowCode =
  | 'contractPrice'
  | 'percentOrPerCc'
  | 'perCc'
  | 'percent'
  | 'vat'
  | 'perHp'
  | 'preferentialFee'
  | 'fullFee'
  | 'byValue'
  | 'priceList'
  | 'missingFact'
  | 'noFigure'
  | 'noTable'
  | 'byQuotation';

export interface How {
  readonly code: HowCode;
  readonly params: Readonly<Record<string, number | string>>;
}

export interface TableUsed {
  readonly tableId: string;
  readonly kind: TariffKind;
  readonly validFrom: string;
  readonly source: string;
  readonly sourceUrl: string | null;
}

/** Amounts are for all units of the line; null when they cannot be calculated. */
export interface LandedLine {
  readonly code: LandedLineCode;
  readonly paidTo: PaidTo;
  readonly currency: 'CNY' | 'RUB';
  readonly amountMinor: number | null;
  readonly amountRubMinor: number | null;
  readonly how: How;
  readonly table: TableUsed | null;
  readonly rateKey: RateKey | null;
  /** Label of a service, from its row. */
  readonly label?: Texts;
}

export type RateKey = 'payment:CNY' | 'customs:CNY' | 'customs:EUR';

export interface RateUsed {
  readonly purpose: Rate['purpose'];
  readonly from: string;
  readonly to: string;
  readonly rateScaled: number;
  readonly origin: Rate['origin'];
  readonly source: string;
  readonly asOf: string;
  readonly ageSeconds: number;
  readonly isStale: boolean;
}

/** The landed cost of one car with the tables and rates it was computed from; orders keep it as it was shown. */
export interface LandedCost {
  readonly spuId: string;
  readonly skuId: string;
  readonly count: number;
  readonly importer: Importer;
  readonly city: string | null;
  readonly onDate: string;
  readonly ageBand: AgeBand | null;
  readonly engineCc: number | null;
  readonly engineLimitCc: number | null;
  readonly lines: readonly LandedLine[];
  readonly missingFacts: readonly MissingFact[];
  readonly preference: PreferentialVerdict & { readonly isOfPreferentialAge: boolean | null };
  readonly ageChange: AgeChange | null;
  readonly rates: readonly RateUsed[];
}

/** Whether a charge could not be calculated because its rate is not known, and not because a fact of the car is missing. */
export const lacksRate = ({ lines, missingFacts }: Pick<LandedCost, 'lines' | 'missingFacts'>): boolean =>
  missingFacts.includes('rate') ||
  lines.some(({ code, how }) => how.code === 'noTable' || (how.code === 'noFigure' && code !== 'vat'));

export interface AgeChange {
  readonly onDate: string;
  readonly inMonths: number;
  readonly from: AgeBand;
  readonly to: AgeBand;
}

export interface LandedCostInput {
  readonly spuId: string;
  readonly skuId: string;
  readonly facts: CarFacts;
  /** Unit price in fen of CNY. */
  readonly unitPriceFee: number;
  readonly count: number;
  readonly importer: Importer;
  readonly city: string | null;
  /** `yyyy-MM-dd` */
  readonly onDate: string;
}

export interface LandedRates {
  readonly payment: Rate;
  readonly customsCny: Rate | undefined;
  readonly customsEur: Rate | undefined;
}

export const tableUsed = ({ tableId, kind, validFrom, source, sourceUrl }: TariffTable): TableUsed => ({
  tableId,
  kind,
  validFrom,
  source,
  sourceUrl,
});

export function ageBandOf(registered: string | 'never' | undefined, onDate: string): AgeBand | null {
  if (registered === undefined) return null;
  if (registered === 'never' || !isOlderThan(registered, 3, onDate)) return 'under3';
  return isOlderThan(registered, 5, onDate) ? 'over5' : 'from3to5';
}

/**
 * Returns the day on which a registered car moves into the next band; null for one that was never registered, or has
 * passed both.
 */
export function ageChangeOf(registered: string | 'never' | undefined, onDate: string): AgeChange | null {
  const from = ageBandOf(registered, onDate);
  if (registered === undefined || registered === 'never' || from === null || from === 'over5') return null;
  const birthday = yearsLater(registered, from === 'under3' ? 3 : 5);
  const day = dayAt(new Date(birthday.replace(/02-29$/, '02-28')), 24);
  const months =
    (Number(day.slice(0, 4)) - Number(onDate.slice(0, 4))) * 12 +
    Number(day.slice(5, 7)) -
    Number(onDate.slice(5, 7));
  return { onDate: day, inMonths: Math.max(0, months), from, to: from === 'under3' ? 'from3to5' : 'over5' };
}
