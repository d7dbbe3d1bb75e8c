import type { CarFilters } from '../car-search.port.js';
import type { CarIndex } from '../index/car-index.js';
import type { CarSet, BitsetPool } from './car-set.js';
import type { Condition, ConditionReader } from './conditions.js';
import type { KeywordReader, ReadKeyword } from '../keyword/keyword.js';
import type { Range } from './matching.js';
import type { Attempt } from './nearest-search.js';
import { overlap, type Expression } from '../index/posting.js';

/** A query translated into sets and ranges. */
export interface Plan {
  readonly words: ReadKeyword | undefined;
  /** Sets of the words; an empty set when one word is unknown. */
  readonly sets: readonly CarSet[];
  /** Narrower sets of exact matches, when they differ from `sets`. */
  readonly exact: (() => readonly CarSet[]) | undefined;
  /** Conditions that have a facet. */
  readonly facets: readonly Condition[];
  /** Conditions without a facet. */
  readonly others: readonly Condition[];
}

/** Translates a query into sets and ranges. */
export class PlanReader {
  constructor(
    private readonly index: CarIndex,
    private readonly pool: BitsetPool,
    private readonly keywords: KeywordReader,
    private readonly conditions: ConditionReader,
  ) {}

  plan(filters: CarFilters): Plan {
    const { words, sets, exact } = this.words(filters.keyword);
    const { conditions } = this;
    return { words, sets, exact, facets: conditions.facets(filters), others: conditions.others(filters) };
  }

  /** Returns the same query with another keyword and fewer conditions. */
  planWithout(plan: Plan, { keyword, left }: Attempt<Condition>): Plan {
    const keep = (condition: Condition): boolean => !left.includes(condition);
    return {
      ...plan,
      sets: keyword === undefined ? plan.sets : this.words(keyword).sets,
      facets: plan.facets.filter(keep),
      others: plan.others.filter(keep),
    };
  }

  private words(keyword: string | undefined): Pick<Plan, 'words' | 'sets' | 'exact'> {
    if (!keyword) return { words: undefined, sets: [], exact: undefined };
    const withSku = this.index.carsOfSellerSku(keyword);
    if (withSku) return { words: undefined, sets: [this.pool.union([withSku])], exact: undefined };
    const words = this.keywords.read(keyword);
    if (!words || words.unknown.length > 0) return { words, sets: [this.pool.union([])], exact: undefined };
    const found = this.found(words);
    if (!areApart(found.sets)) return found;
    for (const other of this.keywords.others(keyword)) {
      const others = this.found(other);
      if (!areApart(others.sets)) return others;
    }
    return found;
  }

  private found(words: ReadKeyword): Pick<Plan, 'words' | 'sets' | 'exact'> {
    const { terms } = words;
    const isNarrower = words.named !== undefined || terms.some(({ exact }) => exact !== undefined);
    return {
      words,
      sets: this.setsOf(terms.map(({ cars }) => cars)),
      exact: isNarrower ? () => this.exactSets(words) : undefined,
    };
  }

  /** Returns sets of cars whose name is the typed one, and not only a longer one. */
  private exactSets({ terms, named }: ReadKeyword): CarSet[] {
    const words = terms.map(({ cars, exact }) => exact ?? cars);
    return this.setsOf(named ? [...words, named] : words);
  }

  private setsOf(parts: readonly Expression[]): CarSet[] {
    return parts.flatMap((part) => ('all' in part ? part.all : [part])).map((part) => this.pool.setOf(part));
  }
}

/** Whether no car is in all of the sets. Stops at the first one that is. */
function areApart(sets: readonly CarSet[]): boolean {
  const [first, ...others] = [...sets].sort((left, right) => left.size - right.size);
  if (!first || first.size === 0) return true;
  if (first.list) return !first.list.some((ord) => others.every(({ bits }) => isIn(bits, ord)));
  const { from, to } = overlap(sets);
  for (let word = from; word < to; word += 1) {
    let common = first.bits[word]!;
    for (const { bits } of others) common &= bits[word]!;
    if (common !== 0) return false;
  }
  return true;
}

const isIn = (bits: Int32Array, ord: number): boolean => (bits[ord >>> 5]! & (1 << (ord & 31))) !== 0;

export const conditionsOf = ({ facets, others }: Plan): Condition[] => [...facets, ...others];

export const rangesOf = (plan: Plan): Range[] => conditionsOf(plan).flatMap(({ range }) => range ?? []);
