import { HAN_RUN, pairsOf, partsOf, wordsOf } from '../words.js';
import { Posting, type Universe } from './posting.js';

/** A word and the cars it stands for. */
export interface Word {
  readonly text: string;
  /** Cars whose own name has it. */
  own: Posting | undefined;
  /** Makes, series, cities, years … that are called so. */
  meanings: readonly Posting[];
}

/** All words that cars can be found by. */
export class Lexicon {
  /** Grows whenever a word comes or goes or changes its meaning: what was worked out before is stale then. */
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

  /** The word, made if it is new; whoever makes one gives it cars. */
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
    // A word that all its cars had left may come back through an older reference to it.
    const current = this.words.get(word.text) ?? this.word(word.text);
    current.own ??= new Posting(this.universe);
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

  /** Replaces all meanings, by their words. */
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

  /** Words of letters with so many of them. */
  ofLength(length: number): Iterable<Word> {
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

/** How many cars a word may stand for, at most; a car can have it for several reasons. */
export function carsOf(word: Word): number {
  return (word.own?.size ?? 0) + word.meanings.reduce((sum, posting) => sum + posting.size, 0);
}

/** Every way to find the cars that a word stands for. */
export function postingsOf(word: Word): Posting[] {
  return word.own ? [...word.meanings, word.own] : [...word.meanings];
}

/** The words that a car's own text is found by: Chinese runs by their pairs, glued words by their parts too. */
export function wordsInName(text: string): string[] {
  return wordsOf(text).flatMap((word) => (HAN_RUN.test(word) ? pairsOf(word) : withParts(word)));
}

/** The words that a name of a make, series, city … is found by: neighbours written together too. */
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
