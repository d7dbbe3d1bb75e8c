import { say, type DayKind, type Texts } from '@mall/validation';
import type { ChoiceField, CountField, RangeField } from './car-field-kinds.js';
import {
  accidentWords,
  bodyWords,
  colourWords,
  conditionLabel,
  conditionWords,
  driveWords,
  fuelWords,
  gearboxWords,
  steeringWords,
} from './car-words.js';
import { units, type Unit } from './units.js';

/** Groups of facts in the order of pages and forms. */
export const carFactGroups = {
  state: say('Состояние', '车况', 'Condition'),
  engine: say('Двигатель и трансмиссия', '动力与传动', 'Engine and transmission'),
  body: say('Кузов и салон', '车身与内饰', 'Body and interior'),
  papers: say('Документы и отправка', '手续与发运', 'Papers and shipping'),
} as const satisfies Record<string, Texts>;

export type CarFactGroup = keyof typeof carFactGroups;

interface OfAnyFact {
  /** Name without the unit. */
  readonly label: Texts;
  readonly group: CarFactGroup;
  /** Whether a change returns a car on sale to the review: the fact tells which car it is, or its state. */
  readonly isReviewed?: true;
  /** Whether a car goes on sale only with this fact: any car, or a used one. */
  readonly neededToPublish?: 'always' | 'used';
  /** The fact that this one is calculated from; people do not enter it. */
  readonly derivedFrom?: string;
}

/** The filter of buyers; label, words and unit are those of the fact. */
type FilterBy<Field> = Omit<Field, 'label' | 'words' | 'unit'>;

interface ChoiceFact extends OfAnyFact {
  readonly kind: 'choice';
  readonly words: Readonly<Record<string, Texts>>;
  /** Dictionary in which staff change the words; without one they are fixed. */
  readonly dictionary?: string;
  readonly filter?: FilterBy<ChoiceField>;
}

/** A number; a year is a whole number whose digits are not grouped. */
export interface NumberFact extends OfAnyFact {
  readonly kind: 'whole' | 'decimal' | 'year';
  /** 0 by default. */
  readonly min?: number;
  readonly max: number;
  readonly unit?: Unit;
  /** Whether 0 is a value; of other facts 0 means that the car has no such part, and is not shown. */
  readonly hasZero?: true;
  /** Type of the column; by default `double precision` for decimals, otherwise the smallest that holds `max`. */
  readonly sqlType?: 'int';
  readonly filter?: FilterBy<RangeField> | FilterBy<CountField>;
}

interface TextFact extends OfAnyFact {
  readonly kind: 'text';
  /** Whether the text is a code in Latin letters; see `TextKind`. */
  readonly isCode?: true;
  /** Most characters. */
  readonly max: number;
}

/** A day, `yyyy-MM-dd`. */
interface DayFact extends OfAnyFact {
  readonly kind: 'day';
  /** Kind of the day, which decides its range. */
  readonly of: DayKind;
}

/** A text in three languages. */
interface TextsFact extends OfAnyFact {
  readonly kind: 'texts';
}

export type CarFact = ChoiceFact | NumberFact | TextFact | DayFact | TextsFact;
export type CarFactRows = Readonly<Record<string, CarFact>>;

type Own<Fact> = Fact extends CarFact ? Omit<Fact, 'group' | 'label'> : never;
type KeyOf<Fact> = Fact extends CarFact ? keyof Fact : never;

const row = <const Group extends CarFactGroup, const Fact extends Own<CarFact>>(
  group: Group,
  label: Texts,
  fact: Fact & { readonly [Unknown in Exclude<keyof Fact, KeyOf<CarFact>>]: never },
): { readonly group: Group; readonly label: Texts } & Fact => ({ group, label, ...fact });

const POWER_KW = { kind: 'decimal', unit: 'kw', max: 2000 } as const;
const SIZE_MM = { kind: 'whole', unit: 'mm', sqlType: 'int' } as const;

/**
 * The facts of a car, in the order of the API; pages and forms show them by group in this order. Derived from a row: the field
 * in requests and answers, the column of `spu`, whether it is needed to publish and reviewed, the filter with everything that
 * belongs to it, labels, the input and the show page of the console, the car page and the comparison of the storefront. A new
 * fact needs its row here and the migration that adds its column.
 */
export const carFactTable = {
  condition: row('state', conditionLabel, {
    kind: 'choice',
    words: conditionWords,
    dictionary: 'condition',
    isReviewed: true,
    neededToPublish: 'always',
    filter: { kind: 'choice', asked: 'switch', address: 'item' },
  }),
  /** Model year. */
  year: row('state', say('Год выпуска', '年款', 'Year'), {
    kind: 'year',
    min: 1950,
    max: 2100,
    isReviewed: true,
    neededToPublish: 'always',
    filter: {
      kind: 'range',
      address: ['yearFrom', 'yearTo'],
      isNamedOnChip: true,
      counted: { facet: 'years', from: 1900, to: 2155 },
      sorts: { ascending: 7, descending: 6 },
    },
  }),
  firstRegDate: row('state', say('Дата первой регистрации', '首次上牌日期', 'First registration'), {
    kind: 'day',
    of: 'registration',
    isReviewed: true,
    neededToPublish: 'used',
  }),
  mileageKm: row('state', say('Пробег', '行驶里程', 'Mileage'), {
    kind: 'whole',
    unit: 'km',
    max: 2_000_000,
    hasZero: true,
    isReviewed: true,
    neededToPublish: 'used',
    filter: {
      kind: 'range',
      address: ['kmFrom', 'kmTo'],
      isNamedOnChip: true,
      histogram: [
        1_000, 10_000, 20_000, 30_000, 40_000, 50_000, 60_000, 70_000, 80_000, 90_000, 100_000, 120_000,
        140_000, 160_000, 200_000, 250_000, 300_000,
      ],
      sorts: { ascending: 8, descending: 9 },
    },
  }),
  bodyType: row('body', say('Кузов', '车身形式', 'Body'), {
    kind: 'choice',
    words: bodyWords,
    dictionary: 'body_type',
    neededToPublish: 'always',
    filter: { kind: 'choice', asked: 'several', address: 'body' },
  }),
  fuel: row('engine', say('Топливо', '燃料类型', 'Fuel'), {
    kind: 'choice',
    words: fuelWords,
    dictionary: 'fuel_type',
    neededToPublish: 'always',
    filter: { kind: 'choice', asked: 'several', address: 'fuel', isOpen: true },
  }),
  /** Engine displacement; absent or 0 for an electric car. */
  engineCc: row('engine', say('Объём двигателя', '排量', 'Engine size'), {
    kind: 'whole',
    unit: 'cc',
    max: 20_000,
    sqlType: 'int',
    filter: { kind: 'range', address: ['ccFrom', 'ccTo'], isFolded: true },
  }),
  engineCode: row('engine', say('Модель двигателя', '发动机型号', 'Engine code'), {
    kind: 'text',
    max: 64,
    isCode: true,
  }),
  powerKw: row('engine', say('Мощность', '功率', 'Power'), { ...POWER_KW, neededToPublish: 'always' }),
  /** Metric horsepower, 1 hp = 0.73549875 kW; the product service derives it when only kW is given. */
  powerHp: row('engine', say('Мощность', '功率', 'Power'), {
    kind: 'whole',
    unit: 'hp',
    max: 2700,
    derivedFrom: 'powerKw',
    filter: {
      kind: 'range',
      address: ['powerFrom', 'powerTo'],
      requestMax: 3000,
      histogram: [60, 80, 100, 120, 140, 160, 180, 200, 220, 250, 280, 310, 340, 400, 500, 600],
    },
  }),
  /** 30-minute power of the electric motor, which customs use. */
  power30MinKw: row('engine', say('30-минутная мощность', '30分钟功率', '30-minute power'), POWER_KW),
  /** Power of the combustion engine alone and of all electric motors together; hybrids only. */
  enginePowerKw: row('engine', say('Мощность ДВС', '发动机功率', 'Engine power'), POWER_KW),
  motorPowerKw: row('engine', say('Мощность электромоторов', '电机功率', 'Motor power'), POWER_KW),
  torqueNm: row('engine', say('Крутящий момент', '扭矩', 'Torque'), { kind: 'whole', unit: 'nm', max: 5000 }),
  batteryKwh: row('engine', say('Батарея', '电池容量', 'Battery'), {
    kind: 'decimal',
    unit: 'kwh',
    max: 500,
  }),
  rangeKm: row('engine', say('Запас хода на электротяге', '纯电续航', 'Electric range'), {
    kind: 'whole',
    unit: 'km',
    max: 3000,
  }),
  gearbox: row('engine', say('Коробка передач', '变速箱', 'Gearbox'), {
    kind: 'choice',
    words: gearboxWords,
    dictionary: 'gearbox',
    neededToPublish: 'always',
    filter: { kind: 'choice', asked: 'several', address: 'gearbox' },
  }),
  drive: row('engine', say('Привод', '驱动方式', 'Drive'), {
    kind: 'choice',
    words: driveWords,
    dictionary: 'drive_type',
    neededToPublish: 'always',
    filter: { kind: 'choice', asked: 'several', address: 'drive' },
  }),
  steering: row('body', say('Руль', '方向盘位置', 'Steering side'), {
    kind: 'choice',
    words: steeringWords,
    dictionary: 'steering',
    neededToPublish: 'always',
    filter: { kind: 'choice', asked: 'one', address: 'steering' },
  }),
  colour: row('body', say('Цвет', '车身颜色', 'Colour'), {
    kind: 'choice',
    words: colourWords,
    dictionary: 'colour',
    neededToPublish: 'always',
    filter: { kind: 'choice', asked: 'several', address: 'colour' },
  }),
  interiorColour: row('body', say('Цвет салона', '内饰颜色', 'Interior colour'), {
    kind: 'choice',
    words: colourWords,
    dictionary: 'colour',
  }),
  seats: row('body', say('Число мест', '座位数', 'Seats'), {
    kind: 'whole',
    min: 1,
    max: 60,
    filter: {
      kind: 'count',
      most: 8,
      named: {
        ru: { one: '{n} место', few: '{n} места', many: '{n} мест', other: '{n} места' },
        zh: { other: '{n}座' },
        en: { one: '{n} seat', other: '{n} seats' },
      },
      address: 'seats',
    },
  }),
  doors: row('body', say('Число дверей', '车门数', 'Doors'), { kind: 'whole', min: 1, max: 8 }),
  /** Emission class as on the papers: `Euro 5`, `China 6b`. */
  ecoClass: row('papers', say('Экологический класс', '排放标准', 'Emission class'), {
    kind: 'text',
    max: 32,
  }),
  transferCount: row('state', say('Смен владельца', '过户次数', 'Transfers'), {
    kind: 'whole',
    max: 100,
    hasZero: true,
    isReviewed: true,
  }),
  accidentGrade: row('state', say('ДТП', '事故情况', 'Accidents'), {
    kind: 'choice',
    words: accidentWords,
    isReviewed: true,
  }),
  keys: row('state', say('Число ключей', '钥匙数量', 'Keys'), { kind: 'whole', max: 10, hasZero: true }),
  lengthMm: row('body', say('Длина', '车长', 'Length'), { ...SIZE_MM, max: 20_000 }),
  widthMm: row('body', say('Ширина', '车宽', 'Width'), { ...SIZE_MM, max: 5000 }),
  heightMm: row('body', say('Высота', '车高', 'Height'), { ...SIZE_MM, max: 6000 }),
  wheelbaseMm: row('body', say('Колёсная база', '轴距', 'Wheelbase'), { ...SIZE_MM, max: 12_000 }),
  curbWeightKg: row('body', say('Снаряжённая масса', '整备质量', 'Kerb weight'), {
    kind: 'whole',
    unit: 'kg',
    max: 40_000,
  }),
  /** Equipment line as the maker names it. */
  trim: row('body', say('Комплектация', '配置版本', 'Trim'), { kind: 'texts' }),
  /** City where the car stands now. */
  locationCity: row('papers', say('Город', '所在城市', 'Location'), {
    kind: 'texts',
    neededToPublish: 'always',
  }),
  /** Delivery term; DAP Ussuriysk by default. */
  incoterm: row('papers', say('Условие поставки', '贸易条款', 'Delivery term'), { kind: 'text', max: 64 }),
  exportReadyDate: row('papers', say('Готов к отправке с', '可出口日期', 'Ready to ship from'), {
    kind: 'day',
    of: 'readiness',
  }),
} satisfies CarFactRows;

export type CarFactTable = typeof carFactTable;
export type CarFactName = keyof CarFactTable;

export const carFactNames = Object.keys(carFactTable) as CarFactName[];

export const isCarFact = (name: string): name is CarFactName => Object.hasOwn(carFactTable, name);

/** Returns the row of a fact without the exact types of its values. */
export const carFact = (name: CarFactName): CarFact => carFactTable[name];

/** Returns the label with the unit: `Пробег, км`, `行驶里程（公里）`. */
export function labelWithUnit({ label, ...fact }: CarFact): Texts {
  const unit = 'unit' in fact && fact.unit ? units[fact.unit] : undefined;
  if (!unit) return label;
  return say(`${label.ru}, ${unit.ru}`, `${label.zh}（${unit.zh}）`, `${label.en}, ${unit.en}`);
}

export const labelOfFact = (name: CarFactName): Texts => labelWithUnit(carFactTable[name]);

/** Returns the column of a fact: `power_30_min_kw` for `power30MinKw`. */
export const columnOfFact = (name: string): string =>
  name.replace(/[A-Z]|\d+/g, (found) => `_${found.toLowerCase()}`);

type FactNeeded<When extends 'always' | 'used'> = {
  [N in CarFactName]: CarFactTable[N] extends { readonly neededToPublish: When } ? N : never;
}[CarFactName];

const needed = <When extends 'always' | 'used'>(when: When): readonly FactNeeded<When>[] =>
  carFactNames.filter((name): name is FactNeeded<When> => carFact(name).neededToPublish === when);

/** Facts that every car on sale has; used cars also have those of `USED_FACTS_TO_PUBLISH`. See `leftBeforeSale`. */
export const FACTS_TO_PUBLISH = needed('always');
export const USED_FACTS_TO_PUBLISH = needed('used');
