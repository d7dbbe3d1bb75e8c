import { HAN_RUN, pairsOf, wordsOf } from '../words.js';
import { all, any, either, type Expression } from './expression.js';
import { carsOf, postingsOf, type Lexicon, type Word } from './lexicon.js';
import { inOtherLayout, inOtherScript, slipsBetween, slipsIn } from './spelling.js';

/** More words than this say nothing more. */
const MAX_WORDS = 12;
/** The words that a beginning may stand for; those with most cars. */
const MAX_ENDINGS = 100;
/** Words of a synonym, and parts that a glued word is cut into. */
const MAX_PARTS = 4;
const MAX_KNOWN = 20_000;

/** One thing that a car has to be, as it was understood. */
export interface Term {
  readonly cars: Expression;
  /** The cars that the word names as it stands, when it may also be the beginning of others. */
  readonly exact?: Expression;
  /** The word as it was understood. */
  readonly readAs: string;
}

export interface ReadKeyword {
  readonly terms: readonly Term[];
  /** Words that nothing is known about. */
  readonly unknown: readonly string[];
  /** The keyword as it was understood; the same as `typed` when nothing had to be guessed. */
  readonly readAs: string;
  readonly typed: string;
}

type Reading = readonly Term[] | undefined;

/** Understands what people type. */
export class KeywordReader {
  private readonly known = new Map<string, Reading>();
  private readonly readings = new Map<string, ReadKeyword | undefined>();
  private knownVersion = -1;
  private synonyms = new Map<string, readonly string[][]>();

  constructor(private readonly lexicon: Lexicon) {}

  /** Groups of terms that mean the same. */
  setSynonyms(groups: readonly (readonly string[])[]): void {
    this.synonyms = new Map();
    for (const terms of groups) {
      const phrases = terms.map(wordsOf).filter(({ length }) => length > 0 && length <= MAX_PARTS);
      for (const phrase of phrases) {
        const key = phrase.join(' ');
        this.synonyms.set(key, [...(this.synonyms.get(key) ?? []), ...phrases]);
      }
    }
    this.forget();
  }

  /** `undefined` when nothing was typed that could be looked for. */
  read(keyword: string): ReadKeyword | undefined {
    return this.remembered(this.readings, keyword, () => this.understand(keyword));
  }

  private understand(keyword: string): ReadKeyword | undefined {
    const chunks = keyword
      .trim()
      .split(/\s+/)
      .map((chunk) => this.chunk(chunk));
    const words = chunks.flat().slice(0, MAX_WORDS);
    if (words.length === 0) return undefined;
    const terms: Term[] = [];
    const unknown: string[] = [];
    for (let at = 0; at < words.length;) {
      const { reading, length } = this.longest(words, at);
      if (reading) terms.push(...reading);
      else unknown.push(words[at]!);
      at += length;
    }
    const typed = wordsOf(keyword).slice(0, MAX_WORDS).join(' ');
    return { terms, unknown, typed, readAs: terms.map(({ readAs }) => readAs).join(' ') };
  }

  /** Words that may follow what has been typed; for suggestions. */
  endings(start: string): Word[] {
    return this.lexicon.startingWith(start);
  }

  /** The words between two spaces, in the layout in which they mean something. */
  private chunk(typed: string): string[] {
    const words = wordsOf(typed);
    if (words.length > 0 && words.every((word) => this.plainly(word))) return words;
    const other = wordsOf(inOtherLayout(typed));
    return other.length > 0 && other.every((word) => this.plainly(word)) ? other : words;
  }

  /** The longest phrase from here that is a synonym or one word in two, else the word itself. */
  private longest(words: readonly string[], at: number): { reading: Reading; length: number } {
    for (let length = Math.min(MAX_PARTS, words.length - at); length > 0; length -= 1) {
      const reading = this.synonym(words.slice(at, at + length));
      if (reading) return { reading, length };
    }
    const word = words[at]!;
    const next = words[at + 1];
    if (next && !this.plainly(word)) {
      const joined = this.lexicon.get(word + next);
      if (joined) return { reading: [wordTerm(joined)], length: 2 };
    }
    return { reading: this.word(word), length: 1 };
  }

  private synonym(words: readonly string[]): Reading {
    const phrases = this.synonyms.get(words.join(' '));
    if (!phrases) return undefined;
    const meanings = phrases.flatMap((phrase) => {
      const terms = phrase.map((word) => this.plainly(word));
      return terms.every((term) => term !== undefined)
        ? [all(terms.flat().map(({ exact, cars }) => exact ?? cars))]
        : [];
    });
    return meanings.length > 0 ? [{ cars: either(meanings), readAs: words.join(' ') }] : undefined;
  }

  private word(word: string): Reading {
    return this.remembered(this.known, `?${word}`, () => this.plainly(word) ?? this.guessed(word));
  }

  /** The word as it stands, or as the beginning of others. */
  private plainly(word: string): Reading {
    return this.remembered(this.known, word, () => (HAN_RUN.test(word) ? this.han(word) : this.stem(word)));
  }

  private stem(word: string): Reading {
    const exact = this.lexicon.get(word);
    const endings = /^[\d.]+$/.test(word) || word.length < 2 ? [] : this.longer(word);
    if (exact) {
      if (word.length < 3 || endings.length === 0) return [wordTerm(exact)];
      const cars = any([exact, ...endings].flatMap(postingsOf));
      return [{ cars, exact: any(postingsOf(exact)), readAs: word }];
    }
    if (endings.length > 0) return [{ cars: any(endings.flatMap(postingsOf)), readAs: word }];
    const glued = this.cut(word);
    return glued?.map((part) => wordTerm(part));
  }

  private longer(word: string): Word[] {
    return this.lexicon
      .startingWith(word)
      .filter(({ text }) => text !== word)
      .sort((left, right) => carsOf(right) - carsOf(left))
      .slice(0, MAX_ENDINGS);
  }

  /** Chinese writes no spaces: what is a name is taken as one, the rest by its pairs. */
  private han(run: string): Reading {
    const terms: Term[] = [];
    let rest = '';
    const closeRest = (): boolean => {
      const term = rest === '' ? undefined : this.pairs(rest);
      if (rest !== '' && !term) return false;
      if (term) terms.push(term);
      rest = '';
      return true;
    };
    for (let at = 0; at < run.length;) {
      const name = this.nameAt(run, at);
      if (!name) {
        rest += run[at]!;
        at += 1;
        continue;
      }
      if (!closeRest()) return undefined;
      terms.push(this.hanName(name));
      at += name.text.length;
    }
    return closeRest() ? terms : undefined;
  }

  private nameAt(run: string, at: number): Word | undefined {
    for (let end = Math.min(run.length, at + 10); end > at; end -= 1) {
      const word = this.lexicon.get(run.slice(at, end));
      if (word && word.meanings.length > 0) return word;
    }
    return undefined;
  }

  private hanName(name: Word): Term {
    const written = name.text.length > 1 ? this.pairs(name.text) : undefined;
    const called = any(name.meanings);
    return { cars: written ? either([called, written.cars]) : called, readAs: name.text };
  }

  private pairs(run: string): Term | undefined {
    const pairs = pairsOf(run);
    if (pairs.length === 1 && pairs[0] === run && [...run].length === 1) {
      const endings = this.lexicon.startingWith(run);
      return endings.length > 0 ? { cars: any(endings.flatMap(postingsOf)), readAs: run } : undefined;
    }
    const words = pairs.map((pair) => this.lexicon.get(pair));
    if (!words.every((word) => word?.own !== undefined)) return undefined;
    return { cars: all(words.map((word) => any([word!.own!]))), readAs: run };
  }

  /** `toyotacamry` is two words, `tiggo7pro` three; as few as possible. */
  private cut(word: string, parts = MAX_PARTS): Word[] | undefined {
    let best: Word[] | undefined;
    for (let end = word.length - 1; end > 0 && parts > 1; end -= 1) {
      const head = word.slice(0, end);
      if (!isPart(head)) continue;
      const first = this.lexicon.get(head);
      if (!first) continue;
      const tail = word.slice(end);
      const last = isPart(tail) ? this.lexicon.get(tail) : undefined;
      const rest = last ? [last] : this.cut(tail, Math.min(parts, best?.length ?? parts) - 1);
      if (rest && (!best || rest.length + 1 < best.length)) best = [first, ...rest];
    }
    return best;
  }

  /** Another script, then slips of the finger. */
  private guessed(word: string): Reading {
    if (/\d/.test(word) || HAN_RUN.test(word)) return undefined;
    const spellings = inOtherScript(word);
    const spelt = spellings.map((one) => this.lexicon.get(one)).find((one) => one !== undefined);
    if (spelt) return [wordTerm(spelt)];
    const candidates = [word, ...spellings, ...wordsOf(inOtherLayout(word)).slice(0, 1)];
    const nearest = this.nearest(candidates);
    return nearest ? [wordTerm(nearest)] : undefined;
  }

  /** The word with the fewest slips; among equals the one that begins alike, in the same script, with most cars. */
  private nearest(candidates: readonly string[]): Word | undefined {
    let best: { word: Word; rank: number } | undefined;
    for (const [place, typed] of candidates.entries()) {
      const allowed = slipsIn(typed);
      for (let length = typed.length - allowed; length <= typed.length + allowed; length += 1) {
        for (const word of allowed > 0 ? this.lexicon.ofLength(length) : []) {
          const slips = slipsBetween(typed, word.text);
          if (slips > allowed) continue;
          const beginsAlike = word.text[0] === typed[0];
          const inItsScript = place === 0 ? 0 : 1;
          const rank = slips * 4 + (beginsAlike ? 0 : 2) + inItsScript - carsOf(word) / (carsOf(word) + 1);
          if (!best || rank < best.rank || (rank === best.rank && word.text < best.word.text))
            best = { word, rank };
        }
      }
    }
    return best?.word;
  }

  private remembered<T>(known: Map<string, T>, key: string, work: () => T): T {
    if (this.knownVersion !== this.lexicon.version || known.size > MAX_KNOWN) {
      this.forget();
      this.knownVersion = this.lexicon.version;
    }
    const before = known.get(key);
    if (before !== undefined || known.has(key)) return before as T;
    const found = work();
    known.set(key, found);
    return found;
  }

  private forget(): void {
    this.known.clear();
    this.readings.clear();
  }
}

const wordTerm = (word: Word): Term => ({ cars: any(postingsOf(word)), readAs: word.text });

const isPart = (text: string): boolean => text.length > 1 || /\d/.test(text);
