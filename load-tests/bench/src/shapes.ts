// Also read by k6, which resolves neither packages nor ".js": it imports nothing.

/** A car on sale from which questions are made, in the words of its card. */
export interface KnownCar {
  readonly brandId: string;
  readonly seriesId?: string;
  readonly categoryId: string;
  readonly brandName: string;
  readonly seriesName?: string;
  readonly priceFee: number;
  readonly year: number;
  readonly mileageKm: number;
  readonly powerHp: number;
  readonly condition: string;
  readonly fuel: string;
  readonly bodyType: string;
  readonly drive: string;
  readonly colour: string;
  readonly city: string;
}

/** Returns random numbers from 0 up to, but not including, 1. */
export type Dice = () => number;
export type Fields = Readonly<Record<string, string | number>>;

/** A kind of buyers' question. */
export interface QuestionShape {
  readonly title: string;
  /** Draws filters and keyword around a car; page and sort unless they differ from `anyPage` and `anySort`. */
  readonly draw: (car: KnownCar, dice: Dice) => Fields;
  /** 0 where the storefront requests no facets, such as for further pages. */
  readonly facets: 0 | 1;
}

/** Returns a generator with the same numbers for the same seed (mulberry32). */
export function diceOf(seed: number): Dice {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const whole = (dice: Dice, from: number, to: number): number =>
  from + Math.floor(dice() * (to - from + 1));

const SORTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
/** Draws any order and one of the first 50 pages, more often the first, with about as many cars as the storefront shows. */
export function anyPage(dice: Dice): Fields {
  const pageNum = dice() < 0.3 ? 1 : whole(dice, 1, 50);
  return { sort: SORTS[whole(dice, 0, SORTS.length - 1)]!, pageNum, pageSize: whole(dice, 8, 36) };
}

const near = (dice: Dice, value: number, from: number, to: number): number =>
  Math.max(0, Math.round(value * (from + dice() * (to - from))));
const minPrice = ({ priceFee }: KnownCar, dice: Dice): Fields => ({
  minPrice: near(dice, priceFee, 0.2, 0.9),
});
const maxPrice = ({ priceFee }: KnownCar, dice: Dice): Fields => ({
  maxPrice: near(dice, priceFee, 1.1, 3),
});
const minYear = ({ year }: KnownCar, dice: Dice): Fields => ({ minYear: year - whole(dice, 1, 4) });

const wide = (title: string, draw: QuestionShape['draw']): QuestionShape => ({ title, draw, facets: 1 });
const sorted = (title: string, sort: number): QuestionShape =>
  wide(`price from, ${title}`, (car, dice) => ({ ...minPrice(car, dice), sort }));
const bare = (title: string, draw: QuestionShape['draw']): QuestionShape => ({
  title: `${title}, no facets`,
  draw,
  facets: 0,
});

/** Words that occur with many cars of any catalogue: body types and fuels, in three languages. */
const COMMON_WORDS = ['кроссовер', 'бензин', 'седан', 'crossover', 'petrol', 'белый', '轿车', 'black'];
const LETTERS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const CYRILLIC = 'йцукенгшщзхъфывапролджэячсмитьбю';

/** Returns a Russian name as typed with the English keyboard layout. */
export const inWrongLayout = (text: string): string =>
  [...text.toLowerCase()].map((letter) => LETTERS[CYRILLIC.indexOf(letter)] ?? letter).join('');

/** Swaps two adjacent letters of a name. */
export function misspelt(text: string, dice: Dice): string {
  if (text.length < 5) return text;
  const at = whole(dice, 1, text.length - 3);
  return text.slice(0, at) + text[at + 1]! + text[at]! + text.slice(at + 2);
}

export const QUESTION_SHAPES = {
  nothing: wide('nothing chosen', () => ({})),
  priceFrom: wide('price from', minPrice),
  priceRange: wide('price from and to', ({ priceFee }, dice) => ({
    minPrice: near(dice, priceFee, 0.6, 0.9),
    maxPrice: near(dice, priceFee, 1.1, 1.5),
  })),
  yearFrom: wide('year from', minYear),
  mileageTo: wide('mileage to', ({ mileageKm }, dice) => ({
    maxMileageKm: near(dice, mileageKm + 5_000, 1, 3),
  })),
  powerTo: wide('power to', ({ powerHp }, dice) => ({ maxPowerHp: near(dice, powerHp, 1, 1.6) })),
  condition: wide('new or used', ({ condition }) => ({ condition })),
  fuel: wide('fuel', ({ fuel }) => ({ fuel })),
  body: wide('body', ({ bodyType }) => ({ bodyType })),
  colour: wide('colour', ({ colour }) => ({ colour })),
  city: wide('city', ({ city }) => ({ city })),
  make: wide('make', ({ brandId }) => ({ brandIds: brandId })),
  conditionAndPrice: wide('new or used + price from', (car, dice) => ({
    condition: car.condition,
    ...minPrice(car, dice),
  })),
  yearAndPrice: wide('year from + price to', (car, dice) => ({
    ...minYear(car, dice),
    ...maxPrice(car, dice),
  })),
  makeAndPrice: wide('make + price from', (car, dice) => ({ brandIds: car.brandId, ...minPrice(car, dice) })),
  three: wide('new or used + fuel + price to', (car, dice) => ({
    condition: car.condition,
    fuel: car.fuel,
    ...maxPrice(car, dice),
  })),
  five: wide('new or used + drive + year from + mileage to + price to', (car, dice) => ({
    condition: car.condition,
    drive: car.drive,
    ...minYear(car, dice),
    maxMileageKm: near(dice, car.mileageKm + 10_000, 1, 3),
    ...maxPrice(car, dice),
  })),
  commonWord: wide('a common word + price from', (car, dice) => ({
    keyword: COMMON_WORDS[whole(dice, 0, COMMON_WORDS.length - 1)]!,
    ...minPrice(car, dice),
  })),
  rareWords: wide('make and series in words + price to', (car, dice) => ({
    keyword: `${car.brandName} ${car.seriesName ?? ''}`.trim(),
    ...maxPrice(car, dice),
  })),
  wrongSpelling: wide('a make misspelt + price to', (car, dice) => ({
    keyword: misspelt(car.brandName, dice),
    ...maxPrice(car, dice),
  })),
  wrongLayout: wide('a make in the wrong layout + price to', (car, dice) => ({
    keyword: inWrongLayout(car.brandName),
    ...maxPrice(car, dice),
  })),
  newest: sorted('newest first', 1),
  bestSold: sorted('best sold first', 2),
  dearest: sorted('dearest first', 4),
  cheapest: sorted('cheapest first', 5),
  latestYear: sorted('latest year first', 6),
  leastDriven: sorted('least driven first', 8),
  relevant: sorted('by relevance', 10),
  deepPage: bare('new or used + price from, pages 100 to 200', (car, dice) => ({
    condition: car.condition,
    ...minPrice(car, dice),
    pageNum: whole(dice, 100, 200),
  })),
  threeBare: bare('new or used + fuel + price to', (car, dice) => ({
    condition: car.condition,
    fuel: car.fuel,
    ...maxPrice(car, dice),
  })),
} as const satisfies Readonly<Record<string, QuestionShape>>;

export type ShapeName = keyof typeof QUESTION_SHAPES;

/** Returns the request of a question. */
export function fieldsOf({ draw, facets }: QuestionShape, car: KnownCar, dice: Dice): Fields {
  return { ...anyPage(dice), ...draw(car, dice), facets };
}

const { nothing, make, makeAndPrice, three, commonWord, wrongLayout, priceRange, deepPage } = QUESTION_SHAPES;
/** The questions asked in turn while something else is measured. */
export const WIDE_AND_NARROW: readonly QuestionShape[] = [
  nothing,
  make,
  makeAndPrice,
  three,
  commonWord,
  wrongLayout,
  priceRange,
  deepPage,
];
