import type { Kind } from './quantities.js';
import { dictionary, wordAt, type Token } from './tokens.js';

/** A number in figures or in words, without its unit. */
export interface Numeral {
  readonly value: number;
  readonly next: number;
  /** Whether it is written in words, which are a number only beside a unit: `три миллиона`, `三菱`. */
  readonly isInWords: boolean;
}

/** Multipliers of a number: `2 млн`, `20万`. */
const TIMES = dictionary([
  [1e3, 'тыс,тысяч,тысяча,тысячи,тыщ,т,к,k,thousand,千'],
  [1e4, '万'],
  [
    1e6,
    'млн,мил,миллион,миллиона,миллионов,лям,ляма,лямов,лимон,лимона,лимонов,кк,м,m,mln,mil,million,millions,百 万',
  ],
  [1e8, '亿'],
]);

/** Multipliers that are a number without another one: `до миллиона`. */
const ALONE = new Set(['миллион', 'миллиона', 'лям', 'ляма', 'million']);

const WORDS = dictionary<number>([
  [0.5, 'пол,half,half a,半'],
  [1, 'один,одна,одного,одной,one'],
  [1.5, 'полтора,полторы,полутора,one and a half'],
  [2, 'два,две,двух,two'],
  [2.5, 'два с половиной,две с половиной,двух с половиной,two and a half'],
  [3, 'три,трех,three'],
  [3.5, 'три с половиной,трех с половиной,three and a half'],
  [4, 'четыре,четырех,four'],
  [4.5, 'четыре с половиной,четырех с половиной,four and a half'],
  [5, 'пять,пяти,five'],
  [6, 'шесть,шести,six'],
  [7, 'семь,семи,seven'],
  [8, 'восемь,восьми,eight'],
  [9, 'девять,девяти,nine'],
  [10, 'десять,десяти,ten'],
  [11, 'одиннадцать,одиннадцати,eleven'],
  [12, 'двенадцать,двенадцати,twelve'],
  [13, 'тринадцать,тринадцати,thirteen'],
  [14, 'четырнадцать,четырнадцати,fourteen'],
  [15, 'пятнадцать,пятнадцати,fifteen'],
  [16, 'шестнадцать,шестнадцати,sixteen'],
  [17, 'семнадцать,семнадцати,seventeen'],
  [18, 'восемнадцать,восемнадцати,eighteen'],
  [19, 'девятнадцать,девятнадцати,nineteen'],
  [20, 'двадцать,двадцати,twenty'],
  [30, 'тридцать,тридцати,thirty'],
  [40, 'сорок,сорока,forty'],
  [50, 'пятьдесят,пятидесяти,fifty'],
  [60, 'шестьдесят,шестидесяти,sixty'],
  [70, 'семьдесят,семидесяти,seventy'],
  [80, 'восемьдесят,восьмидесяти,eighty'],
  [90, 'девяносто,ninety'],
  [100, 'сто,ста,hundred'],
  [200, 'двести,двухсот,two hundred'],
  [300, 'триста,трехсот,three hundred'],
  [400, 'четыреста,четырехсот,four hundred'],
  [500, 'пятьсот,пятисот,five hundred'],
  [600, 'шестьсот,шестисот,six hundred'],
  [700, 'семьсот,семисот,seven hundred'],
  [800, 'восемьсот,восьмисот,eight hundred'],
  [900, 'девятьсот,девятисот,nine hundred'],
]);

/** One word for half of a million. */
const HALF_A_MILLION = new Set(['полмиллиона', 'полумиллиона', 'полляма']);

const HAN_DIGITS = '一二三四五六七八九';
const HAN_POWERS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1_000 };

/** Returns the number that begins here. */
export function numeralAt(tokens: readonly Token[], at: number): Numeral | undefined {
  if (tokens[at] === undefined || tokens[at].isGlued) return undefined;
  return inFigures(tokens, at) ?? inChinese(tokens, at) ?? inWords(tokens, at);
}

/** Thousands are separated by spaces or by commas: 2 000 000. */
function inFigures(tokens: readonly Token[], at: number): Numeral | undefined {
  const { text } = tokens[at]!;
  if (!/^\d/.test(text)) return undefined;
  const isGrouped = /^\d{1,3}(?:,\d{3})?$/.test(text);
  let digits = isGrouped ? text.replace(',', '') : text.replace(',', '.');
  let next = at + 1;
  while (isGrouped && /^\d{3}$/.test(tokens[next]?.text ?? '')) digits += tokens[next++]!.text;
  return { value: Number(digits), next: afterEnding(tokens, next), isInWords: false };
}

/** Endings of a number in figures: `3-х`, `7-ми`. */
const ENDINGS = new Set(['x', 'ех', 'ух', 'ми', 'ти', 'и', 'й', 'го']);

function afterEnding(tokens: readonly Token[], next: number): number {
  const at = tokens[next]?.text === '-' ? next + 1 : next;
  const ending = tokens[at];
  const isTight = ending !== undefined && ending.from === tokens[at - 1]!.to;
  return isTight && ENDINGS.has(ending.text) && !/^\d/.test(tokens[at + 1]?.text ?? '') ? at + 1 : next;
}

/** `二十`, `一百五十`. */
function inChinese(tokens: readonly Token[], start: number): Numeral | undefined {
  let [sum, digit, at] = [0, 0, start];
  for (; at < tokens.length; at += 1) {
    const text = tokens[at]!.text.replace('两', '二');
    const power = HAN_POWERS[text];
    if (text.length === 1 && HAN_DIGITS.includes(text) && digit === 0) digit = HAN_DIGITS.indexOf(text) + 1;
    else if (power !== undefined) [sum, digit] = [sum + (digit || 1) * power, 0];
    else break;
  }
  return at === start ? undefined : { value: sum + digit, next: at, isInWords: true };
}

/** `двести пятьдесят`, `двух с половиной`. */
function inWords(tokens: readonly Token[], start: number): Numeral | undefined {
  if (HALF_A_MILLION.has(tokens[start]!.text)) return { value: 500_000, next: start + 1, isInWords: false };
  if (ALONE.has(tokens[start]!.text)) return { value: 1, next: start, isInWords: true };
  let [sum, at, below] = [0, start, Infinity];
  for (let word = wordAt(WORDS, tokens, at); word && word.meaning < below; word = wordAt(WORDS, tokens, at)) {
    sum += word.meaning;
    at = word.next;
    below = word.meaning >= 100 ? 100 : word.meaning >= 20 ? 10 : 0;
  }
  return at === start ? undefined : { value: sum, next: at, isInWords: true };
}

/** A number with its multiplier and unit. */
export interface Figure {
  readonly value: number;
  readonly times: number;
  /** `other` is a unit without a filter. */
  readonly unit: Kind | 'other' | undefined;
  readonly next: number;
}

const UNITS = dictionary<Kind | 'other'>([
  ['roubles', '₽,руб,р,рубль,рубля,рублей,rub,rur,roubles,rubles,卢 布'],
  ['yuan', '¥,юань,юаня,юаней,yuan,cny,rmb,元,人 民 币,块'],
  [
    'powerHp',
    'лс,л с,л с мощности,сил,силы,лошадиных сил,лошадей,кобыл,hp,bhp,ps,horsepower,马 力,匹,匹 马 力',
  ],
  ['powerKw', 'квт,киловатт,киловатта,kw,kilowatt,kilowatts,千 瓦'],
  ['mileageKm', 'км,км пробега,километров,километра,km,kms,公 里'],
  [
    'year',
    'год,года,году,годов,г,гг,гв,г в,года выпуска,год выпуска,г выпуска,модельного года,модельный год,year,years,年,年 款,款,年 份',
  ],
  ['litres', 'л,литр,литра,литров,литровый,литровая,литровые,l,liter,liters,litre,litres,t,turbo,升'],
  ['cc', 'см 3,см3,см,кубов,куба,куб,кубиков,cc,ccm,毫 升'],
  [
    'other',
    '$,€,usd,доллар,доллара,долларов,баксов,dollars,eur,евро,美 元,мест,места,дверей,двери,doors,вт,вт ч,квт ч,kwh,度,л на 100,нм,nm',
  ],
]);

/** Returns the number with its unit that begins here. */
export function numberAt(tokens: readonly Token[], start: number): Figure | undefined {
  // The sign of a currency may stand before its figure.
  const sign = wordAt(UNITS, tokens, start);
  const isSign = sign && /^[¥₽$€]$/.test(tokens[start]!.text);
  const numeral = numeralAt(tokens, isSign ? start + 1 : start);
  if (!numeral) return undefined;
  const times = wordAt(TIMES, tokens, numeral.next);
  const unit = wordAt(UNITS, tokens, times?.next ?? numeral.next);
  if (numeral.isInWords && !times && !unit) return undefined;
  const figure = {
    value: numeral.value,
    times: times?.meaning ?? 1,
    unit: isSign ? sign.meaning : unit?.meaning,
    next: unit?.next ?? times?.next ?? numeral.next,
  };
  return unit || isSign ? figure : withThousands(tokens, figure);
}

/** Adds the thousands of `1 млн 200 тыс` and of `1 млн 500`. */
function withThousands(tokens: readonly Token[], figure: Figure): Figure {
  const { value, times, next } = figure;
  const rest = times >= 1e4 ? numberAt(tokens, next) : undefined;
  if (!rest || !isMoney(rest.unit)) return figure;
  const isRound = times === 1e6 && rest.times === 1 && rest.value < 1_000 && rest.value % 50 === 0;
  if (!isRound && (rest.times === 1 || rest.times >= times)) return figure;
  return { ...rest, value: value + (rest.value * (isRound ? 1e3 : rest.times)) / times, times };
}

const isMoney = (unit: Figure['unit']): boolean =>
  unit === undefined || unit === 'roubles' || unit === 'yuan';
