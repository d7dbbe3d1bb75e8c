import type { Found } from './conditions.js';
import { numeralAt } from './numbers.js';
import { dictionary, wordAt, type Token } from './tokens.js';

/** Words that bound an age; `до 2020 года` is not an age, and `не старше 2020 года` means later years. */
const AGES = dictionary<{ readonly bound: 'min' | 'max'; readonly isOfYears: boolean }>([
  [{ bound: 'max', isOfYears: true }, 'не старше,моложе,младше,возраст до,not older than,younger than,车 龄'],
  [{ bound: 'max', isOfYears: false }, 'до,under,up to'],
  [{ bound: 'min', isOfYears: true }, 'старше,не моложе,older than'],
]);
/** Bounds of an age that is named by `лет`: `от 3 года` would be a year. */
const BOUNDS_OF_OLD = dictionary<'min' | 'max'>([
  ['max', 'не более,не больше,менее,меньше,максимум,less than,no more than'],
  ['min', 'от,более,больше,свыше,не менее,не меньше,минимум,over,more than,at least'],
]);
const YEARS_OLD = dictionary<true>([
  [true, 'лет,года,год,г,г в,г выпуска,года выпуска,years,year,years old,年 以 内,年 内,年'],
]);
/** Units of an age alone, where `года` may be a year of manufacture. */
const OLD = dictionary<true>([[true, 'лет,летние,летний,летняя,летнюю,years,years old,year old,年 车 龄']]);
const TO = dictionary<true>([[true, '-,~,до,to,到,至']]);
/** `3年以内`: an age without a word before it. */
const CHINESE_AGES = dictionary<'min' | 'max'>([
  ['max', '年 以 内,年 内,年 之 内'],
  ['min', '年 以 上'],
]);
const OLDEST = 30;

const STEMS = ['одно', 'двух', 'трех', 'четырех', 'пяти', 'шести', 'семи', 'восьми', 'девяти', 'десяти'];
const ENDINGS = ['летка', 'летки', 'летку', 'леткой', 'летний', 'летняя', 'летнее', 'летние', 'летнюю'];
/** `трёхлетка`: an age in one word. */
const EXACT = dictionary<number>([
  ...STEMS.map((stem, at) => [at + 1, ENDINGS.map((ending) => stem + ending).join(',')] as const),
  [1, 'годовалый,годовалая,годовалые,годовалую'],
]);
/** Cars of three to five years, for which the duty is lowest. */
const CHEAPEST_DUTY = dictionary<true>([
  [true, 'проходная,проходной,проходные,проходную,проходных,проходного,проходное'],
]);

/** Returns the age that begins here as years of manufacture. */
export function ageAt(tokens: readonly Token[], at: number, thisYear: number): Found | undefined {
  return (
    exactAgeAt(tokens, at, thisYear) ??
    rangeAt(tokens, at, thisYear) ??
    chineseAgeAt(tokens, at, thisYear) ??
    boundAt(tokens, at, thisYear)
  );
}

function exactAgeAt(tokens: readonly Token[], at: number, thisYear: number): Found | undefined {
  const cheapest = wordAt(CHEAPEST_DUTY, tokens, at);
  if (cheapest) return { conditions: { minYear: thisYear - 5, maxYear: thisYear - 3 }, next: cheapest.next };
  const age = wordAt(EXACT, tokens, at);
  if (!age) return undefined;
  const year = thisYear - age.meaning;
  return { conditions: { minYear: year, maxYear: year }, next: age.next };
}

/** `от 3 до 5 лет`, `3-5 years old`. */
function rangeAt(tokens: readonly Token[], at: number, thisYear: number): Found | undefined {
  const isOpened = ['от', 'с', 'from'].includes(tokens[at]!.text);
  const youngest = numeralAt(tokens, isOpened ? at + 1 : at);
  const to = youngest && wordAt(TO, tokens, youngest.next);
  const oldest = to && numeralAt(tokens, to.next);
  const unit = oldest && wordAt(OLD, tokens, oldest.next);
  if (!unit || !isAge(youngest.value) || !isAge(oldest.value) || youngest.value > oldest.value)
    return undefined;
  return {
    conditions: { minYear: thisYear - oldest.value, maxYear: thisYear - youngest.value },
    next: unit.next,
  };
}

const isAge = (value: number): boolean => Number.isInteger(value) && value <= OLDEST;

function boundAt(tokens: readonly Token[], at: number, thisYear: number): Found | undefined {
  const ofOld = wordAt(BOUNDS_OF_OLD, tokens, at);
  const age = ofOld && numeralAt(tokens, ofOld.next);
  const old = age && wordAt(OLD, tokens, age.next);
  if (old && isAge(age.value)) return asYear(ofOld.meaning, thisYear - age.value, old.next);
  const before = wordAt(AGES, tokens, at);
  const numeral = before && numeralAt(tokens, before.next);
  if (!numeral) return undefined;
  const { bound, isOfYears } = before.meaning;
  const unit = wordAt(YEARS_OLD, tokens, numeral.next);
  const { value } = numeral;
  const isOld = isAge(value) && unit !== undefined;
  if (!isOld && !(isOfYears && value >= 1980 && value <= 2100)) return undefined;
  return asYear(bound, isOld ? thisYear - value : value, unit?.next ?? numeral.next);
}

/** Returns the bound of an age as one of years of manufacture: the oldest car has the first year. */
const asYear = (bound: 'min' | 'max', year: number, next: number): Found => ({
  conditions: bound === 'max' ? { minYear: year } : { maxYear: year },
  next,
});

function chineseAgeAt(tokens: readonly Token[], at: number, thisYear: number): Found | undefined {
  const numeral = numeralAt(tokens, at);
  const unit = numeral && wordAt(CHINESE_AGES, tokens, numeral.next);
  if (!unit || !isAge(numeral.value)) return undefined;
  return asYear(unit.meaning, thisYear - numeral.value, unit.next);
}
