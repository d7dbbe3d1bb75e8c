import {
  boundsOf,
  carFields,
  choiceFields,
  choiceNames,
  countFields,
  rangeNames,
  recordFrom,
  recordOf,
  type CarSort,
  type ChoiceName,
  type RangeName,
} from '@mall/contracts/product';
import { Random } from '@mall/demo/random';
import type { CarFilters } from '../src/car-search.port.js';
import type { BrandSource, SourceCar, SourceTables } from '../src/index/source-car.js';

/** Numbers that look random and are the same for the same seed. */
export class Dice extends Random {
  some<T>(values: readonly T[], most = 3): T[] {
    return Array.from({ length: this.between(1, most) }, () => this.pick(values));
  }
}

const brand = (
  parentId: string | null,
  ru: string,
  zh: string,
  en: string,
  ...aliases: string[]
): BrandSource => ({
  parentId,
  name: { ru, zh, en },
  desc: {},
  imgUrl: '',
  firstLetter: 'A',
  seq: 0,
  status: 1,
  aliases,
});

const category = (id: string, parentId: string | null, path: string) =>
  [
    id,
    {
      parentId,
      name: { ru: id },
      desc: {},
      path,
      level: 0,
      icon: '',
      imgUrl: '',
      seq: 0,
      status: 1 as const,
    },
  ] as const;

export const TABLES: SourceTables = {
  brands: [
    ['1', brand(null, 'Тойота', '丰田', 'Toyota', 'тоёта')],
    ['11', brand('1', 'Камри', '凯美瑞', 'Camry')],
    ['12', brand('1', 'РАВ4', '荣放', 'RAV4')],
    ['2', brand(null, 'Чери', '奇瑞', 'Chery')],
    ['21', brand('2', 'Тигго 7 Про', '瑞虎7 PRO', 'Tiggo 7 Pro')],
    ['3', brand(null, 'БМВ', '宝马', 'BMW', 'бэха')],
    ['31', brand('3', 'X5', 'X5', 'X5')],
  ],
  categories: [
    category('100', null, '100'),
    category('110', '100', '100-110'),
    category('120', '100', '100-120'),
    category('121', '120', '100-120-121'),
  ],
  shops: [
    ['501', { name: { ru: 'Порт' }, logoUrl: '', type: 1 }],
    ['502', { name: { ru: 'Восток' }, logoUrl: '', type: 2 }],
  ],
};

const CITIES = [
  { ru: 'Тяньцзинь', zh: '天津', en: 'Tianjin' },
  { ru: 'Харбин', zh: '哈尔滨', en: 'Harbin' },
  { ru: 'Суйфэньхэ', zh: '绥芬河', en: 'Suifenhe' },
  { ru: 'Нигде', zh: '无名', en: 'Nowhere' },
];
export const ATTR_VALUES = ['71', '72', '73', '74'];
const SERIES: Record<string, string[]> = { '1': ['11', '12'], '2': ['21'], '3': ['31'] };
const TRIMS = ['Deluxe', 'Премиум', '2.5L', 'Sport', 'GT'];

/** Returns a few codes of each choice, so that several filters together find something. */
const codesOf = (name: ChoiceName): string[] => Object.keys(carFields[name].words).slice(0, 5);

/** Bounds of the ranges of random cars; a new range takes the first one. */
const RANGES: Readonly<Record<RangeName, readonly [low: number, high: number]>> = {
  ...recordOf(rangeNames, () => [0, 100] as const),
  year: [2015, 2026],
  mileageKm: [0, 150_000],
  powerHp: [70, 400],
  engineCc: [1_000, 3_000],
};

/** Returns one of some thirty values, so that many cars have the same one. */
function rangeValue(dice: Dice, name: RangeName): number {
  const [low, high] = RANGES[name];
  const step = Math.max(1, Math.floor((high - low) / 30));
  return low + dice.between(0, Math.floor((high - low) / step)) * step;
}

export function randomCar(dice: Dice, spuId: string): SourceCar {
  const brandId = dice.pick(Object.keys(SERIES));
  const seriesId = dice.chance(0.9) ? dice.pick(SERIES[brandId]!) : null;
  const nameOf = (id: string): string => TABLES.brands.find(([one]) => one === id)![1].name!.en!;
  const trim = dice.pick(TRIMS);
  const en = `${nameOf(brandId)} ${seriesId ? nameOf(seriesId) : ''} ${trim} ${dice.between(1, 40)}`;
  return {
    spuId,
    skuId: spuId,
    shopId: dice.pick(['501', '502', '503']),
    brandId,
    seriesId,
    categoryId: dice.pick(['110', '120', '121']),
    name: JSON.stringify({ ru: en, zh: `丰田${trim}`, en }),
    sellingPoint: JSON.stringify({ ru: 'Свежая "поставка"', zh: '', en: 'Just in' }),
    trim: dice.chance(0.5) ? JSON.stringify({ ru: trim, zh: trim, en: trim }) : null,
    city: dice.chance(0.95) ? JSON.stringify(dice.pick(CITIES)) : null,
    picture: dice.chance(0.8) ? `/p/${dice.between(1, 20)}.webp` : null,
    partyCode: dice.chance(0.5) ? `P-${dice.between(1, 30)}` : null,
    // Few different values, so that orders have to decide by id.
    priceFee: String(dice.between(1, 60) * 1_000_000),
    marketPriceFee: '70000000',
    createdAt: String(1_700_000_000_000_000 + dice.between(0, 50)),
    saleNum: dice.between(0, 9),
    stockLeft: dice.between(0, 2),
    ...recordOf(rangeNames, (name) => (dice.chance(0.9) ? rangeValue(dice, name) : null)),
    ...recordOf(choiceNames, (name) => (dice.chance(0.95) ? dice.pick(codesOf(name)) : null)),
    // Includes values above the highest one of a request.
    ...recordFrom(
      countFields.map(({ name, most }) => [name, dice.chance(0.9) ? dice.between(1, most + 2) : null]),
    ),
    powerKw: dice.between(50, 300),
    power30MinKw: dice.chance(0.2) ? dice.between(30, 90) : null,
    firstRegDay: dice.chance(0.5) ? dice.between(17_000, 20_000) : null,
    exportReadyDay: dice.chance(0.5) ? 20_000 : null,
    transferCount: dice.chance(0.5) ? dice.between(0, 3) : null,
    accidentGrade: null,
    isInspected: dice.chance(0.5),
    heldUntil: null,
    attrValueIds: ATTR_VALUES.filter(() => dice.chance(0.4)),
  };
}

/** Returns any combination of filters; words are those of some car, or prefixes of them. */
export function randomFilters(dice: Dice, words: readonly string[]): CarFilters {
  const often = 0.12;
  const range = <K extends string>(min: K, max: K, low: number, high: number): object =>
    dice.chance(often)
      ? {
          ...(dice.chance(0.8) && { [min]: dice.between(low, high) }),
          ...(dice.chance(0.8) && { [max]: dice.between(low, high) }),
        }
      : {};
  const maybe = (share: number, filter: () => object): object => (dice.chance(share) ? filter() : {});
  return {
    ...maybe(0.4, () => ({
      keyword: dice
        .some(words, 2)
        .map((word) => begun(dice, word))
        .join(' '),
    })),
    ...maybe(0.2, () => ({ brandIds: dice.some(['1', '2', '3', '11', '12', '21', '99']) })),
    ...maybe(often, () => ({ categoryId: dice.pick(['100', '110', '120', '121', '999']) })),
    ...maybe(often, () => ({ shopId: dice.pick(['501', '502', '503', '9']) })),
    ...maybe(0.05, () => ({ selfShop: dice.pick([1, 2]) })),
    ...maybe(often, () => ({ city: dice.some(['Harbin', 'харбин', '天津', 'Nowhere', 'x']) })),
    ...maybe(often, () => ({ region: dice.some(['heilongjiang', 'tianjin', 'jilin']) })),
    ...Object.assign(
      {},
      ...choiceFields.map(({ name, asked }) =>
        maybe(often, () => ({
          [name]: asked === 'several' ? dice.some(codesOf(name)) : dice.pick(codesOf(name)),
        })),
      ),
      ...countFields.map(({ name, most }) =>
        maybe(often, () => ({ [name]: Array.from({ length: 2 }, () => dice.between(1, most)) })),
      ),
      ...rangeNames.map((name) => {
        const [min, max] = boundsOf(name);
        return range(min, max, ...RANGES[name]);
      }),
    ),
    ...maybe(0.05, () => ({ listedAfter: new Date(1_700_000_000_000 - dice.between(0, 1)).toISOString() })),
    ...maybe(often, () => ({ hasStock: 1 })),
    ...maybe(often, () => ({ preferential: 1 })),
    ...maybe(often, () => ({ age3to5: 1 })),
    ...maybe(0.05, () => ({ attrValueGroups: [dice.some(ATTR_VALUES), dice.some(ATTR_VALUES)] })),
    ...range('minPrice', 'maxPrice', 1_000_000, 60_000_000),
    ...range('minLandedRub', 'maxLandedRub', 500_000, 12_000_000),
    ...maybe(often, () => ({ landedCity: dice.pick(['Владивосток', 'г. Москва', 'Париж']) })),
    ...maybe(often, () => ({ landedImporter: dice.pick(['person', 'company']) })),
  } as CarFilters;
}

/** Returns a number completely, or a prefix of a longer word. */
function begun(dice: Dice, word: string): string {
  const isShort = word.length < 5 || /^[\d.]+$/.test(word) || /\p{Script=Han}/u.test(word);
  return isShort || dice.chance(0.6) ? word : word.slice(0, dice.between(4, word.length));
}

export const randomSort = (dice: Dice): CarSort => dice.pick([1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12] as const);
