import { HAN_RUN, pairsOf, wordsOf } from '../words.js';
import { all, any, either, type Expression } from './expression.js';
import { carsOf, postingsOf, type Lexicon, type Word } from './lexicon.js';
import { inOtherLayout, inOtherScript, mistakesBetween, toleratedMistakes } from './spelling.js';

/** Further words are ignored. */
const MAX_WORDS = 12;
/** Maximum number of completions of a prefix; those with most cars are kept. */
const MAX_ENDINGS = 100;
/** Maximum number of words in a synonym, and of parts of a compound word. */
const MAX_PARTS = 4;
const MAX_KNOWN = 20_000;

/** One required part of the keyword, as interpreted. */
export interface Term {
  readonly cars: Expression;
  /** Cars that contain the word itself, when it is also a prefix of other words. */
  readonly exact?: Expression;
  /** The word as interpreted. */
  readonly readAs: string;
}

export interface ReadKeyword {
  readonly terms: readonly Term[];
  /** Words without any interpretation. */
  readonly unknown: readonly string[];
  /** The interpreted keyword; equals `typed` when nothing was corrected. */
  readonly readAs: string;
  readonly typed: string;
}

type Reading = readonly Term[] | undefined;

/** Interprets keywords: prefixes, synonyms, keyboard layout, script, compounds and spelling mistakes. */
export class KeywordReader {
  private readonly known = new Map<string, Reading>();
  private readonly readings = new Map<string, ReadKeyword | undefined>();
  private knownVersion = -1;
  private synonyms = new Map<string, readonly string[][]>();

  constructor(private readonly lexicon: Lexicon) {}

  /** Replaces the synonyms; each group holds terms of equal meaning. */
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

  /** @returns `undefined` when the keyword holds no searchable word. */
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

  /** Completions of a prefix, for suggestions. */
  endings(start: string): Word[] {
    return this.lexicon.startingWith(start);
  }

  /** The words of a token without spaces, in the keyboard layout in which they are known. */
  private chunk(typed: string): string[] {
    const words = wordsOf(typed);
    if (words.length > 0 && words.every((word) => this.plainly(word))) return words;
    const other = wordsOf(inOtherLayout(typed));
    return other.length > 0 && other.every((word) => this.plainly(word)) ? other : words;
  }

  /** The longest phrase starting here that is a synonym or a word split in two; else the word itself. */
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

  /** The word itself and its completions, without corrections. */
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

  /** Chinese has no spaces: a known name is one word, the rest is split into pairs of characters. */
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

  /** Splits a compound into the fewest known words: `toyotacamry` into two, `tiggo7pro` into three. */
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

  /** Corrections: transliteration first, then spelling mistakes. */
  private guessed(word: string): Reading {
    if (/\d/.test(word) || HAN_RUN.test(word)) return undefined;
    const spellings = inOtherScript(word);
    const spelt = spellings.map((one) => this.lexicon.get(one)).find((one) => one !== undefined);
    if (spelt) return [wordTerm(spelt)];
    const candidates = [word, ...spellings, ...wordsOf(inOtherLayout(word)).slice(0, 1)];
    const nearest = this.nearest(candidates);
    return nearest ? [wordTerm(nearest)] : undefined;
  }

  /**
   * The word with the fewest mistakes; ties are decided by equal first letter, equal script, and number of
   * cars.
   */
  private nearest(candidates: readonly string[]): Word | undefined {
    let best: { word: Word; rank: number } | undefined;
    for (const [place, typed] of candidates.entries()) {
      const allowed = toleratedMistakes(typed);
      for (let length = typed.length - allowed; length <= typed.length + allowed; length += 1) {
        for (const word of allowed > 0 ? this.lexicon.ofLength(length) : []) {
          const slips = mistakesBetween(typed, word.text);
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
