import {
  bodyWords,
  colourWords,
  conditionWords,
  driveWords,
  fuelWords,
  gearboxWords,
  regionOf,
  steeringWords,
  type CarSort,
} from '@mall/contracts/product';
import type { Texts } from '@mall/validation';
import type { CarFilters } from '../src/search/car-search.port.js';
import type { DatedSetting } from '../src/search/engine/dated-marks.js';
import type { SourceCar, SourceTables } from '../src/search/engine/source-car.js';
import { pairsOf, partsOf, wordsOf } from '../src/search/words.js';

const HAN = /^\p{Script=Han}/u;
const VOCABULARIES = {
  condition: conditionWords,
  bodyType: bodyWords,
  fuel: fuelWords,
  gearbox: gearboxWords,
  drive: driveWords,
  steering: steeringWords,
  colour: colourWords,
} as const satisfies Record<string, Record<string, Texts>>;

/** Groups of filters, each with the facets that are counted without it. */
const GROUPS = {
  brandIds: ['brand', 'series'],
  categoryId: ['category'],
  shopId: ['shop'],
  city: ['city'],
  region: ['region'],
  condition: ['condition'],
  bodyType: ['bodyType'],
  fuel: ['fuel'],
  gearbox: ['gearbox'],
  drive: ['drive'],
  steering: ['steering'],
  colour: ['colour'],
  year: ['year'],
  price: ['price'],
  mileage: ['mileage'],
  power: ['power', 'upTo160Hp'],
  engine: ['engine'],
  stock: ['stock'],
  preferential: ['preferential'],
  age3to5: ['age3to5'],
} as const;
type Group = keyof typeof GROUPS;

/** The search as one would write it down on paper: every car is looked at, for every question. */
export class NaiveSearch {
  readonly cars = new Map<string, SourceCar>();
  private readonly words = new WeakMap<SourceCar, ReadonlySet<string>>();

  constructor(private readonly tables: SourceTables) {}

  find(filters: CarFilters): SourceCar[] {
    return [...this.cars.values()].filter((car) => this.refusals(car, filters).length === 0);
  }

  ordered(filters: CarFilters, sort: CarSort): string[] {
    const [keyOf, sign] = ORDERS[sort]!;
    return this.find(filters)
      .sort((left, right) => sign * (keyOf(left) - keyOf(right) || Number(left.spuId) - Number(right.spuId)))
      .map(({ spuId }) => spuId);
  }

  /** Cars by value of a facet. */
  counts(filters: CarFilters, facet: string): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const car of this.cars.values()) {
      const refusals = this.refusals(car, filters);
      const isOwn = (group: Group): boolean => (GROUPS[group] as readonly string[]).includes(facet);
      if (!refusals.every((group) => group !== 'other' && isOwn(group))) continue;
      for (const value of this.valuesOf(car, facet)) counts[value] = (counts[value] ?? 0) + 1;
    }
    return counts;
  }

  /** The words that a car is found by. */
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
    return Object.entries(VOCABULARIES).flatMap(([name, words]) => {
      const code = car[name as keyof typeof VOCABULARIES];
      return code ? Object.values((words as Record<string, Texts>)[code]!) : [];
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
      case 'stock':
        return car.stockLeft > 0 ? ['1'] : [];
      case 'upTo160Hp':
        return car.powerHp && car.powerHp <= 160 ? ['1'] : [];
      case 'preferential':
        return passesFee(car) ? ['1'] : [];
      case 'age3to5':
        return isThreeToFive(car) ? ['1'] : [];
      case 'price':
        return [car.priceFee];
      case 'mileage':
        return [car.mileageKm].flatMap((km) => km ?? []);
      case 'power':
        return [car.powerHp].flatMap((hp) => hp ?? []);
      case 'engine':
        return [car.engineCc].flatMap((cc) => cc ?? []);
      default:
        return [car[facet as 'year' | 'fuel']].flatMap((value) => value ?? []);
    }
  }

  /** The groups of filters that the car does not pass; `other` are those without a facet. */
  private refusals(car: SourceCar, filters: CarFilters): (Group | 'other')[] {
    const within = (value: number | null, min?: number | null, max?: number | null): boolean =>
      (min == null && max == null) || (value !== null && value >= (min ?? 0) && value <= (max ?? Infinity));
    const among = (values: readonly string[] | null | undefined, ...own: (string | null)[]): boolean =>
      !values || values.length === 0 || own.some((one) => one !== null && values.includes(one));
    const equals = (asked: string | null | undefined, own: string | null): boolean =>
      asked == null || asked === own;
    const cityNames = filters.city || filters.region ? texts(car.city) : [];
    const passes: Record<Group | 'other', boolean> = {
      brandIds: among(filters.brandIds, car.brandId, car.seriesId),
      categoryId: !filters.categoryId || this.path(car.categoryId).includes(filters.categoryId),
      shopId: equals(filters.shopId, car.shopId),
      city: among(
        filters.city?.map((name) => name.toLowerCase()),
        ...cityNames.map((name) => name.toLowerCase()),
      ),
      region: among(filters.region, regionOf(cityNames[1] ?? '') ?? null),
      condition: equals(filters.condition, car.condition),
      steering: equals(filters.steering, car.steering),
      bodyType: among(filters.bodyType, car.bodyType),
      fuel: among(filters.fuel, car.fuel),
      gearbox: among(filters.gearbox, car.gearbox),
      drive: among(filters.drive, car.drive),
      colour: among(filters.colour, car.colour),
      price: within(Number(car.priceFee), filters.minPrice, filters.maxPrice),
      year: within(car.year, filters.minYear, filters.maxYear),
      mileage: within(car.mileageKm, filters.minMileageKm, filters.maxMileageKm),
      power: within(car.powerHp, filters.minPowerHp, filters.maxPowerHp),
      engine: within(car.engineCc, filters.minEngineCc, filters.maxEngineCc),
      stock: filters.hasStock !== 1 || car.stockLeft > 0,
      preferential: filters.preferential !== 1 || passesFee(car),
      age3to5: filters.age3to5 !== 1 || isThreeToFive(car),
      other: this.passesOthers(car, filters),
    };
    return (Object.keys(passes) as Group[]).filter((group) => !passes[group]);
  }

  private passesOthers(car: SourceCar, { keyword, spuIds, attrValueGroups, selfShop }: CarFilters): boolean {
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

/** The figures that the naive search goes by, and the engine is told. */
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

function begins(words: ReadonlySet<string>, start: string): boolean {
  for (const word of words) if (word.startsWith(start)) return true;
  return false;
}

const texts = (json: string | null): string[] =>
  json === null ? [] : Object.values(JSON.parse(json) as Record<string, string>);

const ORDERS: Readonly<Partial<Record<CarSort, readonly [(car: SourceCar) => number, 1 | -1]>>> = {
  1: [({ createdAt }) => Number(createdAt), -1],
  2: [({ saleNum }) => saleNum, -1],
  3: [({ saleNum }) => saleNum, 1],
  4: [({ priceFee }) => Number(priceFee), -1],
  5: [({ priceFee }) => Number(priceFee), 1],
  6: [({ year }) => year ?? -1, -1],
  7: [({ year }) => year ?? -1, 1],
  8: [({ mileageKm }) => mileageKm ?? -1, 1],
  9: [({ mileageKm }) => mileageKm ?? -1, -1],
};
