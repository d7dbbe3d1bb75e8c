import type { Directory } from '../../index/directory.js';
import type { BrandSource } from '../../index/source-car.js';
import { NameTrie, type Brand, type Name } from './name-trie.js';
import { MISTAKE, NameWalk, type Effort, type Letters, type Span } from './name-walk.js';

/** Returns the cost of a word beside the name. */
export type CostOf = (word: string) => number;

/** A part of the keyword that is not a name, as typed. */
export type Part = { readonly rest: readonly string[] } | { readonly name: Name };

/** Reading of a keyword as a model. */
export interface ModelReading {
  readonly cost: number;
  /** Series that the keyword names best, then others that it may mean; a make when no series is named. */
  readonly best: readonly Brand[];
  readonly possible: readonly Brand[];
  readonly make: Brand | undefined;
  /** Parts in the order in which they were typed. */
  readonly parts: readonly Part[];
}

/** A reading of the whole keyword. */
interface Candidate {
  readonly cost: number;
  readonly series: Brand | undefined;
  readonly make: Brand | undefined;
  readonly spans: readonly Span[];
  readonly rest: readonly Rest[];
}

interface Rest {
  readonly start: number;
  readonly word: string;
}

/** Maximum time for which reading the names holds the event loop. */
const SLICE_MS = 2;
/** Difference in cost up to which readings are equally likely. */
const EQUAL = 0.02;
/** Difference in cost up to which readings are found as well. */
const POSSIBLE = 0.6;
/** Cost of a word outside of the name, so that of two names the longer one is chosen. */
const OUTSIDE = 0.05;
/** Cost of such a word that other names contain. */
const OUTSIDE_OF_NAMES = 0.15;
/** Cost of a make that is not that of the series. */
export const CONTRADICTION = 5;
/** Factor for a name with a mistake, when make and series confirm each other. */
const CONFIRMED = 0.3;
const SHUFFLED = 0.1;

/** Finds make and series named by a keyword, in whatever script it is written. */
export class ModelReader {
  private trie: NameTrie | undefined;
  private building: Generator<void, NameTrie> | undefined;

  constructor(private readonly brands: Directory<BrandSource>) {}

  /** Reads changed names again, in slices; a keyword that comes before the end reads the rest. */
  expire(): void {
    this.trie = undefined;
    this.building = NameTrie.building(this.brands);
    setImmediate(this.turn);
  }

  /** Reads the names; yields after each small part. */
  *preparing(): Generator<void> {
    while (!this.trie) {
      this.buildOn();
      yield;
    }
  }

  /** Whether a word is a short part of names and no name by itself: `си` of `Си Лайон`. */
  isFragment(word: string): boolean {
    return this.names.isFragment(word);
  }

  /** Returns the cheapest reading of the words that contains a make or a series. */
  read(words: readonly string[], costOf: CostOf, effort: Effort): ModelReading | undefined {
    const trie = this.names;
    const phrase = new Phrase(words, costOf, (word) => trie.isInSeries(word));
    const spans = this.spansOf(trie, phrase, effort);
    const makes = spans.filter(({ name }) => name.brand.row.parentId === null);
    const candidates: Candidate[] = [];
    for (const span of spans)
      if (span.name.brand.row.parentId !== null) candidates.push(...this.withMakes(phrase, [span], makes));
    for (const make of makes) candidates.push(...phrase.candidate(undefined, [make], [], 0));
    candidates.push(...this.shuffled(trie, phrase, makes));
    return readingOf(candidates);
  }

  private get names(): NameTrie {
    let { trie } = this;
    while (!trie) trie = this.buildOn();
    return trie;
  }

  /** Does one small part of the work; returns the trie with the last one. */
  private buildOn(): NameTrie | undefined {
    const step = (this.building ??= NameTrie.building(this.brands)).next();
    if (!step.done) return undefined;
    this.building = undefined;
    return (this.trie = step.value);
  }

  private readonly turn = (): void => {
    const until = performance.now() + SLICE_MS;
    while (this.building && performance.now() < until) this.buildOn();
    if (this.building) setImmediate(this.turn);
  };

  private spansOf(trie: NameTrie, phrase: Phrase, effort: Effort): Span[] {
    const starts = [...phrase.starts];
    const known = new Set(starts);
    const spans: Span[] = [];
    for (let at = 0; at < starts.length; at += 1)
      for (const span of new NameWalk(phrase, starts[at]!, effort).spansFrom(trie.root)) {
        if (span.end >= phrase.text.length || phrase.isBoundary(span.end)) spans.push(span);
        else if (span.end - span.start > 1 && span.cost < MISTAKE) {
          spans.push(span);
          // A name may follow without a space.
          if (!known.has(span.end)) starts.push(span.end);
          known.add(span.end);
        }
      }
    return spans;
  }

  private withMakes(phrase: Phrase, spans: readonly Span[], makes: readonly Span[], extra = 0): Candidate[] {
    const [{ name }] = spans as [Span];
    const { parentId } = name.brand.row;
    const apart = makes.filter((make) => spans.every((span) => !overlap(span, make)));
    const own = apart.filter((make) => make.name.brand.id === parentId);
    const others = apart.filter((make) => make.name.brand.id !== parentId && make.cost < POSSIBLE / 2);
    const isEnough = !name.isWeak || (spans[0]!.cost === 0 && phrase.isWhole(spans));
    return [undefined, ...own].flatMap((make) => {
      if (!make && !isEnough) return [];
      const isContradicted = others.some((other) => !make || !overlap(other, make));
      const isConfirmed = make && [...spans, make].some(({ cost }) => cost >= MISTAKE);
      const more = extra + (isContradicted ? CONTRADICTION : 0) - (isConfirmed ? CONFIRMED : 0);
      return phrase.candidate(name.brand, make ? [...spans, make] : spans, make ? [make] : [], more);
    });
  }

  /** Returns series of which all words were typed, in another order. */
  private shuffled(trie: NameTrie, phrase: Phrase, makes: readonly Span[]): Candidate[] {
    const used = phrase.tokens.filter(
      ({ word, start }) =>
        trie.isInSeries(word) &&
        !makes.some((make) => make.cost === 0 && start >= make.start && start < make.end),
    );
    return trie.namesOfWords(used.map(({ word }) => word)).flatMap((name) =>
      this.withMakes(
        phrase,
        used.map(({ start, word }) => ({ start, end: start + word.length, name, cost: 0 })),
        makes,
        SHUFFLED,
      ),
    );
  }
}

const overlap = (left: Span, right: Span): boolean => left.start < right.end && right.start < left.end;

/** The words of a keyword and their letters without spaces. */
class Phrase implements Letters {
  readonly text: string;
  readonly tokens: readonly Rest[];
  readonly starts: ReadonlySet<number>;

  constructor(
    words: readonly string[],
    private readonly costOf: CostOf,
    private readonly isInSeries: (word: string) => boolean,
  ) {
    let start = 0;
    this.tokens = words.map((word) => {
      const token = { start, word };
      start += word.length;
      return token;
    });
    this.text = words.join('');
    this.starts = new Set(this.tokens.map((token) => token.start));
  }

  isBoundary(at: number): boolean {
    return at === this.text.length || this.starts.has(at);
  }

  isWhole(spans: readonly Span[]): boolean {
    return spans.reduce((sum, { start, end }) => sum + end - start, 0) === this.text.length;
  }

  /** Returns the reading with these names, if all letters beside them are words; else undefined. */
  candidate(
    series: Brand | undefined,
    spans: readonly Span[],
    makes: readonly Span[],
    extra: number,
  ): Candidate[] {
    const ordered = [...spans].sort((left, right) => left.start - right.start);
    const rest: Rest[] = [];
    let cost =
      extra + spans.reduce((sum, span, at) => sum + (spans[at - 1]?.name === span.name ? 0 : span.cost), 0);
    for (const token of this.tokens) {
      const pieces = piecesOf(token, ordered);
      for (const piece of pieces) {
        const pieceCost = this.costOf(piece.word);
        // A word that is written together with a name is a number, or too long to be part of the name.
        if (piece.word !== token.word && (pieceCost > POSSIBLE || !/^([\d.]+|.{3,})$/u.test(piece.word)))
          return [];
        cost += pieceCost + (this.isInSeries(piece.word) ? OUTSIDE_OF_NAMES : OUTSIDE);
        rest.push(piece);
      }
    }
    const make = makes[0]?.name.brand ?? (series ? undefined : spans[0]!.name.brand);
    return [{ cost, series, make, spans: ordered, rest }];
  }
}

/** Returns the rest of a word beside the names. */
function piecesOf({ start, word }: Rest, spans: readonly Span[]): Rest[] {
  const pieces: Rest[] = [];
  let at = start;
  const end = start + word.length;
  for (const span of spans) {
    if (span.end <= at || span.start >= end) continue;
    if (span.start > at) pieces.push({ start: at, word: word.slice(at - start, span.start - start) });
    at = Math.min(end, span.end);
  }
  if (at < end) pieces.push({ start: at, word: word.slice(at - start) });
  return pieces;
}

function readingOf(candidates: readonly Candidate[]): ModelReading | undefined {
  let least: Candidate | undefined;
  for (const candidate of candidates)
    if (
      !least ||
      candidate.cost < least.cost ||
      (candidate.cost === least.cost && candidate.series && !least.series)
    )
      least = candidate;
  if (!least) return undefined;
  const beside = besideOf(least);
  const within = (margin: number): Brand[] => [
    ...new Set(
      candidates.flatMap((candidate) =>
        candidate.series && candidate.cost <= least.cost + margin && besideOf(candidate) === beside
          ? [candidate.series]
          : [],
      ),
    ),
  ];
  return {
    cost: least.cost,
    best: least.series ? within(EQUAL) : [],
    possible: least.series ? within(POSSIBLE) : [],
    make: least.make,
    parts: partsOf(least),
  };
}

/** Returns the words beside the name; series are alternatives only for the same words. */
const besideOf = ({ rest }: Candidate): string => rest.map(({ word }) => word).join(' ');

function partsOf({ spans, rest }: Candidate): Part[] {
  const named = spans
    .filter(({ name }, at) => spans[at - 1]?.name !== name)
    .map(({ start, name }) => ({ start, part: { name } as Part }));
  const others = rest.map(({ start, word }) => ({ start, part: { rest: [word] } as Part }));
  const parts: Part[] = [];
  for (const { part } of [...named, ...others].sort((left, right) => left.start - right.start)) {
    const last = parts.at(-1);
    // Adjacent words are read together: they may be a synonym of several words.
    if (last && 'rest' in last && 'rest' in part)
      parts[parts.length - 1] = { rest: [...last.rest, ...part.rest] };
    else parts.push(part);
  }
  return parts;
}
