import { choiceNames, recordFrom } from '@mall/contracts/product';
import { BrandCounts } from '../index/brand-counts.js';
import type { IndexObserver } from '../index/index-observers.js';
import { Categories } from '../index/categories.js';
import { Cities } from '../index/cities.js';
import { Directory, type Entry } from '../index/directory.js';
import { KeywordReader } from '../keyword/keyword.js';
import { Lexicon } from '../keyword/lexicon.js';
import { Meanings } from '../keyword/meanings.js';
import { Universe, Posting, type Expression } from '../index/posting.js';
import type { BrandSource, ShopSource, SourceTables } from '../index/source-car.js';
import { positionOfCode, VALUE_FIELDS, type ValueFieldName } from '../index/value-fields.js';
import type { Directories } from '../directories.js';
import { allOf, among, anyOf, type Query, type Value } from './query.js';

/** Number of cars by value. */
export type Counts = ReadonlyMap<string, number>;

/** Data that the vocabulary takes from the index of cars. */
export interface CarNumbers {
  readonly brands: Counts;
  readonly series: Counts;
  readonly lowestPrices: Counts;
  /** Cities by their names as JSON. */
  readonly cities: Counts;
  readonly categories: Counts;
  readonly years: Counts;
  readonly litres: Counts;
  /** Cars by code of each choice. */
  readonly choices: Readonly<Record<string, Counts>>;
  /** Numbers of cars by word of their own texts. */
  readonly words: Counts;
  /** Cars by make or series, category and condition; '' where a car has no condition. */
  readonly combined: readonly {
    readonly brand?: string;
    readonly series?: string;
    readonly category: string;
    readonly condition: string;
    readonly cars: number;
  }[];
}

interface Term {
  readonly field: string;
  readonly value: Value;
}

/**
 * Makes, series, categories, shops, cities and the words by which cars are found, without the cars: a posting has the
 * number of its cars and their value in OpenSearch. Keywords are read by the same code as in the embedded engine.
 */
export class Vocabulary implements Directories {
  private readonly universe = new Universe();
  readonly brands = new Directory<BrandSource>(this.universe);
  readonly categories = new Categories(this.universe);
  readonly shops = new Directory<ShopSource>(this.universe);
  readonly cities = new Cities(this.universe, () => this.meanings.expire());
  readonly lexicon = new Lexicon(this.universe);
  readonly values: Readonly<Record<ValueFieldName, readonly Posting[]>> = recordFrom(
    VALUE_FIELDS.map(({ name, values }) => [name, ['', ...values].map(() => new Posting(this.universe))]),
  );
  readonly meanings: Meanings = new Meanings(this, this.lexicon, this.universe);
  brandCounts = new BrandCounts();
  readonly lowestPrices = {
    of: ({ position, cars }: Pick<Entry<BrandSource>, 'position' | 'cars'>): number | undefined =>
      cars.size === 0 ? undefined : this.prices.get(this.brands.at(position).id),
  };
  private readonly observers: Pick<IndexObserver, 'tablesChanged'>[] = [];
  /** Reader of keywords; created after the observers, of which it is one. */
  readonly reader: KeywordReader = new KeywordReader(this);
  private prices: Counts = new Map();
  private terms = new WeakMap<Posting, Term>();
  /** Postings that got cars from the last numbers. */
  private counted: Posting[] = [];

  observe(observer: Pick<IndexObserver, 'tablesChanged'>): void {
    this.observers.push(observer);
  }

  /** Replaces the rows of makes, categories and shops. */
  loadTables({ brands, categories, shops }: SourceTables): void {
    this.brands.load(brands);
    this.shops.load(shops);
    this.categories.load(categories);
    this.name('brands', this.brands);
    this.meanings.expire();
    this.meanings.refresh();
    for (const observer of this.observers) observer.tablesChanged?.();
  }

  /** Replaces all numbers of cars, and the words. */
  load(numbers: CarNumbers): void {
    for (const posting of this.counted) posting.size = 0;
    this.counted = [];
    this.prices = numbers.lowestPrices;
    for (const counts of [numbers.brands, numbers.series])
      for (const [id, cars] of counts) this.count(this.brands.entry(id).cars, cars, 'brands', id);
    for (const [json, cars] of numbers.cities) {
      const city = this.cities.at(this.cities.positionOf(json));
      this.count(city.cars, city.cars.size + cars, 'city', city.id);
    }
    for (const [year, cars] of numbers.years)
      this.count(this.meanings.postingOfYear(Number(year)), cars, 'year', Number(year));
    for (const [litres, cars] of numbers.litres)
      this.count(this.meanings.postingOfEngine(Number(litres) * 100), cars, 'litres', Number(litres));
    for (const name of choiceNames)
      for (const [code, cars] of numbers.choices[name] ?? [])
        this.count(this.values[name][positionOfCode(name, code)]!, cars, name, code);
    this.lexicon.setOwn(numbers.words);
    for (const text of numbers.words.keys())
      this.terms.set(this.lexicon.get(text)!.own!, { field: 'words', value: text });
    this.countCategories(numbers);
    this.nameValues();
    this.meanings.refresh();
  }

  /** Returns a query for the cars of an expression. */
  queryOf(expression: Expression): Query {
    if ('all' in expression) return allOf(expression.all.map((part) => this.queryOf(part)));
    if ('either' in expression) return anyOf(expression.either.map((part) => this.queryOf(part)));
    const values = new Map<string, Value[]>();
    for (const posting of expression.any) {
      const term = this.terms.get(posting);
      if (!term) continue;
      const known = values.get(term.field);
      if (known) known.push(term.value);
      else values.set(term.field, [term.value]);
    }
    return anyOf([...values].map(([field, some]) => among(field, some)));
  }

  private count(posting: Posting, cars: number, field: string, value: Value): void {
    posting.size = cars;
    this.terms.set(posting, { field, value });
    this.counted.push(posting);
  }

  /** Computes numbers of categories with those below them, and the combined ones. */
  private countCategories({ categories, combined }: CarNumbers): void {
    for (const [id, cars] of categories)
      for (const entry of this.categories.pathOf(this.categories.entry(id).position)) {
        entry.cars.size += cars;
        this.counted.push(entry.cars);
      }
    const counts = new BrandCounts();
    for (const { brand, series, category, condition, cars } of combined)
      counts.change(
        {
          brand: brand === undefined ? 0 : this.brands.entry(brand).position,
          series: series === undefined ? 0 : this.brands.entry(series).position,
          condition: positionOfCode('condition', condition === '' ? null : condition),
          categories: this.categories.pathOf(this.categories.entry(category).position),
        },
        cars,
      );
    this.brandCounts = counts;
  }

  /** Adds the names of values, also of those that no car has, as meanings of words. */
  private nameValues(): void {
    this.name('brands', this.brands);
    for (const { name, values } of VALUE_FIELDS)
      values.forEach((value, at) => this.terms.set(this.values[name][at + 1]!, { field: name, value }));
  }

  private name(field: string, { entries }: { readonly entries: readonly Entry<unknown>[] }): void {
    for (const { id, cars } of entries) this.terms.set(cars, { field, value: id });
  }
}
