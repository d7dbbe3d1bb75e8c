import { choiceNames } from '@mall/contracts/product';
import { translationsOf } from '../../in-language.js';
import { wordsOf } from '../words.js';
import type { Cities } from './cities.js';
import type { Directory } from './directory.js';
import { wordsInTerm, type Lexicon } from './lexicon.js';
import { Posting, type Universe } from './posting.js';
import type { BrandSource } from './source-car.js';
import { placeOfCode, textsOfChoice, type ValueFieldName } from './value-fields.js';

/** What has names that many cars share. */
export interface Named {
  readonly brands: Directory<BrandSource>;
  readonly cities: Cities;
  /** Cars by what stands in the columns. */
  readonly values: Readonly<Record<ValueFieldName, readonly Posting[]>>;
}

/**
 * What words mean for many cars at once: makes, series, cities and choices by their names, years and sizes of engines
 * by their figures. Kept once and not with every car, so that renaming a make changes the lexicon and no car.
 */
export class Meanings {
  private readonly years = new Map<number, Posting>();
  /** By tenths of a litre. */
  private readonly litres = new Map<number, Posting>();
  /** How a word is written where its plain form is not: `хавейл` for `хавеил`. */
  private readonly spellings = new Map<string, string>();
  private areStale = false;

  constructor(
    private readonly named: Named,
    private readonly lexicon: Lexicon,
    private readonly universe: Universe,
  ) {}

  /** The cars that a year finds. */
  ofYear(year: number): Posting {
    return this.called(this.years, year);
  }

  /** The cars that the size of their engine finds, in litres. */
  ofEngine(cc: number): Posting {
    return this.called(this.litres, Math.round(cc / 100));
  }

  /** A word as people write it. */
  spelt(word: string): string {
    return this.spellings.get(word) ?? word;
  }

  /** Says that names have changed or come up. */
  expire(): void {
    this.areStale = true;
  }

  /** Tells the lexicon what has come up since; to be called after a batch of changes. */
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
        add(texts, values[name][placeOfCode(name, code)]!, wordsOf);
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
