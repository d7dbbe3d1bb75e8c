import { HAN_RUN, pairsOf, wordsOf } from './words.js';
import { all, any, either, type Expression } from '../index/posting.js';
import { carsOf, postingsOf, type Lexicon, type Word } from './lexicon.js';
import { inOtherLayout, inOtherScript, mistakesBetween, toleratedMistakes } from './spelling.js';

/** Maximum number of completions of a prefix; those with most cars are kept. */
const MAX_ENDINGS = 100;
/** Maximum number of words in a synonym, and of parts of a compound word. */
const MAX_PARTS = 4;
const MAX_KNOWN = 20_000;

/** Costs of readings of a word, higher for less likely ones, compared with other readings of the same keyword. */
const COSTS = {
  /** Any number may be part of a name; years and engine sizes have readings of their own. */
  number: 0.4,
  letter: 0.5,
  fragment: 0.3,
  compound: 0.5,
  beginning: 1,
  shortBeginning: 2,
  otherScript: 1.5,
  mistake: 3,
  unknown: 10,
} as const;
/** Cost from which a word of the keyword has no reading. */
export const UNKNOWN = COSTS.unknown;
export const MISTAKE = COSTS.mistake;

/** One required part of the keyword, as interpreted. */
export interface Term {
  readonly cars: Expression;
  /** Cars that contain the word itself, when it is also a prefix of other words. */
  readonly exact?: Expression;
  /** The word as interpreted. */
  readonly readAs: string;
}

interface Reading {
  readonly terms: readonly Term[];
  readonly cost: number;
}

/** Reading of a sequence of words, one by one. */
export interface PlainReading extends Reading {
  /** Words without any interpretation. */
  readonly unknown: readonly string[];
}

/** Interprets words one by one: prefixes, synonyms, script, compounds and spelling mistakes. */
export class WordReader {
  private readonly known = new Map<string, Reading | undefined>();
  private knownVersion = -1;
  private synonyms = new Map<string, readonly string[][]>();

  /** `isFragment` says whether a word is a part of names that has little meaning by itself. */
  constructor(
    private readonly lexicon: Lexicon,
    private readonly isFragment: (word: string) => boolean,
  ) {}

  /** Drops the cached readings, after names have changed. */
  expire(): void {
    this.known.clear();
  }

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
    this.known.clear();
  }

  /** Reads words, the longest known phrases first. `withGuesses` says whether unknown words are corrected. */
  read(words: readonly string[], withGuesses: boolean): PlainReading {
    const terms: Term[] = [];
    const unknown: string[] = [];
    let cost = 0;
    for (let at = 0; at < words.length;) {
      const { reading, length } = this.longest(words, at, withGuesses);
      if (reading) terms.push(...reading.terms);
      else unknown.push(words[at]!);
      cost += reading?.cost ?? COSTS.unknown;
      at += length;
    }
    return { terms, unknown, cost };
  }

  /** Returns the cost of a word without corrections. */
  costOf(word: string): number {
    return this.plainly(word)?.cost ?? COSTS.unknown;
  }

  isKnown(word: string): boolean {
    return this.plainly(word) !== undefined;
  }

  /** Returns the longest phrase starting here that is a synonym or a word split in two; else the word itself. */
  private longest(
    words: readonly string[],
    at: number,
    withGuesses: boolean,
  ): { reading: Reading | undefined; length: number } {
    for (let length = Math.min(MAX_PARTS, words.length - at); length > 0; length -= 1) {
      const reading = this.synonym(words.slice(at, at + length));
      if (reading) return { reading, length };
    }
    const word = words[at]!;
    const next = words[at + 1];
    if (next && !this.plainly(word)) {
      const joined = this.lexicon.get(word + next);
      if (joined) return { reading: { terms: [wordTerm(joined)], cost: 0 }, length: 2 };
    }
    return { reading: withGuesses ? this.word(word) : this.plainly(word), length: 1 };
  }

  private synonym(words: readonly string[]): Reading | undefined {
    const phrases = this.synonyms.get(words.join(' '));
    if (!phrases) return undefined;
    const meanings = phrases.flatMap((phrase) => {
      const terms = phrase.map((word) => this.plainly(word));
      return terms.every((reading) => reading !== undefined)
        ? [all(terms.flatMap((reading) => reading.terms).map(({ exact, cars }) => exact ?? cars))]
        : [];
    });
    if (meanings.length === 0) return undefined;
    return { terms: [{ cars: either(meanings), readAs: words.join(' ') }], cost: 0 };
  }

  private word(word: string): Reading | undefined {
    return this.remembered(`?${word}`, () => this.plainly(word) ?? this.guessed(word));
  }

  /** Returns the word itself and its completions, without corrections. */
  private plainly(word: string): Reading | undefined {
    return this.remembered(word, () => (HAN_RUN.test(word) ? this.han(word) : this.stem(word)));
  }

  private stem(word: string): Reading | undefined {
    const exact = this.lexicon.get(word);
    const endings = /^[\d.]+$/.test(word) || word.length < 2 ? [] : this.longer(word);
    if (exact) {
      const cost = this.isFragment(word) ? COSTS.fragment : costOfExact(word);
      if (word.length < 3 || endings.length === 0) return { terms: [wordTerm(exact)], cost };
      const cars = any([exact, ...endings].flatMap(postingsOf));
      return { terms: [{ cars, exact: any(postingsOf(exact)), readAs: word }], cost };
    }
    if (endings.length > 0)
      return {
        terms: [{ cars: any(endings.flatMap(postingsOf)), readAs: word }],
        cost: word.length < 3 ? COSTS.shortBeginning : COSTS.beginning,
      };
    const glued = this.cut(word);
    const fragments = glued?.filter(({ text }) => this.isFragment(text)) ?? [];
    const cost = COSTS.compound + COSTS.fragment * fragments.length;
    return glued && { terms: glued.map((part) => wordTerm(part)), cost };
  }

  private longer(word: string): Word[] {
    return this.lexicon
      .startingWith(word)
      .filter(({ text }) => text !== word)
      .sort((left, right) => carsOf(right) - carsOf(left))
      .slice(0, MAX_ENDINGS);
  }

  /** Reads a Chinese run. Chinese has no spaces: a known name is one word, the rest is split into pairs of characters. */
  private han(run: string): Reading | undefined {
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
    return closeRest() ? { terms, cost: 0 } : undefined;
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

  /** Returns corrections: transliteration first, then spelling mistakes. */
  private guessed(word: string): Reading | undefined {
    if (/\d/.test(word) || HAN_RUN.test(word)) return undefined;
    const spellings = inOtherScript(word);
    const spelt = spellings.map((one) => this.lexicon.get(one)).find((one) => one !== undefined);
    if (spelt) return { terms: [wordTerm(spelt)], cost: COSTS.otherScript };
    const candidates = [word, ...spellings, ...wordsOf(inOtherLayout(word)).slice(0, 1)];
    const nearest = this.nearest(candidates);
    return nearest && { terms: [wordTerm(nearest.word)], cost: COSTS.mistake * nearest.slips };
  }

  /** Returns the word with the fewest mistakes; ties are decided by equal first letter, equal script, and number of cars. */
  private nearest(
    candidates: readonly string[],
  ): { readonly word: Word; readonly slips: number } | undefined {
    let best: { word: Word; rank: number; slips: number } | undefined;
    for (const [position, typed] of candidates.entries()) {
      const allowed = toleratedMistakes(typed);
      for (let length = typed.length - allowed; length <= typed.length + allowed; length += 1) {
        for (const word of allowed > 0 ? this.lexicon.wordsOfLength(length) : []) {
          const slips = mistakesBetween(typed, word.text);
          if (slips > allowed) continue;
          const beginsAlike = word.text[0] === typed[0];
          const inItsScript = position === 0 ? 0 : 1;
          const rank = slips * 4 + (beginsAlike ? 0 : 2) + inItsScript - carsOf(word) / (carsOf(word) + 1);
          if (!best || rank < best.rank || (rank === best.rank && word.text < best.word.text))
            best = { word, rank, slips };
        }
      }
    }
    return best;
  }

  private remembered(key: string, work: () => Reading | undefined): Reading | undefined {
    if (this.knownVersion !== this.lexicon.version || this.known.size > MAX_KNOWN) {
      this.known.clear();
      this.knownVersion = this.lexicon.version;
    }
    const before = this.known.get(key);
    if (before !== undefined || this.known.has(key)) return before;
    const found = work();
    this.known.set(key, found);
    return found;
  }
}

const wordTerm = (word: Word): Term => ({ cars: any(postingsOf(word)), readAs: word.text });

const isPart = (text: string): boolean => text.length > 1 || /\d/.test(text);

/** Returns the cost of a word that some car has. */
function costOfExact(word: string): number {
  if (/^\d+$/.test(word)) return /^(19|20)\d\d$/.test(word) ? 0 : COSTS.number;
  return word.length === 1 && !HAN_RUN.test(word) ? COSTS.letter : 0;
}
