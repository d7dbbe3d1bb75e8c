import { choiceAt, exclusionAt } from './choices.js';
import { typedCity } from './city.js';
import type { PhraseConditions } from './conditions.js';
import { figureAt, isLandedWord, unfilteredAt } from './figures.js';
import { dictionary, plainText, tokensOf, wordAt, type Token } from './tokens.js';

/** Words of a keyword that stand for conditions. */
export interface PhrasePart {
  /** The words as typed. */
  readonly text: string;
  readonly conditions: PhraseConditions;
}

export interface Phrase {
  readonly parts: readonly PhrasePart[];
  /** The remaining words; empty when nothing is left to look for. */
  readonly rest: string;
}

/** Words of a search that say nothing about the car. */
const NOISE = dictionary<true>([
  [
    true,
    'без пробега по рф,без пробега по россии,без пробега в рф,без пробега в россии,' +
      'хочу,хотел бы,ищу,нужен,нужна,нужно,интересует,подберите,подобрать,looking for,i want,求 购,想 买,' +
      'цена,цены,цену,ценой,ценам,стоимость,стоимости,стоит,сколько стоит,почем,купить,куплю,покупка,заказать,заказ,под заказ,продажа,продам,' +
      'авто,автомобиль,автомобиля,автомобили,автомобилей,машина,машины,машину,машин,тачка,тачку,' +
      'недорого,недорогой,недорогая,дешево,дешевый,дешевая,фото,отзыв,отзывы,цвет,цвета,металлик,перламутр,metallic,год,года,модельного года,модельный год,объявления,' +
      'в наличии,есть в наличии,in stock,available now,现 车,有 货,из китая,с китая,в россии,в россию,пригнать,привезти,' +
      'price,prices,buy,for sale,sale,cost,cheap,car,cars,vehicle,vehicles,photos,reviews,from china,with,' +
      '的,全 时,适 时,价 格,报 价,多 少 钱,购 买,买 车,图 片,价 位,汽 车',
  ],
]);
/** Words that belong to the part after them. */
const LEADING = new Set([
  'на',
  'с',
  'со',
  'в',
  'во',
  'и',
  'или',
  'либо',
  'из',
  'для',
  'за',
  'with',
  'in',
  'and',
  'or',
  'the',
  'of',
  'for',
  '或',
]);
const TRAILING = new Set(['передач', 'цвета', 'цвете', 'цвет', 'colour', 'color']);

type Claim = {
  readonly next: number;
  readonly conditions?: PhraseConditions;
  readonly isExclusion?: true;
};

/** A part as it was read, before those about one field are joined. */
interface ReadPart extends PhrasePart {
  readonly isExclusion: boolean;
}

/**
 * Reads prices, years, ages, mileage, power, engine size, seats, owners, choices and a landed cost in a keyword, in Russian, Chinese
 * and English, and leaves the rest as words.
 * @param names names of makes and models that contain such words, as `namesToKeep` returns them: they stay words
 * @param thisYear year by which ages are counted
 */
export function readPhrase(
  keyword: string,
  names: readonly (readonly string[])[] = [],
  thisYear = new Date().getFullYear(),
): Phrase {
  const text = plainText(keyword);
  const tokens = tokensOf(text);
  const kept = positionsOf(names, tokens);
  const landed = landedAt(text, tokens);
  const claims = new Map<number, Claim>();
  for (let at = 0; at < tokens.length;) {
    const skipped = unfilteredAt(tokens, at);
    if (skipped !== undefined) {
      at = skipped;
      continue;
    }
    const claim =
      kept.has(at) || landed.positions.has(at)
        ? undefined
        : claimAt(tokens, at, { isLanded: landed.positions.size > 0, thisYear });
    const isWhole =
      claim &&
      !range(at, claim.next).some((position) => kept.has(position) || landed.positions.has(position));
    if (isWhole) claims.set(at, claim);
    at = isWhole ? claim.next : at + 1;
  }
  claimLanded(claims, landed);
  return written(text, tokens, claims);
}

/** Returns the names, as words, of which a reading would take words for conditions: `Li Auto`, `Mini EV`. */
export function namesToKeep(names: Iterable<string>): (readonly string[])[] {
  const kept: (readonly string[])[] = [];
  for (const name of names) {
    const tokens = tokensOf(plainText(name));
    if (tokens.length > 0 && tokens.some((_, at) => claimAt(tokens, at, { isLanded: false, thisYear: 2000 })))
      kept.push(tokens.map(({ text }) => text));
  }
  return kept;
}

interface Reading {
  readonly isLanded: boolean;
  readonly thisYear: number;
}

function claimAt(tokens: readonly Token[], at: number, reading: Reading): Claim | undefined {
  const noise = wordAt(NOISE, tokens, at);
  const choice = choiceAt(tokens, at) ?? exclusionAt(tokens, at);
  // `без пробега по РФ` is said of used cars from abroad; `без пробега` alone means a new one.
  const longer = choice && noise && noise.next > choice.next ? noise : (choice ?? noise);
  return figureAt(tokens, at, reading) ?? longer;
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, at) => from + at);

/** Returns the positions of all tokens that belong to one of the names. */
function positionsOf(names: readonly (readonly string[])[], tokens: readonly Token[]): ReadonlySet<number> {
  const positions = new Set<number>();
  for (const name of names)
    for (let at = 0; at + name.length <= tokens.length; at += 1)
      if (name.every((word, position) => tokens[at + position]!.text === word))
        for (const position of range(at, at + name.length)) positions.add(position);
  return positions;
}

interface Landed {
  readonly positions: ReadonlySet<number>;
  readonly city?: string;
}

/** Recognises words for a landed cost, and a city named beside them. */
function landedAt(text: string, tokens: readonly Token[]): Landed {
  const positions = new Set<number>();
  for (let at = 0; at < tokens.length; at += 1)
    for (const position of range(at, isLandedWord(tokens, at) ?? at)) positions.add(position);
  const named = positions.size > 0 ? typedCity(text) : undefined;
  if (!named) return { positions };
  for (const [position, { from, to }] of tokens.entries())
    if (from >= named.from && to <= named.to) positions.add(position);
  return { positions, city: named.city };
}

function claimLanded(claims: Map<number, Claim>, { positions, city }: Landed): void {
  const [first] = positions;
  for (const position of positions) claims.set(position, { next: position + 1 });
  if (first === undefined) return;
  const conditions: PhraseConditions = { landedImporter: 'person', ...(city && { landedCity: city }) };
  claims.set(first, { next: first + 1, conditions });
}

/** Splits the text into the parts that were read, and the rest. */
function written(text: string, tokens: readonly Token[], claims: ReadonlyMap<number, Claim>): Phrase {
  const parts: ReadPart[] = [];
  const rest: string[] = [];
  let end = 0;
  const keep = (to: number): void => void rest.push(text.slice(end, to));
  for (let at = 0; at < tokens.length;) {
    const claim = claims.get(at);
    if (!claim) {
      at += 1;
      continue;
    }
    const first = leadingBefore(tokens, at, end);
    const next = trailingAfter(tokens, claim.next, claims);
    const [from, last] = [tokens[first]!.from, tokens[next - 1]!];
    // `л.с.` ends with its point.
    const to = last.to + (text[last.to] === '.' && !/\d/.test(last.text) ? 1 : 0);
    keep(from);
    end = to;
    const { conditions, isExclusion = false } = claim;
    if (conditions) parts.push({ text: text.slice(from, to), conditions, isExclusion });
    at = next;
  }
  keep(text.length);
  return { parts: joined(parts), rest: claims.size > 0 ? tidy(rest.join(' ')) : text.trim() };
}

function leadingBefore(tokens: readonly Token[], at: number, end: number): number {
  let first = at;
  while (first > 0 && tokens[first - 1]!.from >= end && LEADING.has(tokens[first - 1]!.text)) first -= 1;
  return first;
}

function trailingAfter(tokens: readonly Token[], next: number, claims: ReadonlyMap<number, Claim>): number {
  let end = next;
  while (end < tokens.length && !claims.has(end) && TRAILING.has(tokens[end]!.text)) end += 1;
  return end;
}

/** Returns the words without punctuation that stood between parts. */
const tidy = (rest: string): string =>
  rest
    .split(' ')
    .filter((word) => /[\p{L}\p{N}$€]/u.test(word))
    .join(' ');

/**
 * Joins parts about one list, such as two colours: a car has any of them, and a negation beside a choice adds nothing. Two
 * different values of a single choice (`новая или с пробегом`) are no condition.
 */
function joined(parts: readonly ReadPart[]): PhrasePart[] {
  const fieldOf = ({ conditions }: ReadPart): string => Object.keys(conditions)[0] ?? '';
  const valueOf = ({ conditions }: ReadPart): unknown => Object.values(conditions)[0];
  const isChoice = (part: ReadPart): boolean => typeof valueOf(part) !== 'number';
  return parts.flatMap((part, at) => {
    const field = fieldOf(part);
    const same = isChoice(part) ? parts.filter((other) => fieldOf(other) === field) : [part];
    if (same.length < 2) return [plain(part)];
    if (parts.indexOf(same[0]!) !== at) return [];
    const text = same.map((other) => other.text).join(' ');
    if (!Array.isArray(valueOf(part)))
      return new Set(same.map(valueOf)).size === 1 ? [{ text, conditions: part.conditions }] : [];
    return [{ text, conditions: { [field]: listOf(same) } }];
  });

  function listOf(same: readonly ReadPart[]): unknown[] {
    const lists = (ones: readonly ReadPart[]): unknown[][] => ones.map((one) => valueOf(one) as unknown[]);
    const wanted = lists(same.filter(({ isExclusion }) => !isExclusion));
    const [first = [], ...others] = lists(same);
    return wanted.length > 0
      ? [...new Set(wanted.flat())]
      : first.filter((value) => others.every((list) => list.includes(value)));
  }
}

const plain = ({ text, conditions }: ReadPart): PhrasePart => ({ text, conditions });
