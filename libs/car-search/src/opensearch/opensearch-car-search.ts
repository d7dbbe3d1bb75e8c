import type { Locale } from '@mall/validation';
import { borderDay } from '@mall/validation/typography';
import {
  TOTAL_BOUND,
  CarSearch,
  type AttrsCounted,
  type CarFilters,
  type CarQuery,
  type CarsFound,
  type FacetsFound,
  type SearchFigures,
} from '../car-search.port.js';
import { understoodOtherwise } from '../find/car-finder.js';
import { CardWriter, type CardSetting } from '../write/card-writer.js';
import { valueCount } from '../count/count-layout.js';
import { FacetCache } from '../count/facet-cache.js';
import { FacetWriter } from '../write/facet-writer.js';
import type { Facets } from '../count/facet-sums.js';
import {
  askedLanded,
  LANDED_COLUMNS,
  landedRoubles,
  type AskedLanded,
  type LandedColumn,
} from '../index/landed.js';
import { attemptsAt, nearestSearches, type Attempt } from '../find/nearest-search.js';
import type { SourceCar } from '../index/source-car.js';
import { OpenSearchCluster, type SearchAnswer, type SearchBody, type SearchHit } from './cluster.js';
import { conditionsOf, type RemoteCondition } from './conditions.js';
import { facetAggregations, facetsOf, nearlyAll, type Aggregation } from './facet-request.js';
import { KeywordPlanner, type KeywordPlan } from './keyword-plan.js';
import { PageCars } from './page-cars.js';
import { firstOf, pageOf, positionAfter, scored } from './page-request.js';
import { allOf, EVERYTHING, type Query } from './query.js';
import type { Vocabulary } from './vocabulary.js';

/** Maximum number of makes or series in a scope. */
const MOST_ENTRIES = 16;
/** Bound of counts, by which a total above the limit is recognised. */
const COUNTED = TOTAL_BOUND + 1;

/** A request as queries. */
interface Plan {
  readonly landed: AskedLanded | undefined;
  readonly keyword: KeywordPlan;
  readonly conditions: readonly RemoteCondition[];
}

/** Objects that write the answers of one vocabulary. */
interface Writers {
  readonly page: PageCars;
  readonly cards: CardWriter;
  readonly facets: FacetWriter;
}

type CarHit = Readonly<Record<LandedColumn, number | undefined>> & { readonly car: SourceCar };

/** The index that answers, and the words in this process that describe its cars. */
export interface SearchedIndex {
  /** Name of the index in the cluster. */
  readonly alias: string;
  /** Catalogue version up to which all changes are in the index. */
  readonly version: number;
  /** Returns the vocabulary. @throws an error for the caller of the search until the first index is complete */
  readonly vocabulary: Vocabulary;
}

/** Searches an OpenSearch cluster, to which `CarStore` writes the cars. */
export class OpenSearchCarSearch extends CarSearch {
  private readonly keywords: KeywordPlanner;
  private readonly cache = new FacetCache();
  private readonly writers = new WeakMap<Vocabulary, Writers>();

  constructor(
    private readonly cluster: OpenSearchCluster,
    private readonly catalogue: SearchedIndex,
    private readonly figures: SearchFigures,
  ) {
    super();
    this.keywords = new KeywordPlanner(cluster, catalogue.alias);
  }

  override async find(query: CarQuery): Promise<CarsFound> {
    const { vocabulary, version } = this.catalogue;
    const plan = await this.plan(query, vocabulary);
    const known = query.withFacets ? this.cache.facetsOf(query) : undefined;
    const startedAt = performance.now();
    const [answer, scoped] = await this.cluster.searchAll<CarHit>(this.catalogue.alias, [
      this.pageBody(query, plan, known === undefined),
      ...(plan.keyword.words ? [scopeBody(plan.keyword)] : []),
    ]);
    const counted = query.withFacets && !known ? facetsIn(answer!, vocabulary, plan) : known?.facets;
    if (counted && !known)
      this.cache.keep(query, { facets: counted, version }, performance.now() - startedAt);
    const hits = answer!.hits.hits.slice(0, query.limit);
    const cars = hits.map(({ _source }) => _source.car);
    const size = counted?.total ?? answer!.hits.total?.value ?? 0;
    const flags = query.personalFlags && (await query.personalFlags(cars.map(({ spuId }) => spuId)));
    const { page, cards, facets } = this.writersOf(vocabulary);
    const { locale } = query;
    const ords = page.fill(cars);
    return {
      version: known?.version ?? version,
      cards: cards.cards(ords, locale, this.setting(), flags),
      brands: cards.brands(ords, locale),
      categories: cards.categories(ords, locale),
      total: Math.min(size, TOTAL_BOUND),
      totalIsLowerBound: size > TOTAL_BOUND,
      last: lastOf(answer!, query, firstIn(query, plan) !== undefined),
      landed: plan.landed && landedOf(hits, plan.landed),
      readAs: plan.keyword.words && understoodOtherwise(plan.keyword.words, vocabulary.meanings),
      nearest:
        size === 0 && query.offset === 0 && !query.after ? await this.nearest(query, plan, vocabulary) : [],
      facets: counted && facets.facets(counted, locale, this.figures.rate, query.brandIds ?? []),
      scope: scoped && scopeOf(scoped),
    };
  }

  override async facets(filters: CarFilters, locale: Locale): Promise<FacetsFound> {
    const { vocabulary, version } = this.catalogue;
    const known = this.cache.facetsOf(filters);
    const startedAt = performance.now();
    const counted = known?.facets ?? (await this.count(filters, vocabulary));
    if (!known) this.cache.keep(filters, { facets: counted, version }, performance.now() - startedAt);
    const { facets } = this.writersOf(vocabulary);
    return {
      total: counted.total,
      facets: facets.facets(counted, locale, this.figures.rate, filters.brandIds ?? []),
      version: known?.version ?? version,
    };
  }

  override async countAttrs(filters: CarFilters, valueIds: readonly string[]): Promise<AttrsCounted> {
    const { vocabulary, alias, version } = this.catalogue;
    // Exact, because each shard counts all named values.
    const aggs = { attrs: { terms: { field: 'attrValues', include: valueIds, size: valueIds.length } } };
    const { aggregations } = await this.cluster.search(alias, {
      ...countBody(await this.plan(filters, vocabulary)),
      aggs,
    });
    const buckets = aggregations?.['attrs']?.buckets ?? [];
    const known = new Map(buckets.map(({ key, doc_count }) => [String(key), doc_count]));
    return { counts: valueIds.map((id) => known.get(id) ?? 0), version };
  }

  override async total(filters: CarFilters): Promise<number> {
    const plan = await this.plan(filters, this.catalogue.vocabulary);
    const { hits } = await this.cluster.search(this.catalogue.alias, countBody(plan));
    return hits.total?.value ?? 0;
  }

  override async countCategories(filters: CarFilters): Promise<Uint32Array> {
    const { vocabulary, alias } = this.catalogue;
    const aggs = { category: { terms: { field: 'category', size: 10_000 } } };
    const { aggregations } = await this.cluster.search(alias, {
      ...countBody(await this.plan(filters, vocabulary)),
      aggs,
    });
    const buckets = aggregations?.['category']?.buckets ?? [];
    const positions = buckets.map(({ key }) => vocabulary.categories.entry(String(key)).position);
    const counts = new Uint32Array(valueCount(vocabulary, 'category'));
    buckets.forEach(({ doc_count }, at) => (counts[positions[at]!] = doc_count));
    return counts;
  }

  private async plan(filters: CarFilters, vocabulary: Vocabulary): Promise<Plan> {
    return {
      keyword: await this.keywords.plan(filters.keyword, vocabulary),
      conditions: conditionsOf(filters, vocabulary, this.setting(), this.figures.landed),
      landed: askedLanded(filters, this.figures.landed),
    };
  }

  private async count(filters: CarFilters, vocabulary: Vocabulary): Promise<Facets> {
    const plan = await this.plan(filters, vocabulary);
    const body = { ...this.facetBody(plan), size: 0 };
    return facetsIn(await this.cluster.search(this.catalogue.alias, body), vocabulary, plan);
  }

  private pageBody(query: CarQuery, plan: Plan, withCounts: boolean): SearchBody {
    const first = firstIn(query, plan);
    const page = { ...pageOf(query, first !== undefined), _source: ['car', ...LANDED_COLUMNS] };
    const body = query.withFacets && withCounts ? this.facetBody(plan) : countBody(plan);
    return { ...body, ...page, query: scored(body.query, first) };
  }

  /**
   * Returns one request for cars, total and all facets, so that they agree with each other. The query finds cars that
   * miss at most one filter; the page and the total use those that miss none.
   */
  private facetBody({ keyword, conditions, landed }: Plan): Omit<SearchBody, 'size'> {
    const faceted = conditions.filter(({ hasFacet }) => hasFacet);
    const base = conditions.filter(({ hasFacet }) => !hasFacet).map(({ query }) => query);
    return {
      query: allOf([...(keyword.query ? [keyword.query] : []), ...base, ...nearlyAll(faceted)]),
      ...(faceted.length > 0 && { post_filter: allOf(faceted.map(({ query }) => query)) }),
      track_total_hits: true,
      aggs: facetAggregations(faceted, this.setting(), landed),
    };
  }

  private async nearest(query: CarQuery, plan: Plan, vocabulary: Vocabulary): Promise<CarsFound['nearest']> {
    const { conditions } = plan;
    const { words } = plan.keyword;
    const attempts = attemptsAt(query.keyword, words, conditions);
    const plans = await Promise.all(
      attempts.map(async ({ keyword, left }) => ({
        keyword: keyword === undefined ? plan.keyword : await this.keywords.plan(keyword, vocabulary),
        conditions: conditions.filter((condition) => !left.includes(condition)),
        landed: plan.landed,
      })),
    );
    if (plans.length === 0) return [];
    const answers = await this.cluster.searchAll(this.catalogue.alias, plans.map(countBody));
    const keyOf = ({ keyword, left }: Attempt<RemoteCondition>): string =>
      JSON.stringify([keyword, left.map((condition) => conditions.indexOf(condition))]);
    const sizes = new Map(
      attempts.map((attempt, at) => [keyOf(attempt), answers[at]!.hits.total?.value ?? 0]),
    );
    return nearestSearches(query, words, conditions, (attempt) => sizes.get(keyOf(attempt)) ?? 0);
  }

  private writersOf(vocabulary: Vocabulary): Writers {
    const known = this.writers.get(vocabulary);
    if (known) return known;
    const page = new PageCars(vocabulary);
    const made = { page, cards: new CardWriter(page), facets: new FacetWriter(vocabulary) };
    this.writers.set(vocabulary, made);
    return made;
  }

  private setting(): CardSetting {
    const { rate, limits } = this.figures;
    return { rate, limits, today: borderDay() };
  }
}

const queryOf = ({ keyword, conditions }: Plan): Query =>
  allOf([...(keyword.query ? [keyword.query] : []), ...conditions.map(({ query }) => query)]);

const countBody = (plan: Plan): SearchBody => ({
  query: queryOf(plan),
  size: 0,
  track_total_hits: COUNTED,
});

/** Returns a request for makes and series of all cars that the keyword finds, one more than a scope may have. */
const scopeBody = ({ query = EVERYTHING }: KeywordPlan): SearchBody => ({
  query,
  size: 0,
  track_total_hits: false,
  aggs: {
    model: { terms: { field: 'model', size: MOST_ENTRIES + 1 } },
    brand: { terms: { field: 'brand', size: MOST_ENTRIES + 1 } },
  },
});

function scopeOf({ aggregations }: SearchAnswer<unknown>): readonly string[] | undefined {
  const positionsOf = ({ buckets = [] }: Aggregation): string[] | undefined =>
    buckets.length > MOST_ENTRIES ? undefined : buckets.map(({ key }) => String(key));
  return positionsOf(aggregations!['model']!) ?? positionsOf(aggregations!['brand']!);
}

const facetsIn = (
  { hits, aggregations }: SearchAnswer<unknown>,
  vocabulary: Vocabulary,
  { landed }: Plan,
): Facets => facetsOf(hits.total?.value ?? 0, aggregations ?? {}, vocabulary, landed);

const firstIn = (query: CarQuery, { keyword, conditions }: Plan): Query | undefined =>
  firstOf(query, keyword.exact, conditions);

/** Returns the landed costs of the cars of a page, without those that cannot be calculated. */
function landedOf(hits: readonly SearchHit<CarHit>[], { column, extra }: AskedLanded): CarsFound['landed'] {
  if (extra === undefined) return [];
  return hits.flatMap(({ _id, _source: { [column]: key } }) =>
    key === undefined ? [] : [{ spuId: _id, landedRub: landedRoubles(key, extra) }],
  );
}

function lastOf(
  { hits: { hits } }: SearchAnswer<CarHit>,
  { limit }: CarQuery,
  isTiered: boolean,
): CarsFound['last'] {
  const last = hits[limit - 1];
  return hits.length <= limit || !last ? undefined : positionAfter(last, isTiered);
}
