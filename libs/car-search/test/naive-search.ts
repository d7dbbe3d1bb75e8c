import {
  boundsOf,
  carFields,
  choiceFields,
  choiceNames,
  countFields,
  rangeNames,
  regionOf,
  type CarFieldName,
  type CarSort,
  type CountField,
  type StoredName,
} from '@mall/contracts/product';
import { LandedTotals, type LandedFacts } from '@mall/contracts/landed-cost';
import { dayAt } from '@mall/validation/typography';
import type { CarFilters } from '../src/car-search.port.js';
import type { DatedSetting } from '../src/index/dated-flags.js';
import type { SourceCar, SourceTables } from '../src/index/source-car.js';
import { pairsOf, partsOf, wordsOf } from '../src/keyword/words.js';

const HAN = /^\p{Script=Han}/u;
/** Filters, each with the facets that are counted without it. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(Object.keys(carFields).map((name) => [name, [name]])),
  brand: ['brand', 'series'],
  powerHp: ['powerHp', 'upTo160Hp'],
};
const OTHER = 'other';
const RANGES = rangeNames.map((name) => [name, ...boundsOf(name)] as const);

/** A search by the simplest method: it checks every car for every query. */
export class NaiveSearch {
  readonly cars = new Map<string, SourceCar>();
  private readonly words = new WeakMap<SourceCar, ReadonlySet<string>>();

  private counted:
    | {
        readonly filters: CarFilters;
        readonly refusals: readonly (readonly [SourceCar, readonly string[]])[];
      }
    | undefined;

  constructor(private readonly tables: SourceTables) {}

  find(filters: CarFilters): SourceCar[] {
    return [...this.cars.values()].filter((car) => this.refusals(car, filters).length === 0);
  }

  ordered(filters: CarFilters, sort: CarSort): string[] {
    const [keyOf, sign, isUnknown = () => false] = ORDERS[sort]!;
    return this.find(filters)
      .sort(
        (left, right) =>
          Number(isUnknown(left, filters)) - Number(isUnknown(right, filters)) ||
          sign * (keyOf(left, filters) - keyOf(right, filters) || Number(left.spuId) - Number(right.spuId)),
      )
      .map(({ spuId }) => spuId);
  }

  /** Returns numbers of cars by value of a facet. Cars must not change between the facets of one object of filters. */
  counts(filters: CarFilters, facet: string): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const [car, refusals] of this.allRefusals(filters)) {
      if (!refusals.every((group) => group !== OTHER && GROUPS[group]!.includes(facet))) continue;
      for (const value of this.valuesOf(car, facet)) counts[value] = (counts[value] ?? 0) + 1;
    }
    return counts;
  }

  /** Returns the failed filters of every car, cached for the next facet of the same filters. */
  private allRefusals(filters: CarFilters): readonly (readonly [SourceCar, readonly string[]])[] {
    if (this.counted?.filters !== filters) {
      const refusals = [...this.cars.values()].map((car) => [car, this.refusals(car, filters)] as const);
      this.counted = { filters, refusals };
    }
    return this.counted.refusals;
  }

  /** Returns the words by which a car is found. */
  wordsOf(car: SourceCar): ReadonlySet<string> {
    const known = this.words.get(car);
    if (known) return known;
    const found = new Set<string>();
    this.words.set(car, found);
    for (const text of [...texts(car.name), ...texts(car.trim)]) {
      for (const word of wordsOf(text))
        for (const one of HAN.test(word) ? pairsOf(word) : [word, ...partsOf(word)]) found.add(one);
    }
    for (const text of this.choices(car)) for (const word of wordsOf(text)) found.add(word);
    for (const term of this.terms(car)) {
      const words = wordsOf(term);
      words.forEach((word, at) => {
        for (const one of HAN.test(word) ? [word] : [word, ...partsOf(word)]) found.add(one);
        for (let end = at + 2; end <= Math.min(words.length, at + 4); end += 1)
          found.add(words.slice(at, end).join(''));
      });
    }
    return found;
  }

  private terms(car: SourceCar): string[] {
    const brand = (id: string | null): string[] => {
      const row = this.tables.brands.find(([brandId]) => brandId === id)?.[1];
      return row ? [...Object.values(row.name ?? {}), ...row.aliases] : [];
    };
    const litres = car.engineCc ? [(Math.round(car.engineCc / 100) / 10).toFixed(1)] : [];
    const year = car.year ? [String(car.year)] : [];
    return [...brand(car.brandId), ...brand(car.seriesId), ...texts(car.city), ...litres, ...year];
  }

  private choices(car: SourceCar): string[] {
    return choiceFields.flatMap(({ name, words }) => {
      const code = car[name];
      return code ? Object.values(words[code]!) : [];
    });
  }

  private path(categoryId: string): string[] {
    return this.tables.categories.find(([id]) => id === categoryId)![1].path.split('-');
  }

  private valuesOf(car: SourceCar, facet: string): (string | number)[] {
    switch (facet) {
      case 'brand':
        return [car.brandId];
      case 'series':
        return car.seriesId ? [car.seriesId] : [];
      case 'category':
        return this.path(car.categoryId);
      case 'shop':
        return [car.shopId];
      case 'city':
        return texts(car.city).slice(2);
      case 'region':
        return [regionOf(texts(car.city)[1] ?? '')].flatMap((region) => region ?? []);
      case 'inStock':
        return car.stockLeft > 0 ? ['1'] : [];
      case 'upTo160Hp':
        return car.powerHp && car.powerHp <= 160 ? ['1'] : [];
      case 'preferential':
        return passesFee(car) ? ['1'] : [];
      case 'age3to5':
        return isThreeToFive(car) ? ['1'] : [];
      case 'price':
        return [car.priceFee];
      case 'landed': {
        const landed = landedOf(car, this.counted!.filters);
        return landed === undefined ? [] : [landed];
      }
      default: {
        const name = facet as StoredName;
        const count = countFields.find((field) => field.name === facet);
        const value = count ? clipped(car[name], count) : car[name];
        return value === null ? [] : [value];
      }
    }
  }

  /** Returns the filters that the car does not pass; `other` are those without a facet. */
  private refusals(car: SourceCar, filters: CarFilters): string[] {
    const within = (value: number | null, min?: number | null, max?: number | null): boolean =>
      (min == null && max == null) || (value !== null && value >= (min ?? 0) && value <= (max ?? Infinity));
    const among = (
      asked: string | number | readonly (string | number)[] | null | undefined,
      ...own: (string | number | null)[]
    ): boolean => {
      const values = asked == null ? [] : typeof asked === 'object' ? asked : [asked];
      return values.length === 0 || own.some((one) => one !== null && values.includes(one));
    };
    const cityNames = filters.city || filters.region ? texts(car.city) : [];
    const refused: string[] = [];
    for (const name of choiceNames) if (!among(filters[name], car[name])) refused.push(name);
    for (const field of countFields)
      if (!among(filters[field.name], clipped(car[field.name], field))) refused.push(field.name);
    for (const [name, min, max] of RANGES)
      if (!within(car[name], filters[min], filters[max])) refused.push(name);
    const passes: Record<Exclude<CarFieldName, StoredName> | typeof OTHER, boolean> = {
      brand: among(filters.brandIds, car.brandId, car.seriesId),
      category: !filters.categoryId || this.path(car.categoryId).includes(filters.categoryId),
      shop: among(filters.shopId, car.shopId),
      city: among(
        filters.city?.map((name) => name.toLowerCase()),
        ...cityNames.map((name) => name.toLowerCase()),
      ),
      region: among(filters.region, regionOf(cityNames[1] ?? '') ?? null),
      landed:
        (filters.minLandedRub == null && filters.maxLandedRub == null) ||
        within(landedOf(car, filters) ?? null, filters.minLandedRub, filters.maxLandedRub),
      price: within(Number(car.priceFee), filters.minPrice, filters.maxPrice),
      inStock: filters.hasStock !== 1 || car.stockLeft > 0,
      preferential: filters.preferential !== 1 || passesFee(car),
      age3to5: filters.age3to5 !== 1 || isThreeToFive(car),
      [OTHER]: this.passesOthers(car, filters),
    };
    for (const [filter, isPassed] of Object.entries(passes)) if (!isPassed) refused.push(filter);
    return refused;
  }

  private passesOthers(car: SourceCar, filters: CarFilters): boolean {
    const { keyword, spuIds, attrValueGroups, selfShop, listedAfter } = filters;
    if (listedAfter && Number(car.createdAt) <= Date.parse(listedAfter) * 1_000) return false;
    if (spuIds && !spuIds.includes(car.spuId)) return false;
    const shop = this.tables.shops.find(([id]) => id === car.shopId)?.[1];
    if (selfShop && shop?.type !== selfShop) return false;
    const groups = attrValueGroups ?? [];
    if (!groups.every((group) => group.some((id) => car.attrValueIds.includes(id)))) return false;
    if (!keyword) return true;
    const words = this.wordsOf(car);
    return keyword
      .split(' ')
      .every((typed) => words.has(typed) || (/[^\d.]/.test(typed) && begins(words, typed)));
  }
}

/** Figures of the naive search and of the engine. */
export const DATED: DatedSetting = {
  today: '2022-06-15',
  limits: {
    combustionPowerHp: 160,
    combustionUpToCc: 2_000,
    electricPower30MinHp: 80,
    untestedPeakPercent: null,
    ageFromYears: 3,
    ageToYears: 5,
  },
};

/** Figures for landed costs in these tests: a few rows of each kind. */
export const LANDED = new LandedTotals({
  onDate: '2022-06-15',
  paymentCny: 130_000,
  customsCny: 125_000,
  customsEur: 1_000_000,
  tables: [
    {
      kind: 'customsDuty',
      rows: [
        { fuels: ['petrol', 'diesel', 'phev'], ageUpTo: 3, percent: 48, perCcMinor: 350 },
        { fuels: ['petrol', 'diesel', 'phev'], ageOver: 3, perCcMinor: 270 },
        { fuels: ['ev'], percent: 15 },
      ],
    },
    { kind: 'excise', rows: [{ importer: 'company', perHpMinor: 58_300 }] },
    { kind: 'vat', rows: [{ importer: 'company', percent: 20 }] },
    {
      kind: 'recyclingFee',
      rows: [
        { preferential: true, amountMinor: 340_000 },
        { preferential: false, hpUpTo: 300, amountMinor: 90_000_000 },
        { preferential: false, amountMinor: 180_000_000 },
      ],
    },
    {
      kind: 'preferentialFee',
      rows: [
        {
          combustionPowerHp: 160,
          combustionUpToCc: 2_000,
          electricPower30MinHp: 80,
          ageFromYears: 3,
          ageToYears: 5,
        },
      ],
    },
    {
      kind: 'clearanceFee',
      rows: [{ valueUpToMinor: 270_000_000, amountMinor: 1_354_100 }, { amountMinor: 4_924_000 }],
    },
    {
      kind: 'delivery',
      rows: [
        { place: 'Владивосток', amountMinor: 800_000 },
        { place: 'Москва', amountMinor: 21_500_000 },
      ],
    },
  ],
});

const DAY_MS = 86_400_000;

/** Returns kopecks without delivery; −1 when they cannot be calculated. */
function landedBefore(car: SourceCar, { landedImporter = 'person' }: CarFilters): number {
  const { condition, fuel, firstRegDay, engineCc, powerHp, powerKw, power30MinKw } = car;
  const known = Object.entries({ condition, fuel, engineCc, powerHp, powerKw, power30MinKw }).filter(
    ([, value]) => value !== null,
  );
  const firstRegDate = firstRegDay === null ? undefined : dayAt(new Date(firstRegDay * DAY_MS), 0);
  const facts: LandedFacts = { ...Object.fromEntries(known), firstRegDate };
  return LANDED.totalOf(facts, Number(car.priceFee), landedImporter) ?? -1;
}

/** Returns whole roubles with delivery. */
function landedOf(car: SourceCar, filters: CarFilters): number | undefined {
  const { landedCity, landedImporter = 'person' } = filters;
  const before = landedBefore(car, filters);
  const extra = landedCity ? LANDED.toCity(landedCity, landedImporter) : 0;
  return before < 0 || extra === undefined ? undefined : Math.round((before + extra) / 100);
}

function passesFee({ fuel, powerHp, powerKw, power30MinKw, engineCc }: SourceCar): boolean {
  const hp = (kw: number): number => Math.round(kw / 0.73549875);
  if (fuel === 'ev' || fuel === 'hybridSeries') return power30MinKw !== null && hp(power30MinKw) <= 80;
  const rated = powerHp ?? (powerKw === null ? Infinity : hp(powerKw));
  return fuel !== null && rated <= 160 && engineCc !== null && engineCc <= 2_000;
}

function isThreeToFive({ firstRegDay }: SourceCar): boolean {
  if (firstRegDay === null) return false;
  const birthday = (years: number): number => {
    const day = new Date(firstRegDay * 86_400_000);
    return day.setUTCFullYear(day.getUTCFullYear() + years);
  };
  const now = Date.parse(DATED.today);
  return now > birthday(3) && now <= birthday(5);
}

/** Returns the value by which a request names a count. */
const clipped = (value: number | string | null, { most }: CountField): number | null =>
  value === null ? null : Math.min(Number(value), most);

function begins(words: ReadonlySet<string>, start: string): boolean {
  for (const word of words) if (word.startsWith(start)) return true;
  return false;
}

const texts = (json: string | null): string[] =>
  json === null ? [] : Object.values(JSON.parse(json) as Record<string, string>);

type Key<Value> = (car: SourceCar, filters: CarFilters) => Value;

const ORDERS: Readonly<
  Partial<Record<CarSort, readonly [key: Key<number>, sign: 1 | -1, isUnknown?: Key<boolean>]>>
> = {
  1: [({ createdAt }) => Number(createdAt), -1],
  2: [({ saleNum }) => saleNum, -1],
  3: [({ saleNum }) => saleNum, 1],
  4: [({ priceFee }) => Number(priceFee), -1],
  5: [({ priceFee }) => Number(priceFee), 1],
  6: [({ year }) => year ?? -1, -1],
  7: [({ year }) => year ?? -1, 1],
  8: [({ mileageKm }) => mileageKm ?? -1, 1],
  9: [({ mileageKm }) => mileageKm ?? -1, -1],
  11: [landedBefore, 1, (car, filters) => landedBefore(car, filters) < 0],
  12: [landedBefore, -1, (car, filters) => landedBefore(car, filters) < 0],
};
