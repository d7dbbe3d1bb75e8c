import { choiceNames } from '@mall/contracts/product';
import { translationsOf } from '@mall/validation';
import { wordsOf } from './words.js';
import type { Cities } from '../index/cities.js';
import type { Directory } from '../index/directory.js';
import { wordsInTerm, type Lexicon } from './lexicon.js';
import { Posting, type Universe } from '../index/posting.js';
import type { BrandSource } from '../index/source-car.js';
import { positionOfCode, textsOfChoice, type ValueFieldName } from '../index/value-fields.js';

/** Sources of names that many cars share. */
export interface Named {
  readonly brands: Directory<BrandSource>;
  readonly cities: Cities;
  /** Cars by value of each choice or count column. */
  readonly values: Readonly<Record<ValueFieldName, readonly Posting[]>>;
}

/**
 * Meanings of words that are shared by many cars: names of makes, series, cities and choices, years, and engine
 * sizes. Stored once instead of with every car, so that renaming a make changes the lexicon and no car.
 */
export class Meanings {
  private readonly years = new Map<number, Posting>();
  /** Postings by tenths of a litre. */
  private readonly litres = new Map<number, Posting>();
  /** Original spelling of words whose normalized form differs: `хавейл` for `хавеил`. */
  private readonly spellings = new Map<string, string>();
  private areStale = false;

  constructor(
    private readonly named: Named,
    private readonly lexicon: Lexicon,
    private readonly universe: Universe,
  ) {}

  /** Returns the posting of a year; created if it does not exist. */
  postingOfYear(year: number): Posting {
    return this.called(this.years, year);
  }

  /** Returns the posting of an engine size, rounded to tenths of a litre; created if it does not exist. */
  postingOfEngine(cc: number): Posting {
    return this.called(this.litres, Math.round(cc / 100));
  }

  /** Returns the original spelling of a normalized word. */
  spelt(word: string): string {
    return this.spellings.get(word) ?? word;
  }

  /** Marks the meanings as stale after names have changed or were added. */
  expire(): void {
    this.areStale = true;
  }

  /** Rebuilds the meanings in the lexicon if they are stale; to be called after a batch of changes. */
  refresh(): void {
    if (!this.areStale) return;
    this.areStale = false;
    const meanings = new Map<string, Set<Posting>>();
    const add = (texts: readonly string[], cars: Posting, wordsIn = wordsInTerm): void => {
      for (const text of texts) this.learnSpellings(text);
      for (const word of texts.flatMap(wordsIn)) {
        const known = meanings.get(word);
        if (known) known.add(cars);
        else meanings.set(word, new Set([cars]));
      }
    };
    const { brands, cities, values } = this.named;
    for (const { row, cars } of brands.stored()) add([...translationsOf(row.name), ...row.aliases], cars);
    for (const { row, cars } of cities.stored()) add(translationsOf(row.name), cars);
    for (const name of choiceNames)
      for (const [code, texts] of textsOfChoice(name))
        // Not `wordsInTerm`, which would find all-wheel drive by the `4` of `4x4`.
        add(texts, values[name][positionOfCode(name, code)]!, wordsOf);
    for (const [year, cars] of this.years) add([String(year)], cars);
    for (const [tenths, cars] of this.litres) add([(tenths / 10).toFixed(1)], cars);
    this.lexicon.setMeanings(new Map([...meanings].map(([word, cars]) => [word, [...cars]])));
  }

  private called(known: Map<number, Posting>, figure: number): Posting {
    const cars = known.get(figure);
    if (cars) return cars;
    const made = new Posting(this.universe);
    known.set(figure, made);
    this.expire();
    return made;
  }

  private learnSpellings(text: string): void {
    for (const spelt of text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
      const [plain, more] = wordsOf(spelt);
      if (plain && !more && plain !== spelt) this.spellings.set(plain, spelt);
    }
  }
}
