import { choiceAt } from './choices.js';
import { typedCity } from './city.js';
import type { PhraseConditions } from './conditions.js';
import { figureAt, isLandedWord } from './figures.js';
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
    'цена,цены,цену,ценой,ценам,стоимость,стоимости,стоит,сколько стоит,почем,купить,куплю,покупка,заказать,заказ,под заказ,продажа,продам,' +
      'авто,автомобиль,автомобиля,автомобили,автомобилей,машина,машины,машину,машин,тачка,тачку,' +
      'недорого,недорогой,недорогая,дешево,дешевый,дешевая,фото,отзыв,отзывы,цвет,цвета,год,года,объявления,' +
      'в наличии,есть в наличии,in stock,available now,现 车,有 货,из китая,с китая,в россии,в россию,пригнать,привезти,' +
      'price,prices,buy,for sale,sale,cost,cheap,car,cars,vehicle,vehicles,photos,reviews,from china,with,' +
      '价 格,报 价,多 少 钱,购 买,买 车,图 片,价 位,汽 车',
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
  'из',
  'для',
  'за',
  'with',
  'in',
  'and',
  'the',
  'of',
  'for',
]);
const TRAILING = new Set(['передач', 'цвета', 'цвете', 'цвет', 'colour', 'color']);

type Claim = { readonly next: number; readonly conditions?: PhraseConditions };

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
  const kept = placesOf(names, tokens);
  const landed = landedAt(text, tokens);
  const claims = new Map<number, Claim>();
  for (let at = 0; at < tokens.length;) {
    const claim =
      kept.has(at) || landed.places.has(at)
        ? undefined
        : claimAt(tokens, at, { isLanded: landed.places.size > 0, thisYear });
    const isWhole =
      claim && !range(at, claim.next).some((place) => kept.has(place) || landed.places.has(place));
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
  return figureAt(tokens, at, reading) ?? choiceAt(tokens, at) ?? wordAt(NOISE, tokens, at);
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, at) => from + at);

/** Returns the places of all tokens that belong to one of the names. */
function placesOf(names: readonly (readonly string[])[], tokens: readonly Token[]): ReadonlySet<number> {
  const places = new Set<number>();
  for (const name of names)
    for (let at = 0; at + name.length <= tokens.length; at += 1)
      if (name.every((word, place) => tokens[at + place]!.text === word))
        for (const place of range(at, at + name.length)) places.add(place);
  return places;
}

interface Landed {
  readonly places: ReadonlySet<number>;
  readonly city?: string;
}

/** Recognises words for a landed cost, and a city named beside them. */
function landedAt(text: string, tokens: readonly Token[]): Landed {
  const places = new Set<number>();
  for (let at = 0; at < tokens.length; at += 1)
    for (const place of range(at, isLandedWord(tokens, at) ?? at)) places.add(place);
  const named = places.size > 0 ? typedCity(text) : undefined;
  if (!named) return { places };
  for (const [place, { from, to }] of tokens.entries())
    if (from >= named.from && to <= named.to) places.add(place);
  return { places, city: named.city };
}

function claimLanded(claims: Map<number, Claim>, { places, city }: Landed): void {
  const [first] = places;
  for (const place of places) claims.set(place, { next: place + 1 });
  if (first === undefined) return;
  const conditions: PhraseConditions = { landedImporter: 'person', ...(city && { landedCity: city }) };
  claims.set(first, { next: first + 1, conditions });
}

/** Splits the text into the parts that were read, and the rest. */
function written(text: string, tokens: readonly Token[], claims: ReadonlyMap<number, Claim>): Phrase {
  const parts: PhrasePart[] = [];
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
    if (claim.conditions) parts.push({ text: text.slice(from, to), conditions: claim.conditions });
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

/** Joins parts about one list, such as two colours: a car has any of them. */
function joined(parts: readonly PhrasePart[]): PhrasePart[] {
  const lists = new Map<string, number>();
  const made: PhrasePart[] = [];
  for (const part of parts) {
    const [field, values] = Object.entries(part.conditions)[0] ?? [];
    const before = field === undefined || !Array.isArray(values) ? undefined : lists.get(field);
    if (field !== undefined && Array.isArray(values) && before === undefined) lists.set(field, made.length);
    if (before === undefined || field === undefined) {
      made.push(part);
      continue;
    }
    const { text, conditions } = made[before]!;
    const all = [...(conditions as Record<string, unknown[]>)[field]!, ...(values as unknown[])];
    made[before] = { text: `${text} ${part.text}`, conditions: { [field]: [...new Set(all)] } };
  }
  return made;
}
