import type { Locale } from '@mall/validation';
import { borderDay } from '@mall/validation/typography';
import {
  CarSearch,
  type AttrsCounted,
  type CarFilters,
  type CarQuery,
  type CarsFound,
  type FacetsFound,
  type SearchFigures,
} from './car-search.port.js';
import type { CarFinder, Found } from './find/car-finder.js';
import type { CarIndex } from './index/car-index.js';
import { CardWriter, type CardSetting } from './write/card-writer.js';
import { FacetCache, type KnownFacets } from './count/facet-cache.js';
import type { Facets } from './count/facet-sums.js';
import { FacetWriter } from './write/facet-writer.js';
import { askedLanded, landedRoubles } from './index/landed.js';
import { HoldTimes } from './hold-times.js';
import { OnePerTurn } from './one-per-turn.js';
import type { CarModel } from './car-model.js';

const HOUR_MS = 3_600_000;
/** Interval in which new rates, tables and limits are applied. */
const FOLLOW_MS = 500;

/** Result without cards, which wait for the flags of a signed-in user. */
type Written = Omit<CarsFound, 'cards'> & {
  readonly cards: CarsFound['cards'] | Promise<CarsFound['cards']>;
};

/** Serializers and cache of one index. */
interface Writers {
  readonly cards: CardWriter;
  readonly facets: FacetWriter;
  readonly cache: FacetCache;
}

/** The model that answers, which may be replaced between two queries. */
export interface SearchedModel {
  /** Catalogue version up to which all changes are in the model. */
  readonly version: number;
  readonly isReady: boolean;
  /** Returns the model. @throws an error for the caller of the search while there is none */
  readonly ready: CarModel;
}

/** Searches the cars in the memory of this process. `start` is to be called once, `stop` at the end. */
export class MemoryCarSearch extends CarSearch {
  private readonly writers = new WeakMap<CarIndex, Writers>();
  /** Queue of queries with counts, which may take milliseconds: pages of makes and cars wait for at most one of them. */
  private readonly counting = new OnePerTurn();
  readonly holds = new HoldTimes();
  private timer: NodeJS.Timeout | undefined;
  private day = { hour: -1, text: '' };

  constructor(
    private readonly model: SearchedModel,
    private readonly figures: SearchFigures,
  ) {
    super();
  }

  override async find(query: CarQuery): Promise<CarsFound> {
    const { cards, ...found } = await (query.withFacets
      ? this.counting.run(() => this.foundWithFacets(query))
      : this.holds.measure(() => {
          const { index, finder } = this.current();
          return this.written(index, query, finder.find(query));
        }));
    return { ...found, cards: await cards };
  }

  private foundWithFacets(query: CarQuery): Written {
    const { index, finder } = this.current();
    const known = this.writersOf(index).cache.facetsOf(query, this.stateOf(finder));
    return this.holds.measure(() => {
      const startedAt = performance.now();
      const found = finder.find(query, known?.facets);
      const { facets } = found;
      const kept =
        known ?? (facets && this.kept(index, finder, query, facets, performance.now() - startedAt));
      return this.written(index, query, found, kept);
    });
  }

  private written(index: CarIndex, query: CarQuery, { page, ...found }: Found, known?: KnownFacets): Written {
    const { cards, facets } = this.writersOf(index);
    const { locale } = query;
    return {
      ...found,
      version: known?.version ?? this.model.version,
      brands: cards.brands(page, locale),
      categories: cards.categories(page, locale),
      landed: landedOf(index, page, query),
      facets: found.facets && this.writtenFacets(facets, found.facets, query, locale, known),
      cards: query.personalFlags
        ? this.flaggedCards(index, page, query.personalFlags, locale)
        : cards.cards(page, locale, this.setting()),
    };
  }

  private writtenFacets(
    writer: FacetWriter,
    facets: Facets,
    { brandIds = [] }: CarFilters,
    locale: Locale,
    known: KnownFacets | undefined,
  ): Buffer {
    const { rate } = this.figures;
    const key = `${locale} ${rate?.rate}`;
    const before = known?.written?.get(key);
    if (before) return before;
    const written = writer.facets(facets, locale, rate, brandIds);
    known?.written?.set(key, written);
    return written;
  }

  /** Returns cards with flags of the signed-in user. */
  private async flaggedCards(
    index: CarIndex,
    page: Uint32Array,
    personalFlags: NonNullable<CarQuery['personalFlags']>,
    locale: Locale,
  ): Promise<readonly Uint8Array[]> {
    const ids = Array.from(page, (ord) => index.spuId(ord));
    const flags = await personalFlags(ids);
    // Cars may have changed positions while the flags were being fetched.
    const ords = ids.map((id) => index.positionOf(id)).filter((ord) => ord >= 0);
    return this.writersOf(index).cards.cards(Uint32Array.from(ords), locale, this.setting(), flags);
  }

  override facets(filters: CarFilters, locale: Locale): Promise<FacetsFound> {
    return this.counting.run(() => this.counted(filters, locale));
  }

  override countAttrs(filters: CarFilters, valueIds: readonly string[]): Promise<AttrsCounted> {
    return this.counting.run(() =>
      this.holds.measure(() => {
        const counts = this.current().finder.countAttrs(filters, valueIds);
        return { counts, version: this.model.version };
      }),
    );
  }

  override async total(filters: CarFilters): Promise<number> {
    return this.model.ready.finder.total(filters);
  }

  override async countCategories(filters: CarFilters): Promise<Uint32Array> {
    return this.model.ready.finder.countCategories(filters);
  }

  private counted(filters: CarFilters, locale: Locale): FacetsFound {
    const { index, finder } = this.current();
    const { facets: writer, cache } = this.writersOf(index);
    const known = cache.facetsOf(filters, this.stateOf(finder));
    return this.holds.measure(() => {
      const startedAt = performance.now();
      const facets = known?.facets ?? finder.facets(filters);
      const kept = known ?? this.kept(index, finder, filters, facets, performance.now() - startedAt);
      return {
        total: facets.total,
        facets: this.writtenFacets(writer, facets, filters, locale, kept),
        version: kept?.version ?? this.model.version,
      };
    });
  }

  /** Returns newly counted facets, and caches them if the cache accepts them. */
  private kept(
    index: CarIndex,
    finder: CarFinder,
    filters: CarFilters,
    facets: Facets,
    tookMs: number,
  ): KnownFacets | undefined {
    const { changes, version } = this.stateOf(finder);
    return this.writersOf(index).cache.keep(filters, { facets, version }, tookMs, changes);
  }

  private stateOf({ changes }: CarFinder): { readonly changes: number; readonly version: number } {
    return { changes, version: this.model.version };
  }

  private current(): CarModel {
    const { ready } = this.model;
    this.follow(ready.finder);
    return ready;
  }

  /**
   * Starts applying changes also while nobody searches, so that the first search after a change does not find cars
   * without their totals.
   */
  start(): void {
    this.timer = setInterval(() => {
      if (this.model.isReady) this.follow(this.model.ready.finder);
    }, FOLLOW_MS).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Applies settings that change while cars stay as they are. */
  private follow({ datedFlags, landedOrders }: CarFinder): void {
    datedFlags.follow(this.setting());
    landedOrders.update(this.figures.landed);
  }

  private writersOf(index: CarIndex): Writers {
    const known = this.writers.get(index);
    if (known) return known;
    const made = { cards: new CardWriter(index), facets: new FacetWriter(index), cache: new FacetCache() };
    this.writers.set(index, made);
    return made;
  }

  private setting(): CardSetting {
    const { rate, limits } = this.figures;
    return { rate, limits, today: this.today() };
  }

  /** Returns the day at the border; called by every search, so the text is cached for the hour. */
  private today(): string {
    const hour = Math.floor(Date.now() / HOUR_MS);
    if (this.day.hour !== hour) this.day = { hour, text: borderDay() };
    return this.day.text;
  }
}

/** Returns the landed costs of the cars of a page where the query refers to them; without those that cannot be calculated. */
function landedOf(index: CarIndex, page: Uint32Array, query: CarQuery): CarsFound['landed'] {
  const asked = askedLanded(query, index.landed);
  if (!asked) return undefined;
  const { column, extra } = asked;
  if (extra === undefined) return [];
  return Array.from(page).flatMap((ord) => {
    const key = index.columns[column][ord]!;
    return key < 0 ? [] : [{ spuId: index.spuId(ord), landedRub: landedRoubles(key, extra) }];
  });
}
