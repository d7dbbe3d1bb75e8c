import type { TariffRowDto } from '../order/tariff.api.js';
import type { Importer } from '../order/tariff-words.js';
import type { CarFacts } from '../product/car-facts.js';
import { isOlderThan } from '../product/preferential-fee.js';

export type TariffRow = Readonly<TariffRowDto>;

/** What a row's conditions are held against. What is not known is `undefined`. */
export interface Subject {
  readonly importer: Importer;
  readonly fuel: CarFacts['fuel'];
  /** A new car that was never registered is 0 years old. */
  readonly firstRegDate: string | 'never' | undefined;
  readonly engineCc: number | undefined;
  readonly powerHp: number | undefined;
  readonly isPreferential: boolean | undefined;
  /** EUR cents for duty, kopecks for the clearance fee. */
  readonly valueMinor: number | undefined;
  readonly city: string | null;
  readonly onDate: string;
}

export type MissingFact = 'fuel' | 'firstRegDate' | 'engineCc' | 'powerKw' | 'power30MinKw' | 'rate';

export type RowFound =
  | { readonly row: TariffRow }
  | { readonly missing: readonly MissingFact[] }
  /** No row is for such a car. */
  | 'none';

type Verdict = boolean | MissingFact;

/** The first row whose conditions all hold. Facts that decide it and are not known are named instead. */
export function matchingRow(rows: readonly TariffRow[], subject: Subject): RowFound {
  for (const row of rows) {
    const verdicts = conditionsOf(row, subject);
    if (verdicts.includes(false)) continue;
    const missing = verdicts.filter((verdict) => typeof verdict === 'string');
    return missing.length > 0 ? { missing } : { row };
  }
  return 'none';
}

export function conditionsOf(row: TariffRow, subject: Subject): Verdict[] {
  const { firstRegDate, onDate } = subject;
  const isOlder = (years: number): Verdict => {
    if (firstRegDate === undefined) return 'firstRegDate';
    return firstRegDate !== 'never' && isOlderThan(firstRegDate, years, onDate);
  };
  const within = (
    value: number | undefined,
    over: number | undefined | null,
    upTo: number | undefined | null,
    fact: MissingFact,
  ): Verdict => {
    if (over == null && upTo == null) return true;
    if (value === undefined) return fact;
    return (over == null || value > over) && (upTo == null || value <= upTo);
  };
  const powerFact = subject.fuel === 'ev' || subject.fuel === 'hybridSeries' ? 'power30MinKw' : 'powerKw';
  return [
    row.importer == null || row.importer === subject.importer,
    row.fuels == null || (subject.fuel === undefined ? 'fuel' : row.fuels.includes(subject.fuel)),
    row.ageOver == null || isOlder(row.ageOver),
    row.ageUpTo == null || not(isOlder(row.ageUpTo)),
    within(subject.engineCc, row.ccOver, row.ccUpTo, 'engineCc'),
    row.preferential == null ||
      (subject.isPreferential === undefined ? powerFact : subject.isPreferential === row.preferential),
    within(subject.powerHp, row.hpOver, row.hpUpTo, powerFact),
    within(subject.valueMinor, row.valueOverMinor, row.valueUpToMinor, 'rate'),
    row.place == null || (subject.city !== null && plainCity(row.place) === plainCity(subject.city)),
  ];
}

const not = (verdict: Verdict): Verdict => (typeof verdict === 'boolean' ? !verdict : verdict);

/** `г. Владивосток` and `владивосток` are one city. */
export const plainCity = (city: string): string =>
  city
    .trim()
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/^(г\.|город)\s*/, '');
