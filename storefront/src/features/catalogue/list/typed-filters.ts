import { typedCity } from './typed-city.js';
import type { Filter } from './filter.js';
import { choicesIn } from './typed-choices.js';
import { dictionary, tokensOf, wordAt, type Token } from './typed-words.js';

/** The filters in a typed text, and the remaining words. */
export interface TypedFilters {
  readonly patch: Filter;
  /** The texts that became filters, as typed. */
  readonly read: readonly string[];
  readonly keyword: string;
}

type Kind = 'roubles' | 'landed' | 'yuan' | 'powerHp' | 'mileageKm' | 'year';
type Bound = 'min' | 'max';

interface Figure {
  readonly value: number;
  readonly times: number;
  /** `other` is a unit without a filter. */
  readonly unit: Kind | 'other' | undefined;
  readonly next: number;
}

const BEFORE = dictionary<Bound>([
  ['min', 'от,с,после,свыше,больше,более,не менее,from,over,above,since,more than,at least,高 于,超 过'],
  ['max', 'до,по,под,менее,меньше,не более,не дороже,under,below,up to,less than,at most,不 超 过,低 于'],
]);
const AFTER = dictionary<Bound>([
  ['min', '以 上,起,之 后,以 后'],
  ['max', '以 内,以 下,之 前'],
]);
/** A `word` separates two figures only after a lower bound. */
const BETWEEN = dictionary<'sign' | 'word'>([
  ['sign', '-,~,到,至'],
  ['word', 'до,по,to,and'],
]);
const TIMES = dictionary([
  [1e3, 'тыс,тысяч,тысяча,тысячи,т,к,k,thousand,千'],
  [1e4, '万'],
  [1e6, 'млн,миллион,миллиона,миллионов,м,m,mln,million,millions,百 万'],
  [1e8, '亿'],
]);
const UNITS = dictionary<Kind | 'other'>([
  ['roubles', '₽,руб,р,рубль,рубля,рублей,rub,roubles,rubles,卢 布'],
  ['yuan', '¥,юань,юаня,юаней,yuan,cny,rmb,元,人 民 币'],
  ['powerHp', 'лс,л с,л с мощности,сил,лошадей,hp,bhp,horsepower,马 力,匹'],
  ['mileageKm', 'км,км пробега,километров,km,公 里'],
  ['year', 'год,года,году,г,гв,г в,года выпуска,year,年'],
  ['other', '$,€,usd,доллар,доллара,долларов,баксов,dollars,eur,евро,美 元,л,литр,литра,литров,мест,места'],
]);
/** Words before a figure that name its subject. */
const TOPICS = dictionary<Kind>([
  ['roubles', 'цена,стоимость,бюджет,price,budget,价 格,预 算'],
  ['powerHp', 'мощность,мощностью,power,马 力'],
  ['mileageKm', 'пробег,пробегом,с пробегом,mileage,里 程'],
  ['year', 'год,year,年 份'],
]);
/** `семиместный`, `7 мест`. */
const SEATS = dictionary(
  (['двух', 'трех', 'четырех', 'пяти', 'шести', 'семи', 'восьми'] as const).map((prefix, at) => {
    const endings = ['местный', 'местная', 'местное', 'местные'];
    const inFigures = ['мест', 'места', 'seats', 'seater', '- seater', '- seat', '座', '座 位', ...endings];
    const count = String(at + 2);
    return [
      count,
      [
        ...endings.map((ending) => prefix + ending),
        ...inFigures.map((word) => `${count} ${word}`),
        ...endings.map((word) => `${count} - ${word}`),
      ].join(','),
    ] as const;
  }),
);
/** Words that bound an age; `до 2020 года` is not an age, and `не старше 2020 года` means later years. */
const AGES = dictionary<{ readonly bound: Bound; readonly isOfYears: boolean }>([
  [{ bound: 'max', isOfYears: true }, 'не старше,моложе,младше,not older than,younger than'],
  [{ bound: 'max', isOfYears: false }, 'до,under,up to'],
  [{ bound: 'min', isOfYears: true }, 'старше,не моложе,older than'],
]);
const YEARS_OLD = dictionary<true>([[true, 'лет,года,год,years,year,years old']]);
const OLDEST = 30;

/** Words for a price with duties and delivery, which is in roubles and not the price of the car. */
const LANDED = dictionary<true>([
  [
    true,
    'под ключ,с доставкой,с растаможкой,с доставкой и растаможкой,с растаможкой и доставкой,landed,landed cost,landed price,turnkey,on the road,落 地,落 地 价,落 地 总 价',
  ],
]);

const FIELDS: Readonly<Record<Kind, { readonly [B in Bound]: keyof Filter }>> = {
  roubles: { min: 'priceFrom', max: 'priceTo' },
  landed: { min: 'landedFrom', max: 'landedTo' },
  yuan: { min: 'yuanFrom', max: 'yuanTo' },
  powerHp: { min: 'powerFrom', max: 'powerTo' },
  mileageKm: { min: 'kmFrom', max: 'kmTo' },
  year: { min: 'yearFrom', max: 'yearTo' },
};

/**
 * Parses prices, power, years, ages and mileages with a bound, and numbers of seats; also body, fuel and drive beside them or
 * alone. Everything else stays a keyword.
 */
export function readTyped(typed: string): TypedFilters {
  const tokens = tokensOf(typed);
  const taken = new Set<number>();
  const landed = landedAt(typed, tokens);
  let patch: Filter = {};
  for (let at = 0; at < tokens.length;) {
    const found = landed.words.has(at)
      ? undefined
      : (seatsAt(tokens, at) ?? ageAt(tokens, at) ?? rangeAt(tokens, at, landed.words.size > 0));
    if (found) {
      patch = { ...patch, ...found.patch };
      for (let place = at; place < found.next; place += 1) taken.add(place);
    }
    at = found?.next ?? at + 1;
  }
  if (patch.landedFrom !== undefined || patch.landedTo !== undefined || landed.city !== undefined) {
    patch = { ...patch, importer: 'person', ...(landed.city && { landedCity: landed.city }) };
    for (const place of landed.words) taken.add(place);
  }
  const chosen = choicesIn(tokens, taken);
  if (taken.size > 0 || chosen.places.size === tokens.length)
    for (const place of chosen.places) taken.add(place);
  else return { patch, read: [], keyword: typed };
  patch = { ...patch, ...chosen.patch };
  return { patch, ...pieces(typed, tokens, taken) };
}

/** Recognises words for a landed cost, and a city named beside them. */
function landedAt(
  typed: string,
  tokens: readonly Token[],
): { readonly words: ReadonlySet<number>; readonly city?: string } {
  const words = new Set<number>();
  for (let at = 0; at < tokens.length; at += 1)
    for (let place = at; place < (wordAt(LANDED, tokens, at)?.next ?? at); place += 1) words.add(place);
  const named = words.size > 0 ? typedCity(typed) : undefined;
  if (!named) return { words };
  for (const [place, { from, to }] of tokens.entries())
    if (from >= named.from && to <= named.to) words.add(place);
  return { words, city: named.city };
}

interface Found {
  readonly patch: Filter;
  readonly next: number;
}

function seatsAt(tokens: readonly Token[], at: number): Found | undefined {
  const found = tokens[at]!.isGlued ? undefined : wordAt(SEATS, tokens, at);
  return found && { patch: { seats: [found.meaning] }, next: found.next };
}

/** Converts an age in years to a year of manufacture. */
function ageAt(tokens: readonly Token[], at: number): Found | undefined {
  const before = wordAt(AGES, tokens, at);
  if (!before) return undefined;
  const { bound, isOfYears } = before.meaning;
  const value = Number(tokens[before.next]?.text ?? NaN);
  const unit = wordAt(YEARS_OLD, tokens, before.next + 1);
  const isAge = Number.isInteger(value) && value <= OLDEST;
  if (!unit || !(isAge || (isOfYears && isYear(value)))) return undefined;
  const year = isAge ? new Date().getFullYear() - value : value;
  return { patch: bound === 'max' ? { yearFrom: year } : { yearTo: year }, next: unit.next };
}

function rangeAt(tokens: readonly Token[], start: number, isLanded: boolean): Found | undefined {
  const topic = wordAt(TOPICS, tokens, start);
  const opening = topic?.next ?? start;
  const before = wordAt(BEFORE, tokens, opening);
  const first = figureAt(tokens, before?.next ?? opening);
  if (!first) return undefined;
  const between = wordAt(BETWEEN, tokens, first.next);
  const isRange = between && (before ? before.meaning === 'min' : between.meaning === 'sign');
  const second = isRange ? figureAt(tokens, between.next) : undefined;
  const last = second ?? first;
  const after = before ? undefined : wordAt(AFTER, tokens, last.next);
  const bound = before?.meaning ?? after?.meaning;
  if (!second && !bound) return undefined;
  const times = second && first.times === 1 && first.value < second.value ? second.times : first.times;
  const low = first.value * times;
  const high = last.value * last.times;
  const unit = last.unit ?? first.unit ?? topic?.meaning;
  const meant = unit ?? kindOf(low, high, Math.max(times, last.times));
  if (meant === undefined || meant === 'other' || (isLanded && meant === 'yuan')) return undefined;
  if (meant === 'year' && !(isYear(low) && isYear(high))) return undefined;
  const kind = isLanded && meant === 'roubles' ? 'landed' : meant;
  const { min, max } = FIELDS[kind];
  const patch = second ? { [min]: low, [max]: high } : { [bound === 'min' ? min : max]: high };
  if (Object.values(patch).some((value) => !Number.isSafeInteger(value))) return undefined;
  return { patch: patch as Filter, next: after?.next ?? last.next };
}

const isYear = (value: number): boolean => value >= 1980 && value <= 2100;

/** Guesses the meaning of figures without a unit. Chinese money is in yuan, often in ten thousands. */
function kindOf(low: number, high: number, times: number): Kind | undefined {
  if (times === 1e4 || times === 1e8) return 'yuan';
  if (times > 1 || low >= 100_000) return 'roubles';
  return isYear(low) && isYear(high) ? 'year' : undefined;
}

function figureAt(tokens: readonly Token[], at: number): Figure | undefined {
  const text = tokens[at]?.text;
  if (text === undefined || !/^\d/.test(text) || tokens[at]!.isGlued) return undefined;
  let digits = text.replace(',', '.');
  let next = at + 1;
  // Thousands separated by spaces: 2 000 000.
  while (/^\d{1,3}$/.test(text) && /^\d{3}$/.test(tokens[next]?.text ?? '')) digits += tokens[next++]!.text;
  const times = wordAt(TIMES, tokens, next);
  const unit = wordAt(UNITS, tokens, times?.next ?? next);
  return {
    value: Number(digits),
    times: times?.meaning ?? 1,
    unit: unit?.meaning,
    next: unit?.next ?? times?.next ?? next,
  };
}

/** Splits the typed text into filters and the rest. */
function pieces(
  typed: string,
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
): { readonly read: string[]; readonly keyword: string } {
  const read: string[] = [];
  let keyword = '';
  let end = 0;
  let wasTaken = false;
  for (const [place, { from, to }] of tokens.entries()) {
    const gap = typed.slice(end, from);
    const isTaken = taken.has(place);
    const word = typed.slice(from, to);
    if (isTaken && wasTaken) read[read.length - 1] += gap + word;
    else if (isTaken) read.push(word);
    else keyword += (wasTaken ? ' ' : gap) + word;
    end = to;
    wasTaken = isTaken;
  }
  if (!wasTaken) keyword += typed.slice(end);
  return { read, keyword: taken.size > 0 ? keyword.trim().replace(/^[,.;\s]+/, '') : typed };
}
