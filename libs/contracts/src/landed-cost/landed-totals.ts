import { TARIFF_KINDS, type Importer, type TariffKind } from '../order/tariff-words.js';
import { yearsLater, type PreferentialLimits } from '../product/preferential-fee.js';
import { limitsOf, registrationOf, subjectOf, type LandedFacts } from './landed-subject.js';
import { conditionsOf, plainCity, type Subject, type TariffRow } from './matching-row.js';
import { kopecksOf, mulDiv, percentOf, RATE_SCALE } from './whole-money.js';

/** Everything that landed costs of a moment are counted from, beside the cars. Rates are RUB for one, times 10,000. */
export interface LandedFigures {
  /** The day at the border, `yyyy-MM-dd`. */
  readonly onDate: string;
  readonly paymentCny: number;
  readonly customsCny?: number | null;
  readonly customsEur?: number | null;
  readonly tables: readonly { readonly kind: TariffKind; readonly rows: readonly TariffRow[] }[];
}

/** A row that applies to a kind of car, depending on the value of the car. */
interface Candidate {
  readonly row: TariffRow;
  /** A fact that decides it is not known. */
  readonly isUnclear: boolean;
}

/** The rows that may apply to cars which differ in their price only. */
type Kind = Readonly<Record<TariffKind, readonly Candidate[]>> & {
  readonly engineCc: number | undefined;
  readonly powerHp: number | undefined;
};

const ofKinds = <T>(valueOf: (kind: TariffKind) => T): Record<TariffKind, T> =>
  Object.fromEntries(TARIFF_KINDS.map((kind) => [kind, valueOf(kind)])) as Record<TariffKind, T>;

const UNCLEAR = 'unclear';
const NONE = 'none';
type Found = TariffRow | typeof UNCLEAR | typeof NONE;

/**
 * The landed cost of many cars as one sum each, the same to the kopeck as the order service's calculation line by line. Rows are
 * looked up once for all cars that differ in their price only.
 */
export class LandedTotals {
  private readonly rows: Readonly<Record<TariffKind, readonly TariffRow[]>>;
  private readonly limits: PreferentialLimits | undefined;
  /** The ages, in years, that any row asks for. */
  private readonly ages: readonly number[];
  private readonly kinds = new Map<string, Kind>();
  private readonly ageBands = new Map<string, number>();
  private readonly extras = new Map<string, number | undefined>();

  /** False for tables whose rows depend on the city and the car at once; then no total can be told. */
  readonly isApplicable: boolean;

  constructor(private readonly figures: LandedFigures) {
    this.rows = ofKinds((kind) => figures.tables.find((table) => table.kind === kind)?.rows ?? []);
    this.limits = limitsOf({ rows: this.rows.preferentialFee });
    const ages = Object.values(this.rows).flatMap((rows) =>
      rows.flatMap(({ ageOver, ageUpTo }) => [ageOver ?? [], ageUpTo ?? []].flat()),
    );
    this.ages = [...new Set(ages)].sort((left, right) => left - right);
    this.isApplicable = TARIFF_KINDS.every((kind) => this.rows[kind].every((row) => isCityApart(kind, row)));
  }

  /**
   * Kopecks without delivery from Ussuriysk and other charges of a city; `undefined` when a line cannot be counted.
   * @param priceFee CNY fen
   */
  of(facts: LandedFacts, priceFee: number, importer: Importer): number | undefined {
    const { paymentCny, customsCny, customsEur } = this.figures;
    if (!this.isApplicable || customsCny == null) return undefined;
    const kind = this.kindOf(facts, importer);
    const customs = kopecksOf(priceFee, customsCny);
    const euroCents = customsEur == null ? undefined : mulDiv(customs, RATE_SCALE, customsEur);
    const duty = this.duty(kind, customs, euroCents);
    const excise = exciseOf(kind, euroCents);
    const recycling = amountOf(found(kind.recyclingFee, euroCents));
    const clearance = amountOf(found(kind.clearanceFee, customs));
    if (duty === undefined || excise === undefined || recycling === undefined || clearance === undefined)
      return undefined;
    const vat = vatOf(kind, customs + duty + excise, euroCents);
    if (vat === undefined) return undefined;
    const services = kind.service
      .filter(({ row, isUnclear }) => !isUnclear && isOfValue(row, euroCents) === true)
      .reduce((sum, { row }) => sum + row.amountMinor!, 0);
    return kopecksOf(priceFee, paymentCny) + duty + excise + vat + recycling + clearance + services;
  }

  /** Kopecks that delivery to a city adds; `undefined` when its price is not in the table. */
  toCity(city: string, importer: Importer): number | undefined {
    const key = `${importer} ${plainCity(city)}`;
    if (!this.extras.has(key)) this.extras.set(key, this.countExtras(city, importer));
    return this.extras.get(key);
  }

  private countExtras(city: string, importer: Importer): number | undefined {
    const isFor = (row: TariffRow): boolean =>
      (row.importer == null || row.importer === importer) &&
      (row.place == null || plainCity(row.place) === plainCity(city));
    const delivery = this.rows.delivery.find(isFor);
    const services = this.rows.service.filter((row) => row.place != null && isFor(row));
    return delivery && services.reduce((sum, row) => sum + row.amountMinor!, delivery.amountMinor!);
  }

  private duty(kind: Kind, customs: number, euroCents: number | undefined): number | undefined {
    const row = found(kind.customsDuty, euroCents);
    if (typeof row === 'string') return undefined;
    const byPercent = row.percent == null ? 0 : percentOf(customs, row.percent);
    if (row.perCcMinor == null) return byPercent;
    const { customsEur } = this.figures;
    if (kind.engineCc === undefined || customsEur == null) return undefined;
    return Math.max(byPercent, mulDiv(row.perCcMinor * kind.engineCc, customsEur, RATE_SCALE));
  }

  private kindOf(facts: LandedFacts, importer: Importer): Kind {
    const { fuel, engineCc, powerHp, powerKw, power30MinKw } = facts;
    const key = `${importer} ${this.ageBandOf(facts)} ${fuel} ${engineCc} ${powerHp} ${powerKw} ${power30MinKw}`;
    let kind = this.kinds.get(key);
    if (!kind) this.kinds.set(key, (kind = this.makeKind(facts, importer)));
    return kind;
  }

  private makeKind(facts: LandedFacts, importer: Importer): Kind {
    const { subject } = subjectOf(facts, this.limits, importer);
    const ofAnyValue: Subject = {
      ...subject,
      valueMinor: undefined,
      city: null,
      onDate: this.figures.onDate,
    };
    const candidates = (kind: TariffKind): readonly Candidate[] =>
      this.rows[kind].flatMap((row) => {
        const { valueOverMinor, valueUpToMinor, ...conditions } = row;
        const verdicts = conditionsOf(conditions, ofAnyValue);
        if (verdicts.includes(false)) return [];
        return [{ row, isUnclear: verdicts.some((verdict) => verdict !== true) }];
      });
    return { ...ofKinds(candidates), engineCc: subject.engineCc, powerHp: subject.powerHp };
  }

  /** Cars in the same band are older than the same of the ages; −1 where the age is not known. */
  private ageBandOf(facts: LandedFacts): number {
    const registered = registrationOf(facts);
    if (registered === undefined) return -1;
    if (registered === 'never') return 0;
    let band = this.ageBands.get(registered);
    if (band === undefined) {
      band = this.ages.filter((years) => this.figures.onDate > yearsLater(registered, years)).length;
      this.ageBands.set(registered, band);
    }
    return band;
  }
}

/** The first row for a value, as `matchingRow` finds it. */
function found(candidates: readonly Candidate[], value: number | undefined): Found {
  for (const { row, isUnclear } of candidates) {
    const isOf = isOfValue(row, value);
    if (isOf === false) continue;
    return isUnclear || isOf === undefined ? UNCLEAR : row;
  }
  return NONE;
}

/** `undefined` when the row depends on a value that is not known. */
function isOfValue(
  { valueOverMinor: over, valueUpToMinor: upTo }: TariffRow,
  value: number | undefined,
): boolean | undefined {
  if (over == null && upTo == null) return true;
  if (value === undefined) return undefined;
  return (over == null || value > over) && (upTo == null || value <= upTo);
}

const amountOf = (row: Found): number | undefined => (typeof row === 'string' ? undefined : row.amountMinor!);

/** Nothing is due where no row applies. */
function exciseOf({ excise, powerHp }: Kind, value: number | undefined): number | undefined {
  const row = found(excise, value);
  if (row === NONE) return 0;
  if (row === UNCLEAR || powerHp === undefined) return undefined;
  return (row.perHpMinor ?? 0) * powerHp;
}

function vatOf({ vat }: Kind, base: number, value: number | undefined): number | undefined {
  const row = found(vat, value);
  if (row === NONE) return 0;
  return row === UNCLEAR ? undefined : percentOf(base, row.percent!);
}

/** Conditions that a row for a city may have beside the city. */
const BESIDE_CITY = new Set<keyof TariffRow>(['importer', 'place', 'amountMinor', 'label']);

/** Whether what a row adds for a city is the same for every car. */
export function isCityApart(kind: TariffKind, row: TariffRow): boolean {
  if (kind !== 'delivery' && row.place == null) return true;
  if (kind !== 'delivery' && kind !== 'service') return false;
  return Object.entries(row).every(
    ([name, value]) => value == null || BESIDE_CITY.has(name as keyof TariffRow),
  );
}
