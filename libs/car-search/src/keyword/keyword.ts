import { partsOf, wordsOf } from './words.js';
import type { CarIndex } from '../index/car-index.js';
import type { IndexObserver } from '../index/index-observers.js';
import { all, any, either, type Expression } from '../index/posting.js';
import { postingsOf } from './lexicon.js';
import { CONTRADICTION, ModelReader, type ModelReading } from './names/model-reader.js';
import { inOtherLayout } from './spelling.js';
import { MISTAKE, UNKNOWN, WordReader, type Term } from './word-reader.js';

/** Maximum number of words; further ones are ignored. */
const MAX_WORDS = 12;
const MAX_KNOWN = 20_000;
/** Cost of a keyword in the other keyboard layout, compared with readings of the typed letters. */
const OTHER_LAYOUT = 2.5;
/** Preference of the words as such over a name that is as likely. */
const PREFERENCE = 0.1;
/** Cost from which a reading of names does not affect the order. */
const LIKELY = 3;

/** Cost from which other readings are tried when no car is found. */
const DOUBTFUL = 0.5;

export type { Term } from './word-reader.js';

export interface ReadKeyword {
  readonly terms: readonly Term[];
  /** Words without any interpretation. */
  readonly unknown: readonly string[];
  /** The interpreted keyword; equals `typed` when nothing was corrected. */
  readonly readAs: string;
  readonly typed: string;
  /** Cost of this reading, higher for less likely ones: 0 for words that are known as typed. */
  readonly cost: number;
  /** Cars of the series that the keyword names best, when it finds others as well. */
  readonly named: Expression | undefined;
}

type Understood = Omit<ReadKeyword, 'typed'>;

interface Remembered {
  readonly read: ReadKeyword | undefined;
  readonly lesser: () => readonly ReadKeyword[];
}

/**
 * Interprets keywords: names of makes and series by look, by sound and by the names of letters; all other words as they
 * are, as prefixes, synonyms and compounds; then the other keyboard layout; then spelling mistakes. The cheapest
 * reading of the whole keyword is chosen.
 */
export class KeywordReader {
  private readonly readings = new Map<string, Remembered>();
  private readVersion = -1;
  private readonly words: WordReader;
  private readonly models: ModelReader;

  constructor(
    private readonly index: Pick<CarIndex, 'lexicon' | 'brands'> & {
      readonly observe: (observer: Pick<IndexObserver, 'tablesChanged'>) => void;
    },
  ) {
    this.models = new ModelReader(index.brands);
    this.words = new WordReader(index.lexicon, (word) => this.models.isFragment(word));
    index.observe({
      tablesChanged: () => {
        this.models.expire();
        this.words.expire();
        this.readings.clear();
      },
    });
  }

  /** Reads the names of makes and series, so that no keyword has to; yields after each small part. */
  preparing(): Generator<void> {
    return this.models.preparing();
  }

  /** Replaces the synonyms; each group holds terms of equal meaning. */
  setSynonyms(groups: readonly (readonly string[])[]): void {
    this.words.setSynonyms(groups);
    this.readings.clear();
  }

  /** Returns the likeliest reading of a keyword; `undefined` when it holds no searchable word. */
  read(keyword: string): ReadKeyword | undefined {
    return this.remembered(keyword).read;
  }

  /**
   * Returns less likely readings, the likeliest first: for keywords whose words no car has together. Empty when all
   * words are known as they were typed.
   */
  others(keyword: string): readonly ReadKeyword[] {
    const { read, lesser } = this.remembered(keyword);
    return read && read.cost >= DOUBTFUL ? lesser() : [];
  }

  private remembered(keyword: string): Remembered {
    const { lexicon } = this.index;
    if (this.readVersion !== lexicon.version || this.readings.size > MAX_KNOWN) {
      this.readings.clear();
      this.readVersion = lexicon.version;
    }
    const known = this.readings.get(keyword);
    if (known) return known;
    const read = this.understand(keyword);
    const remembered = { read, lesser: once(() => (read ? this.lesser(keyword, read) : [])) };
    this.readings.set(keyword, remembered);
    return remembered;
  }

  private understand(keyword: string): ReadKeyword | undefined {
    const typed = typedWords(keyword);
    if (typed.length === 0) return undefined;
    let best = this.readWords(typed, false)[0]!;
    const consider = (words: readonly string[], withGuesses: boolean, extra: number): void => {
      const other = this.readWords(words, withGuesses)[0]!;
      if (other.cost + extra < best.cost) best = { ...other, cost: other.cost + extra };
    };
    // `танк300` names the model of `танк 300`, even where its make has the joined name as well.
    const parted = typed.flatMap(partsOf).slice(0, MAX_WORDS);
    const apart = parted.length > typed.length ? this.readWords(parted, false)[0]! : best;
    if (apart.cost <= best.cost) {
      const isAsTyped = wordsOf(apart.readAs).join('') === typed.join('');
      best = { ...apart, ...(isAsTyped && { readAs: typed.join(' ') }) };
    }
    const layouts = best.cost > OTHER_LAYOUT ? this.otherLayouts(keyword, typed) : [];
    for (const words of layouts) consider(words, false, OTHER_LAYOUT);
    if (best.cost > MISTAKE) consider(typed, true, 0);
    if (best.cost >= UNKNOWN) for (const words of layouts) consider(words, true, OTHER_LAYOUT);
    return { ...best, typed: typed.join(' ') };
  }

  private lesser(keyword: string, best: ReadKeyword): ReadKeyword[] {
    const typed = typedWords(keyword);
    const readings = [false, true].flatMap((withGuesses) => [
      ...this.readWords(typed, withGuesses),
      ...this.otherLayouts(keyword, typed)
        .flatMap((words) => this.readWords(words, withGuesses))
        .map((read) => ({ ...read, cost: read.cost + OTHER_LAYOUT })),
    ]);
    return [...this.strictly(typed), ...readings]
      .filter(
        ({ unknown, readAs, cost }) => unknown.length === 0 && cost < CONTRADICTION && readAs !== best.readAs,
      )
      .sort((left, right) => left.cost - right.cost)
      .map((read) => ({ ...read, typed: best.typed }));
  }

  /** Returns the words in the other keyboard layout: of the tokens that are known only in it, and of the whole keyword. */
  private otherLayouts(keyword: string, typed: readonly string[]): string[][] {
    return [this.inKnownLayout(keyword), wordsOf(inOtherLayout(keyword))]
      .map((words) => words.slice(0, MAX_WORDS))
      .filter((words) => words.length > 0 && words.join(' ') !== typed.join(' '));
  }

  /** Returns the words, token by token in the keyboard layout in which they are known. */
  private inKnownLayout(keyword: string): string[] {
    return keyword
      .trim()
      .split(/\s+/)
      .flatMap((token) => {
        const words = wordsOf(token);
        if (words.length > 0 && words.every((word) => this.words.isKnown(word))) return words;
        const other = wordsOf(inOtherLayout(token));
        return other.length > 0 && other.every((word) => this.words.isKnown(word)) ? other : words;
      });
  }

  /** Reads the words as words and as a name of a model, the likelier one first. */
  private readWords(words: readonly string[], withGuesses: boolean): Understood[] {
    const plain = this.words.read(words, withGuesses);
    const costOf = (word: string): number => this.words.costOf(word);
    const effort = plain.cost < PREFERENCE ? 'asTyped' : withGuesses ? 'corrected' : 'read';
    const model = this.models.read(words, costOf, effort);
    const { terms, unknown, cost } = plain;
    const isLikely = model && model.cost < Math.max(LIKELY, cost + PREFERENCE);
    const named = isLikely && model.best.length > 0 ? any(model.best.map(({ cars }) => cars)) : undefined;
    const asWords = { terms, unknown, cost, named, readAs: textOf(terms) };
    if (!model) return [asWords];
    const asModel = this.named(model, withGuesses);
    return model.cost < cost - PREFERENCE ? [asModel, asWords] : [asWords, asModel];
  }

  /** Reads a name with one mistake beside words that are known as typed, not as prefixes or compounds. */
  private strictly(words: readonly string[]): Understood[] {
    const costOf = (word: string): number => {
      const cost = this.words.costOf(word);
      return cost < DOUBTFUL ? cost : UNKNOWN;
    };
    const model = this.models.read(words, costOf, 'corrected');
    return model && model.cost < UNKNOWN ? [this.named(model, false)] : [];
  }

  /** Returns the keyword with its names read as make and series. */
  private named(model: ModelReading, withGuesses: boolean): Understood {
    const terms: Term[] = [];
    const unknown: string[] = [];
    const names = model.parts.flatMap((part) => ('name' in part ? part.name.text : []));
    let isNamed = false;
    for (const part of model.parts) {
      if ('name' in part) {
        if (!isNamed) terms.push({ cars: this.carsOf(model), readAs: names.join(' ') });
        isNamed = true;
        continue;
      }
      const read = this.words.read(part.rest, withGuesses);
      terms.push(...read.terms);
      unknown.push(...read.unknown);
    }
    const isWider = model.possible.length > model.best.length || model.make !== undefined;
    const named = isWider && model.best.length > 0 ? any(model.best.map(({ cars }) => cars)) : undefined;
    return { terms, unknown, cost: model.cost, named, readAs: textOf(terms) };
  }

  /** Returns the cars of the named series, or of the make. Cars without a series are found by the name in their own text. */
  private carsOf({ make, possible, parts }: ModelReading): Expression {
    if (possible.length === 0) return either([any([make!.cars]), ...this.written(parts)]);
    const postings = possible.map(({ cars }) => cars);
    const names = parts.flatMap((part) => ('name' in part && part.name.brand !== make ? part.name : []));
    const written = names.flatMap(({ isWeak, text }) =>
      isWeak ? [] : (this.index.lexicon.get(wordsOf(text).join(''))?.own ?? []),
    );
    if (!make || written.length === 0) return any(postings);
    return either([any(postings), all([any([make.cars]), any(written)])]);
  }

  /** Returns cars of other makes whose own text has all words of the name, after those of the make. */
  private written(parts: ModelReading['parts']): Expression[] {
    const words = parts
      .flatMap((part) => ('name' in part ? wordsOf(part.name.text) : []))
      .map((word) => this.index.lexicon.get(word));
    const known = words.filter((word) => word !== undefined);
    const isWritten = known.length > 0 && known.length === words.length;
    return isWritten ? [all(known.map((word) => any(postingsOf(word))))] : [];
  }
}

const typedWords = (keyword: string): string[] => wordsOf(keyword).slice(0, MAX_WORDS);

function once<T>(work: () => T): () => T {
  let done: { readonly result: T } | undefined;
  return () => (done ??= { result: work() }).result;
}

const textOf = (terms: readonly Term[]): string => terms.map(({ readAs }) => readAs).join(' ');
