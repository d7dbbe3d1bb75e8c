import { HAN_RUN, pairsOf, partsOf, wordsOf } from './words.js';
import { Posting, type Universe } from '../index/posting.js';

/** A word with the cars that it finds. */
export interface Word {
  readonly text: string;
  /** Cars whose own name contains the word. */
  own: Posting | undefined;
  /** Cars of the makes, series, cities, years and other values that have this name. */
  meanings: readonly Posting[];
}

/** All words by which cars can be found. */
export class Lexicon {
  /**
   * Version, incremented when a word is added, removed, changes its meanings or is in a car's own text for the first
   * time; results derived from an earlier version are outdated.
   */
  version = 0;
  private readonly words = new Map<string, Word>();
  private readonly byFirstLetter = new Map<string, Set<Word>>();
  private readonly byLength = new Map<number, Set<Word>>();

  constructor(private readonly universe: Universe) {}

  get size(): number {
    return this.words.size;
  }

  get(text: string): Word | undefined {
    return this.words.get(text);
  }

  /** Returns the word; created if it does not exist. A caller that creates one must add cars to it. */
  word(text: string): Word {
    const known = this.words.get(text);
    if (known) return known;
    const word: Word = { text, own: undefined, meanings: [] };
    this.words.set(text, word);
    shelf(this.byFirstLetter, firstLetter(text)).add(word);
    if (!/\d/.test(text)) shelf(this.byLength, text.length).add(word);
    this.version += 1;
    return word;
  }

  addCar(word: Word, ord: number): void {
    // A word that was removed with its last car may be used again through an older reference.
    const current = this.words.get(word.text) ?? this.word(word.text);
    if (!current.own) {
      current.own = new Posting(this.universe);
      this.version += 1;
    }
    current.own.add(ord);
  }

  removeCar(word: Word, ord: number): void {
    const current = this.words.get(word.text);
    if (!current?.own) return;
    current.own.remove(ord);
    if (current.own.size > 0) return;
    current.own = undefined;
    this.dropUnused(current);
  }

  /** Replaces all words of cars' own texts by their numbers of cars, where the cars are in another process. */
  setOwn(cars: ReadonlyMap<string, number>): void {
    for (const word of [...this.words.values()]) {
      if (!word.own || cars.has(word.text)) continue;
      word.own = undefined;
      this.dropUnused(word);
      this.version += 1;
    }
    for (const [text, size] of cars) {
      const word = this.word(text);
      if (!word.own) {
        word.own = new Posting(this.universe);
        this.version += 1;
      }
      word.own.size = size;
    }
  }

  /** Replaces the meanings of all words. */
  setMeanings(meanings: ReadonlyMap<string, readonly Posting[]>): void {
    for (const word of [...this.words.values()]) {
      if (word.meanings.length === 0 || meanings.has(word.text)) continue;
      word.meanings = [];
      this.dropUnused(word);
    }
    for (const [text, postings] of meanings) this.word(text).meanings = postings;
    this.version += 1;
  }

  startingWith(start: string): Word[] {
    const candidates = this.byFirstLetter.get(firstLetter(start)) ?? [];
    return [...candidates].filter(({ text }) => text.startsWith(start));
  }

  /** Returns alphabetic words of this length. */
  wordsOfLength(length: number): Iterable<Word> {
    return this.byLength.get(length) ?? [];
  }

  private dropUnused(word: Word): void {
    if (word.own || word.meanings.length > 0) return;
    this.words.delete(word.text);
    this.byFirstLetter.get(firstLetter(word.text))?.delete(word);
    this.byLength.get(word.text.length)?.delete(word);
    this.version += 1;
  }
}

/** Returns an upper bound of the cars that a word finds; a car may be counted for several reasons. */
export function carsOf(word: Word): number {
  return (word.own?.size ?? 0) + word.meanings.reduce((sum, posting) => sum + posting.size, 0);
}

/** Returns all postings of a word: its own and those of its meanings. */
export function postingsOf(word: Word): Posting[] {
  return word.own ? [...word.meanings, word.own] : [...word.meanings];
}

/** Returns the words under which a car's own text is indexed: Chinese by pairs of characters, compounds also by their parts. */
export function wordsInName(text: string): string[] {
  return wordsOf(text).flatMap((word) => (HAN_RUN.test(word) ? pairsOf(word) : withParts(word)));
}

/** Returns the words under which the name of a make, series or other value is indexed: adjacent words also written together. */
export function wordsInTerm(text: string): string[] {
  const words = wordsOf(text);
  const found: string[] = [];
  words.forEach((word, at) => {
    found.push(...(HAN_RUN.test(word) ? [word] : withParts(word)));
    for (let end = at + 2; end <= Math.min(words.length, at + 4); end += 1)
      found.push(words.slice(at, end).join(''));
  });
  return found;
}

function withParts(word: string): string[] {
  const parts = partsOf(word);
  return parts.length > 1 ? [word, ...parts] : [word];
}

const firstLetter = (text: string): string => String.fromCodePoint(text.codePointAt(0) ?? 0);

function shelf<K>(shelves: Map<K, Set<Word>>, key: K): Set<Word> {
  const known = shelves.get(key);
  if (known) return known;
  const made = new Set<Word>();
  shelves.set(key, made);
  return made;
}
