import { ACCIDENTS, type Accident, type BadgeFacts, type CarFacts } from '@mall/contracts/product';
import { dayAt } from '@mall/validation/typography';
import { NO_DAY, type Columns } from './columns.js';
import { valueAt } from './value-fields.js';

const DAY_MS = 86_400_000;

/** Returns the facts that decide a car's badges, read from the columns. */
export function badgeFactsOf(columns: Columns, ord: number): BadgeFacts {
  const accident = columns.accident[ord]!;
  return {
    condition: valueAt('condition', columns.condition[ord]!) as CarFacts['condition'],
    fuel: valueAt('fuel', columns.fuel[ord]!) as CarFacts['fuel'],
    engineCc: known(columns.engineCc[ord]!),
    powerHp: known(columns.powerHp[ord]!),
    powerKw: measured(columns.powerKw[ord]!),
    power30MinKw: measured(columns.power30MinKw[ord]!),
    firstRegDate: dayText(columns.firstRegDay[ord]!),
    accidentGrade: accident === 0 ? undefined : (ACCIDENTS[accident - 1] as Accident),
    transferCount: known(columns.transfers[ord]!),
    exportReadyDate: dayText(columns.exportReadyDay[ord]!),
    isInspected: columns.inspected[ord] === 1,
  };
}

const known = (figure: number): number | undefined => (figure < 0 ? undefined : figure);
const measured = (figure: number): number | undefined => (Number.isNaN(figure) ? undefined : figure);

/** Texts of days, of which only some twenty thousand occur. */
const dayTexts = new Map<number, string>();

export function dayText(day: number): string | undefined {
  if (day === NO_DAY) return undefined;
  const known = dayTexts.get(day);
  if (known !== undefined) return known;
  const text = dayAt(new Date(day * DAY_MS), 0);
  dayTexts.set(day, text);
  return text;
}
