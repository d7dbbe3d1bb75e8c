import type { TariffRowDto } from '../order/tariff.api.js';
import { TARIFF_KINDS, type Importer, type TariffKind } from '../order/tariff-words.js';
import type { CarFacts } from '../product/car-facts.js';
import { isOlderThan } from '../product/preferential-fee.js';

export type TariffRow = Readonly<TariffRowDto>;

/** Facts with which the conditions of rows are compared, except for the value of the car. Unknown facts are `undefined`. */
export interface Subject {
  readonly importer: Importer;
  readonly fuel: CarFacts['fuel'];
  /** A new car that was never registered is 0 years old. */
  readonly firstRegDate: string | 'never' | undefined;
  readonly engineCc: number | undefined;
  readonly powerHp: number | undefined;
  readonly isPreferential: boolean | undefined;
  readonly city: string | null;
  readonly onDate: string;
}

export type MissingFact = 'fuel' | 'firstRegDate' | 'engineCc' | 'powerKw' | 'power30MinKw' | 'rate';

/** A row that applies to a subject, depending on the value of the car. */
export interface Candidate {
  readonly row: TariffRow;
  /** Unknown facts that decide whether it applies. */
  readonly missing: readonly MissingFact[];
}

export type RowFound =
  | { readonly row: TariffRow }
  | { readonly missing: readonly MissingFact[] }
  /** No row applies to such a car. */
  | 'none';

type Verdict = boolean | MissingFact;

/** Returns one value for each kind of table. */
export const ofTariffKinds = <T>(valueOf: (kind: TariffKind) => T): Readonly<Record<TariffKind, T>> =>
  Object.fromEntries(TARIFF_KINDS.map((kind) => [kind, valueOf(kind)])) as Record<TariffKind, T>;

/** Returns the rows that apply to a subject of some value, in their order. */
export const candidatesFor = (rows: readonly TariffRow[], subject: Subject): readonly Candidate[] =>
  rows.flatMap((row) => {
    const verdicts = conditionsOf(row, subject);
    if (verdicts.includes(false)) return [];
    return [{ row, missing: verdicts.filter((verdict) => typeof verdict === 'string') }];
  });

/**
 * Returns the first row that applies to a car of this value, or the unknown facts that decide it.
 * @param value EUR cents, for the clearance fee kopecks; `undefined` while there is no rate
 */
export function rowFor(candidates: readonly Candidate[], value: number | undefined): RowFound {
  for (const candidate of candidates) {
    const isOf = isOfValue(candidate.row, value);
    if (isOf === false) continue;
    if (isOf === undefined) return { missing: [...candidate.missing, 'rate'] };
    return candidate.missing.length > 0 ? candidate : { row: candidate.row };
  }
  return 'none';
}

/** Whether the row applies to the value; `undefined` when the row depends on a value that is not known. */
export function isOfValue(
  { valueOverMinor: over, valueUpToMinor: upTo }: TariffRow,
  value: number | undefined,
): boolean | undefined {
  if (over == null && upTo == null) return true;
  if (value === undefined) return undefined;
  return (over == null || value > over) && (upTo == null || value <= upTo);
}

function conditionsOf(row: TariffRow, subject: Subject): Verdict[] {
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
    row.place == null || (subject.city !== null && plainCity(row.place) === plainCity(subject.city)),
  ];
}

const not = (verdict: Verdict): Verdict => (typeof verdict === 'boolean' ? !verdict : verdict);

/** Normalises the name of a city: `г. Владивосток` and `владивосток` are equal. */
export const plainCity = (city: string): string =>
  city
    .trim()
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/^(г\.|город)\s*/, '');
