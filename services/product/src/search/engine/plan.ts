import type { CarFilters } from '../car-search.port.js';
import type { CarIndex } from './car-index.js';
import type { CarSet, BitsetPool } from './car-set.js';
import type { Condition, ConditionReader } from './conditions.js';
import type { Expression } from './expression.js';
import type { KeywordReader, ReadKeyword } from './keyword.js';
import type { Range } from './matching.js';
import type { Attempt } from './nearest-search.js';

/** A query translated into sets and ranges. */
export interface Plan {
  readonly words: ReadKeyword | undefined;
  /** The sets of the words; an empty set when one word is unknown. */
  readonly sets: readonly CarSet[];
  /** The narrower sets of exact matches, when they differ from `sets`. */
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

  /** The same query with another keyword and fewer conditions. */
  without(plan: Plan, { keyword, left }: Attempt): Plan {
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
    const withSku = this.index.ofSellerSku(keyword);
    if (withSku) return { words: undefined, sets: [this.pool.union([withSku])], exact: undefined };
    const words = this.keywords.read(keyword);
    if (!words || words.unknown.length > 0) return { words, sets: [this.pool.union([])], exact: undefined };
    const { terms } = words;
    const isNarrower = terms.some(({ exact }) => exact !== undefined);
    return {
      words,
      sets: this.setsOf(terms.map(({ cars }) => cars)),
      exact: isNarrower ? () => this.setsOf(terms.map(({ cars, exact }) => exact ?? cars)) : undefined,
    };
  }

  private setsOf(parts: readonly Expression[]): CarSet[] {
    return parts.flatMap((part) => ('all' in part ? part.all : [part])).map((part) => this.pool.setOf(part));
  }
}

export const conditionsOf = ({ facets, others }: Plan): Condition[] => [...facets, ...others];

export const rangesOf = (plan: Plan): Range[] => conditionsOf(plan).flatMap(({ range }) => range ?? []);
