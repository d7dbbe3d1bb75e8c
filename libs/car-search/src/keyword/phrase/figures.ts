import type { Found } from './conditions.js';
import { ageAt } from './ages.js';
import { numberAt, numeralAt, type Figure } from './numbers.js';
import { conditionsOf, type Amount, type Kind } from './quantities.js';
import { dictionary, wordAt, type Token } from './tokens.js';

type Bound = 'min' | 'max' | 'about';

const BEFORE = dictionary<Bound>([
  [
    'min',
    'от,с,между,минимум,мин,после,свыше,больше,более,выше,дороже,мощнее,новее,свежее,начиная с,не ранее,не раньше,не менее,не меньше,не ниже,не дешевле,from,between,over,above,since,after,more than,at least,not less than,no less than,not earlier than,newer than,>,≥,高 于,超 过,大 于,不 低 于,不 少 于',
  ],
  [
    'max',
    'до,по,под,за,в пределах,вплоть до,не позднее,не позже,ранее,раньше,менее,меньше,ниже,дешевле,не более,не больше,не выше,не дороже,максимум,under,below,up to,within,less than,at most,not more than,no more than,cheaper than,not later than,no later than,earlier than,<,≤,不 超 过,低 于,小 于,不 高 于',
  ],
  ['about', 'около,примерно,порядка,приблизительно,about,around,approximately,大 约,大 概,约'],
]);
/** Bounds that a year excludes: `после 2019` begins with 2020, `раньше 2019` ends with 2018. */
const STRICT = new Set([
  'ранее',
  'раньше',
  'earlier than',
  'после',
  'новее',
  'свежее',
  'after',
  'newer than',
  '>',
  '超 过',
  '大 于',
]);
const AFTER = dictionary<Bound>([
  [
    'min',
    '以 上,起,之 后,以 后,+,минимум,и выше,и новее,и свежее,и больше,и более,and newer,or newer,and up,and above,or more',
  ],
  ['max', '以 内,以 下,之 前,以 前,之 内,内,максимум,и ниже,и меньше,и старше,or less,or older,and older'],
  ['about', '左 右,上 下'],
]);
/** A `word` separates two figures only after a lower bound. */
const BETWEEN = dictionary<'sign' | 'word'>([
  ['sign', '-,~,到,至'],
  ['word', 'до,по,to,and,и'],
]);
/** Words before a figure that name its subject. */
const TOPICS = dictionary<Kind>([
  ['roubles', 'цена,ценой,по цене,стоимость,стоимостью,бюджет,с бюджетом,price,budget,价 格,预 算'],
  ['powerHp', 'мощность,мощностью,power,马 力,功 率'],
  ['mileageKm', 'пробег,пробегом,с пробегом,mileage,里 程,行 驶,表 显 里 程'],
  ['year', 'год,года,год выпуска,year,年 份,年 款'],
  ['litres', 'объем,объемом,двигатель,двигателем,мотор,engine,排 量'],
]);
/** Subjects of figures that no filter has: a figure beside one of them is no mileage, price or engine size. */
const UNFILTERED = dictionary<true>([
  [
    true,
    'запас хода,запасом хода,запас,запасом,дальность,дальностью,на одной зарядке,на одном заряде,range,续 航,续 航 里 程,' +
      'расход,расходом,расход топлива,consumption,油 耗,百 公 里 油 耗,百 公 里 加 速,百 公 里,разгон,разгоном,до сотни,acceleration,加 速,' +
      'клиренс,клиренсом,дорожный просвет,clearance,离 地 间 隙,багажник,багажником,объем багажника,trunk,后 备 箱,' +
      'батарея,батареей,аккумулятор,battery,电 池,гарантия,гарантией,warranty,质 保,скорость,скоростью,speed,' +
      'длина,длиной,ширина,высота,вес,весом,масса,массой,крутящий момент,torque,диски,дисками,колеса,wheels',
  ],
]);
const STEMS = ['двух', 'трех', 'четырех', 'пяти', 'шести', 'семи', 'восьми', 'девяти'] as const;
const ENDINGS = ['ый', 'ая', 'ое', 'ые', 'ого', 'ой', 'ую', 'ым', 'ых'];
/** `семиместный`, `двухлитровый`. */
const inOneWord = (noun: string) =>
  STEMS.map((stem, at) => [at + 2, ENDINGS.map((ending) => stem + noun + ending).join(',')] as const);
const SEATED = dictionary(inOneWord('местн'));
const OF_LITRES = dictionary([
  ...inOneWord('литров'),
  [1.5, ENDINGS.map((ending) => `полуторалитров${ending}`).join(',')] as const,
]);
/** Words after a number of seats. */
const SEATS = dictionary<true>([
  [
    true,
    [
      'мест,места,seats,seater,seat,- seater,- seat,座,座 位,座 车',
      ...ENDINGS.flatMap((ending) => [`местн${ending}`, `- местн${ending}`]),
    ].join(','),
  ],
]);
const MOST_SEATS = 9;
/** `6-7 мест`, `6 или 7 座`. */
const OR = dictionary<true>([[true, '-,/,до,или,or,to,或,到,至']]);

/** Words for a price with duties and delivery, which is in roubles and not the price of the car. */
const LANDED = dictionary<true>([
  [
    true,
    'под ключ,с доставкой,с растаможкой,с доставкой и растаможкой,с растаможкой и доставкой,landed,landed cost,landed price,turnkey,on the road,落 地,落 地 价,落 地 总 价',
  ],
]);

/** Returns the position after words for a landed cost that begin here. */
export const isLandedWord = (tokens: readonly Token[], at: number): number | undefined =>
  wordAt(LANDED, tokens, at)?.next;

const ABOUT = 0.1;

/** Returns the number of seats, the age or the figures that begin here, as conditions. */
export function figureAt(
  tokens: readonly Token[],
  at: number,
  { isLanded, thisYear }: { readonly isLanded: boolean; readonly thisYear: number },
): Found | undefined {
  return (
    seatsAt(tokens, at) ??
    ageAt(tokens, at, thisYear) ??
    litresAt(tokens, at) ??
    rangeAt(tokens, at, isLanded, thisYear)
  );
}

/** Returns the position after a figure whose subject has no filter, such as `запас хода 500 км` or `500 km range`. */
export function unfilteredAt(tokens: readonly Token[], at: number): number | undefined {
  const topic = wordAt(UNFILTERED, tokens, at);
  if (topic) {
    const before = wordAt(BEFORE, tokens, topic.next);
    return numberAt(tokens, before?.next ?? topic.next)?.next ?? topic.next;
  }
  const before = wordAt(BEFORE, tokens, at);
  const figure = numberAt(tokens, before?.next ?? at);
  return figure && figure.unit !== 'roubles' && figure.unit !== 'yuan'
    ? wordAt(UNFILTERED, tokens, figure.next)?.next
    : undefined;
}

function seatsAt(tokens: readonly Token[], at: number): Found | undefined {
  const whole = tokens[at]!.isGlued ? undefined : wordAt(SEATED, tokens, at);
  if (whole) return { conditions: { seats: [whole.meaning] }, next: whole.next };
  const least = numeralAt(tokens, at);
  const between = least && wordAt(OR, tokens, least.next);
  const most = (between && numeralAt(tokens, between.next)) ?? least;
  const unit = most && wordAt(SEATS, tokens, most.next);
  if (!unit || ![least!, most].every(({ value }) => isNumberOfSeats(value))) return undefined;
  return { conditions: { seats: seatsBetween(least!.value, most.value) }, next: unit.next };
}

const isNumberOfSeats = (value: number): boolean =>
  Number.isInteger(value) && value > 1 && value <= MOST_SEATS;
const seatsBetween = (least: number, most: number): number[] =>
  Array.from({ length: Math.max(most - least, 0) + 1 }, (_, more) => Math.min(least, most) + more);

function litresAt(tokens: readonly Token[], at: number): Found | undefined {
  const found = wordAt(OF_LITRES, tokens, at);
  const conditions = found && conditionsOf('litres', { low: found.meaning, high: found.meaning });
  return conditions && { conditions, next: found.next };
}

function rangeAt(
  tokens: readonly Token[],
  start: number,
  isLanded: boolean,
  thisYear: number,
): Found | undefined {
  const topic = wordAt(TOPICS, tokens, start);
  const opening = topic?.next ?? start;
  const before = wordAt(BEFORE, tokens, opening);
  const first = numberAt(tokens, before?.next ?? opening);
  if (!first) return undefined;
  const between = wordAt(BETWEEN, tokens, first.next);
  const isRange = between && (before ? before.meaning === 'min' : between.meaning === 'sign');
  const second = isRange ? numberAt(tokens, between.next) : undefined;
  const last = second ?? first;
  const after = before ? undefined : boundAfter(tokens, last.next);
  const times = second && first.times === 1 && first.value < second.value ? second.times : first.times;
  const bound = second ? 'both' : (before?.meaning ?? after?.meaning ?? 'exact');
  const unit = last.unit ?? first.unit ?? topic?.meaning;
  const written = ({ value }: Figure): number => (unit === 'year' ? wholeYear(value, thisYear) : value);
  const low = written(first) * times;
  const high = written(last) * last.times;
  const kind = kindOf({ low, high, times: Math.max(times, last.times), unit, bound, isLanded });
  if (!kind) return undefined;
  const opens = before ? tokens.slice(opening, before.next).map(({ text }) => text) : [];
  const isStrict = STRICT.has(opens.join(' '));
  const amount = boundsOf(kind, { low, high, bound, isStrict });
  const conditions = amount && conditionsOf(kind, amount);
  return conditions && { conditions, next: after?.next ?? last.next };
}

/** Returns the bound after a figure; `起` may also begin a name, as in `起亚`. */
function boundAfter(tokens: readonly Token[], at: number): ReturnType<typeof wordAt<Bound>> {
  const found = wordAt(AFTER, tokens, at);
  const following = found && tokens[found.next];
  const isName =
    following &&
    tokens[at]!.text === '起' &&
    following.from === tokens[at]!.to &&
    /\p{Script=Han}/u.test(following.text);
  return isName ? undefined : found;
}

interface Asked {
  readonly low: number;
  readonly high: number;
  /** `exact` without a bound, `both` with two figures. */
  readonly bound: Bound | 'exact' | 'both';
}

/** Returns the subject of figures; undefined where they are no condition. */
function kindOf({
  low,
  high,
  times,
  unit,
  bound,
  isLanded,
}: Asked & {
  readonly times: number;
  readonly unit: Kind | 'other' | undefined;
  readonly isLanded: boolean;
}): Kind | undefined {
  const meant = unit ?? guessed(low, high, times, bound);
  if (meant === undefined || meant === 'other' || (isLanded && meant === 'yuan')) return undefined;
  if (meant === 'year') return isYear(low) && isYear(high) ? 'year' : undefined;
  if (meant === 'litres') return low >= 0.6 && high <= 9 && times === 1 ? 'litres' : undefined;
  return isLanded && meant === 'roubles' ? 'landed' : meant;
}

/** `21 года` is 2021. */
const wholeYear = (value: number, thisYear: number): number =>
  Number.isInteger(value) && value >= 10 && value <= (thisYear % 100) + 1 ? 2_000 + value : value;

const isYear = (value: number): boolean => Number.isInteger(value) && value >= 1980 && value <= 2100;

/** Guesses the meaning of figures without a unit. Chinese money is in yuan, often in ten thousands. */
function guessed(low: number, high: number, times: number, bound: Asked['bound']): Kind | undefined {
  if (times === 1e4 || times === 1e8) return 'yuan';
  if (times > 1 || low >= 100_000) return bound === 'exact' && times < 1e6 ? undefined : 'roubles';
  return bound !== 'exact' && isYear(low) && isYear(high) ? 'year' : undefined;
}

/** Returns the bounds of a figure: a price or mileage alone is the highest one, any other figure alone is exact. */
function boundsOf(
  kind: Kind,
  { low, high, bound, isStrict }: Asked & { readonly isStrict: boolean },
): Amount | undefined {
  const isSpent = ['roubles', 'landed', 'yuan', 'mileageKm'].includes(kind);
  const step = kind === 'year' && isStrict ? 1 : 0;
  switch (bound) {
    case 'both':
      return low <= high ? { low, high } : { low: high, high: low };
    case 'min':
      return { low: low + step, high: undefined };
    case 'max':
      return { low: undefined, high: high - step };
    case 'about':
      return { low: Math.round(low * (1 - ABOUT)), high: Math.round(high * (1 + ABOUT)) };
    case 'exact':
      return isSpent ? { low: undefined, high } : { low, high };
  }
}
