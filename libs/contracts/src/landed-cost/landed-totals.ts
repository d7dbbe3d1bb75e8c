import { TARIFF_KINDS, type Importer, type TariffKind } from '../order/tariff-words.js';
import { yearsLater, type PreferentialLimits } from '../product/preferential-fee.js';
import { chargesOf, sumOfCharges, type ChargedCar } from './charges.js';
import { limitsOf, registrationOf, subjectOf, type LandedFacts } from './landed-subject.js';
import { candidatesFor, ofTariffKinds, plainCity, type TariffRow } from './tariff-rows.js';
import { kopecksOf } from './whole-money.js';

/** Everything that landed costs at one moment are calculated from, besides the cars. Rates are RUB for one unit, times 10,000. */
export interface LandedFigures {
  /** The day at the border, `yyyy-MM-dd`. */
  readonly onDate: string;
  readonly paymentCny: number;
  readonly customsCny?: number | null;
  readonly customsEur?: number | null;
  readonly tables: readonly { readonly kind: TariffKind; readonly rows: readonly TariffRow[] }[];
}

/**
 * The landed cost of many cars as one sum each. Rows are looked up once for all cars that differ in their price only.
 */
export class LandedTotals {
  private readonly rows: Readonly<Record<TariffKind, readonly TariffRow[]>>;
  private readonly limits: PreferentialLimits | undefined;
  /** Ages in years that occur in the conditions of rows. */
  private readonly ages: readonly number[];
  private readonly kinds = new Map<string, ChargedCar>();
  private readonly ageBands = new Map<string, number>();
  private readonly extras = new Map<string, number | undefined>();

  /** False for tables whose rows depend on the city and the car at once; no total can be calculated then. */
  readonly isApplicable: boolean;

  constructor(private readonly figures: LandedFigures) {
    this.rows = ofTariffKinds((kind) => figures.tables.find((table) => table.kind === kind)?.rows ?? []);
    this.limits = limitsOf({ rows: this.rows.preferentialFee });
    const ages = Object.values(this.rows).flatMap((rows) =>
      rows.flatMap(({ ageOver, ageUpTo }) => [ageOver ?? [], ageUpTo ?? []].flat()),
    );
    this.ages = [...new Set(ages)].sort((left, right) => left - right);
    this.isApplicable = TARIFF_KINDS.every((kind) => this.rows[kind].every((row) => isCityApart(kind, row)));
  }

  /**
   * Returns kopecks without delivery from Ussuriysk and other charges of a city; `undefined` when a line cannot be
   * calculated.
   * @param priceFee CNY fen
   */
  totalOf(facts: LandedFacts, priceFee: number, importer: Importer): number | undefined {
    if (!this.isApplicable) return undefined;
    const charges = sumOfCharges(chargesOf(this.kindOf(facts, importer), priceFee, this.figures));
    return charges === undefined ? undefined : charges + kopecksOf(priceFee, this.figures.paymentCny);
  }

  /** Returns the kopecks that delivery to a city adds; `undefined` when its price is not in the table. */
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

  private kindOf(facts: LandedFacts, importer: Importer): ChargedCar {
    const { fuel, engineCc, powerHp, powerKw, power30MinKw } = facts;
    const key = `${importer} ${this.ageBandOf(facts)} ${fuel} ${engineCc} ${powerHp} ${powerKw} ${power30MinKw}`;
    let kind = this.kinds.get(key);
    if (!kind) this.kinds.set(key, (kind = this.makeKind(facts, importer)));
    return kind;
  }

  private makeKind(facts: LandedFacts, importer: Importer): ChargedCar {
    const { subject } = subjectOf(facts, this.limits, importer, this.figures.onDate);
    const asked = { ...subject, city: null, onDate: this.figures.onDate };
    const rows = ofTariffKinds((kind) => candidatesFor(this.rows[kind], asked));
    return { rows, engineCc: subject.engineCc, powerHp: subject.powerHp };
  }

  /**
   * Returns the number of `ages` that the car exceeds, which is the same for all cars of an age band; −1 when the age
   * is not known.
   */
  private ageBandOf(facts: LandedFacts): number {
    const registered = registrationOf(facts, this.figures.onDate);
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

/** Conditions that a row for a city may have besides the city. */
const BESIDE_CITY = new Set<keyof TariffRow>(['importer', 'place', 'amountMinor', 'label']);

/** Whether what a row adds for a city is the same for every car. */
export function isCityApart(kind: TariffKind, row: TariffRow): boolean {
  if (kind !== 'delivery' && row.place == null) return true;
  if (kind !== 'delivery' && kind !== 'service') return false;
  return Object.entries(row).every(
    ([name, value]) => value == null || BESIDE_CITY.has(name as keyof TariffRow),
  );
}
