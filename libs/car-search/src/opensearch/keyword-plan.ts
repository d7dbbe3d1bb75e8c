import type { ReadKeyword } from '../keyword/keyword.js';
import { sellerSkuKey } from '../index/seller-skus.js';
import type { OpenSearchCluster, SearchBody } from './cluster.js';
import { allOf, NOTHING, type Query } from './query.js';
import type { Vocabulary } from './vocabulary.js';

/** Minimum length of a text that is looked up as a seller's SKU. */
const SHORTEST_SKU = 3;

/** A keyword as a query. */
export interface KeywordPlan {
  readonly words: ReadKeyword | undefined;
  /** Query for the cars that the keyword finds; `undefined` for all. */
  readonly query: Query | undefined;
  /** Query for cars whose name is the typed one, if others are found as well. */
  readonly exact: Query | undefined;
}

const NO_KEYWORD: KeywordPlan = { words: undefined, query: undefined, exact: undefined };

/** Reads keywords with the vocabulary; facts about the cars themselves are looked up in the cluster. */
export class KeywordPlanner {
  constructor(
    private readonly cluster: OpenSearchCluster,
    private readonly index: string,
  ) {}

  async plan(keyword: string | undefined, vocabulary: Vocabulary): Promise<KeywordPlan> {
    if (!keyword) return NO_KEYWORD;
    const words = vocabulary.reader.read(keyword);
    const sku = skuQuery(keyword);
    if (!words || words.unknown.length > 0) {
      const isSku = sku && (await this.findAny([sku]))[0];
      return isSku ? { ...NO_KEYWORD, query: sku } : { words, query: NOTHING, exact: undefined };
    }
    const plan = planOf(words, vocabulary);
    // The words are looked up only when another reading could replace them.
    const isDoubtful = vocabulary.reader.others(keyword).length > 0;
    const [finds = true, isSku = false] = await this.findAny([
      ...(isDoubtful || sku ? [plan.query!] : []),
      ...(sku ? [sku] : []),
    ]);
    if (isSku) return { ...NO_KEYWORD, query: sku };
    if (finds || !isDoubtful) return plan;
    const others = vocabulary.reader.others(keyword).map((other) => planOf(other, vocabulary));
    const found = await this.findAny(others.map(({ query }) => query!));
    return others.find((_, at) => found[at]) ?? plan;
  }

  /** Whether each query finds a car. */
  private async findAny(queries: readonly Query[]): Promise<boolean[]> {
    if (queries.length === 0) return [];
    const bodies = queries.map((query): SearchBody => ({
      query,
      size: 0,
      terminate_after: 1,
      track_total_hits: 1,
    }));
    const answers = await this.cluster.searchAll(this.index, bodies);
    return answers.map(({ hits }) => (hits.total?.value ?? 0) > 0);
  }
}

function skuQuery(keyword: string): Query | undefined {
  const key = sellerSkuKey(keyword);
  return key.length < SHORTEST_SKU ? undefined : { term: { sellerSku: key } };
}

/** Returns the query of a reading without unknown words. */
function planOf(words: ReadKeyword, vocabulary: Vocabulary): KeywordPlan {
  const { terms, named } = words;
  const isNarrower = named !== undefined || terms.some(({ exact }) => exact !== undefined);
  const exact = terms.map((term) => vocabulary.queryOf(term.exact ?? term.cars));
  return {
    words,
    query: allOf(terms.map(({ cars }) => vocabulary.queryOf(cars))),
    exact: isNarrower ? allOf(named ? [...exact, vocabulary.queryOf(named)] : exact) : undefined,
  };
}
