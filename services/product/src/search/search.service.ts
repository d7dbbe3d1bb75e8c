import { Injectable } from '@nestjs/common';
import { InjectClient, RawJson, type ClientOf } from '@mall/messaging';
import { mallPage, type Caller, type MallPage, type MallPageDto } from '@mall/contracts/define';
import {
  REGIONS,
  carFields,
  choicesAsked,
  countFields,
  fenFrom,
  fenUpTo,
  productErrors,
  recordFrom,
  recordOf,
  valuesOfCount,
  type AttrCountView,
  type CarCardView,
  type CarPageView,
  type CountAttrsDto,
  type CountName,
  type CountSearchesDto,
  type FacetsView,
  type FindCarsDto,
  type SearchCarsDto,
  type SearchPageView,
  type SeveralName,
  type SimplePageDto,
} from '@mall/contracts/product';
import { productCalls } from '@mall/contracts/services/product';
import {
  CarSearch,
  TOTAL_BOUND,
  type CarFilters,
  type CarQuery,
  type CarsFound,
  type JsonText,
  type PersonalFlags,
} from '@mall/car-search';
import { RateService } from '../rate/rate.service.js';
import { attrGroupsOf } from './attr-groups.js';
import { Catalogue } from './catalogue.js';
import { cursorOf, readCursor } from './cursor.js';
import { HotSearchService } from './hot-search.service.js';
import { nearestOf, PhraseService, readAsTyped, viewOf, type UnderstoodRequest } from './phrase.service.js';
import { ViewedCarRepository } from './viewed-car.repository.js';

/** Permitted values of request fields with a closed vocabulary. */
const CLOSED: Readonly<Record<SeveralName | CountName | 'region', readonly (string | number)[]>> = {
  ...recordOf(choicesAsked('several'), (name) => Object.keys(carFields[name].words)),
  ...recordFrom(countFields.map((field) => [field.name, valuesOfCount(field).map(Number)])),
  region: REGIONS,
};

/** Translates search requests into queries, and results into the prescribed JSON. */
@Injectable()
export class SearchService {
  constructor(
    private readonly search: CarSearch,
    private readonly catalogue: Catalogue,
    private readonly rate: RateService,
    private readonly viewedCars: ViewedCarRepository,
    private readonly hot: HotSearchService,
    private readonly phrases: PhraseService,
    @InjectClient(productCalls.favourites)
    private readonly favourites: ClientOf<typeof productCalls.favourites>,
  ) {}

  /** Returns a page. @throws productErrors.pageTooDeep past the first 10,000 cars; filterUnknown, cursorBroken */
  async page(request: SearchCarsDto, caller: Caller): Promise<RawJson<CarPageView>> {
    const understood = this.phrases.understand(request).request;
    const { total, cards, last, version } = await this.find(understood, caller);
    const next = last ? `,"next":"${cursorOf(understood, last)}"` : '';
    const head = `{"pages":${Math.ceil(total / request.pageSize)},"total":${total},"list":`;
    return new RawJson(bytesOf(head, cards, `${next}}`), version);
  }

  /** Returns a grouped page. @throws productErrors.pageTooDeep past the first 10,000 cars; filterUnknown, cursorBroken */
  async grouped(request: SimplePageDto, caller: Caller): Promise<RawJson<SearchPageView>> {
    const understood = this.phrases.understand(request);
    const found = await this.find(understood.request, caller);
    this.remember(request, found);
    return new RawJson(this.groupedJson(request, understood, found, caller), found.version, found.scope);
  }

  /** Returns the same as `grouped`, with favourites and viewed cars of the signed-in user. */
  async groupedFor(request: SimplePageDto, caller: Caller): Promise<RawJson<SearchPageView>> {
    const understood = this.phrases.understand(request);
    const found = await this.find(understood.request, caller, (spuIds) =>
      this.personalFlagsOf(caller, spuIds),
    );
    this.remember(request, found);
    return new RawJson(this.groupedJson(request, understood, found, caller), found.version);
  }

  async facets(request: FindCarsDto, caller: Caller): Promise<RawJson<FacetsView>> {
    const { total, facets, version } = await this.search.facets(
      this.filtersOf(this.phrases.understand(request).request),
      caller.locale,
    );
    const bound = `"total":${Math.min(total, TOTAL_BOUND)},"totalIsLowerBound":${total > TOTAL_BOUND}`;
    return new RawJson(bytesOf(`{${bound},"facets":`, facets, '}'), version);
  }

  async attrCounts(request: CountAttrsDto): Promise<RawJson<AttrCountView[]>> {
    const { countedValueIds, ...rest } = request;
    const { counts, version } = await this.search.countAttrs(
      this.filtersOf(this.phrases.understand(rest).request),
      countedValueIds,
    );
    const views: AttrCountView[] = countedValueIds.map((attrValueId, at) => ({
      attrValueId,
      count: counts[at]!,
    }));
    return new RawJson(JSON.stringify(views), version);
  }

  /** Returns cars that the user has viewed and that are still on sale, most recent first. */
  async viewed({ pageNum, pageSize }: MallPageDto, caller: Caller): Promise<MallPage<CarCardView>> {
    const spuIds = await this.viewedCars.latest(caller.userId!);
    const { cards } = await this.search.find({
      spuIds,
      sort: 1,
      limit: spuIds.length,
      offset: 0,
      withFacets: false,
      locale: caller.locale,
      personalFlags: (ids) => this.personalFlagsOf(caller, ids),
    });
    const byId = new Map(
      (JSON.parse(bytesOf(cards).toString()) as CarCardView[]).map((card) => [card.spuId, card]),
    );
    const list = spuIds.flatMap((spuId) => byId.get(spuId) ?? []);
    const from = (pageNum - 1) * pageSize;
    return mallPage(list.slice(from, from + pageSize), list.length, pageSize);
  }

  /** Counts searches that find cars. They become the popular searches, see HotSearchService. */
  async countSearches({ searches }: CountSearchesDto): Promise<void> {
    for (const { keyword, times } of searches) {
      const { request } = this.phrases.understand({ keyword });
      const query = { sort: 1, limit: 1, offset: 0, withFacets: false, locale: 'ru' } as const;
      const { total, readAs } = await this.search.find({ ...this.filtersOf(request), ...query });
      if (total > 0) this.hot.count(readAs ?? keyword, times);
    }
  }

  private groupedJson(
    request: SimplePageDto,
    understood: UnderstoodRequest<SimplePageDto>,
    found: CarsFound,
    { locale }: Caller,
  ): Uint8Array {
    const { total, last, facets } = found;
    const { parts } = understood;
    const readAs = found.readAs === undefined ? undefined : readAsTyped(found.readAs, parts);
    const view = viewOf(understood);
    const [nearest, ...nearestOthers] = found.nearest.map((one) => nearestOf(one, request, understood));
    const shop = request.shopId ? this.shopText(request.shopId, locale) : '';
    return bytesOf(
      `{"pages":${Math.ceil(total / request.pageSize)},"total":${total}` +
        `,"totalIsLowerBound":${found.totalIsLowerBound},"list":[{${shop}"attrs":[],"brands":`,
      found.brands,
      ',"categorys":',
      found.categories,
      ',"spus":',
      found.cards,
      '}]' +
        (last ? `,"next":"${cursorOf(understood.request, last)}"` : '') +
        (readAs === undefined ? '' : `,"readAs":${JSON.stringify(readAs)}`) +
        (view ? `,"understood":${JSON.stringify(view)}` : '') +
        (nearest ? `,"nearest":${JSON.stringify(nearest)}` : '') +
        (nearestOthers.length > 0 ? `,"nearestOthers":${JSON.stringify(nearestOthers)}` : '') +
        (found.landed ? `,"landed":${JSON.stringify(found.landed)}` : '') +
        (facets ? ',"facets":' : ''),
      facets ?? '',
      '}',
    );
  }

  private shopText(shopId: string, locale: Caller['locale']): string {
    const shop = this.catalogue.directories.shops.find(shopId);
    if (!shop?.row) return '';
    const { logoUrl, type } = shop.row;
    return `"shopInfo":{"shopId":"${shopId}","shopName":${shop.names[locale]},"shopLogo":${JSON.stringify(logoUrl)},"type":${type}},`;
  }

  private async find(
    request: SearchCarsDto,
    caller: Caller,
    personalFlags?: CarQuery['personalFlags'],
  ): Promise<CarsFound> {
    const after = readCursor(request);
    const offset = after ? 0 : (request.pageNum - 1) * request.pageSize;
    if (offset >= TOTAL_BOUND) throw productErrors.pageTooDeep({ rows: TOTAL_BOUND });
    return this.search.find({
      ...this.filtersOf(request),
      sort: request.sort,
      limit: after ? request.pageSize : Math.min(request.pageSize, TOTAL_BOUND - offset),
      offset,
      after,
      withFacets: (request as SimplePageDto).facets === 1,
      locale: caller.locale,
      personalFlags,
    });
  }

  private filtersOf(request: Partial<FindCarsDto>): CarFilters {
    checkValues(request);
    const { brandId, brandIds, categoryId, primaryCategoryId, attrIds, attrValueIds } = request;
    return {
      ...request,
      brandIds: brandId ? [...(brandIds ?? []), brandId] : brandIds,
      categoryId: categoryId ?? primaryCategoryId,
      attrValueGroups: attrGroupsOf(attrIds, attrValueIds),
      ...this.pricesOf(request),
    };
  }

  /** Converts bounds in roubles and combines them with those in yuan; ignored while no rate is known. */
  private pricesOf(request: Partial<FindCarsDto>): Pick<CarFilters, 'minPrice' | 'maxPrice'> {
    const rate = this.rate.current;
    const { minPrice, maxPrice, minPriceRub, maxPriceRub } = request;
    const minFen = rate && minPriceRub != null ? fenFrom(minPriceRub, rate) : undefined;
    const maxFen = rate && maxPriceRub != null ? fenUpTo(maxPriceRub, rate) : undefined;
    return {
      minPrice: narrower(Math.max, minPrice, minFen),
      maxPrice: narrower(Math.min, maxPrice, maxFen),
    };
  }

  private async personalFlagsOf({ userId }: Caller, spuIds: readonly string[]): Promise<PersonalFlags> {
    if (!userId || spuIds.length === 0) return { favourites: new Set(), viewed: new Set() };
    const [favourites, viewed] = await Promise.all([
      // Without an answer of the user service, cars are shown without favourites.
      this.favourites.among({ userId, spuIds: [...spuIds] }).catch(() => []),
      this.viewedCars.idsAmong(userId, spuIds),
    ]);
    return { favourites: new Set(favourites), viewed };
  }

  /** Counts the keyword if it found cars; further pages of a search are not counted. */
  private remember({ keyword, pageNum, after }: SimplePageDto, { total, readAs }: CarsFound): void {
    if (keyword && total > 0 && pageNum === 1 && !after) this.hot.count(readAs ?? keyword);
  }
}

function narrower(
  choose: (...values: number[]) => number,
  ...bounds: (number | null | undefined)[]
): number | undefined {
  const given = bounds.filter((bound) => bound != null);
  return given.length > 0 ? choose(...given) : undefined;
}

function bytesOf(...parts: readonly (JsonText | readonly Uint8Array[])[]): Buffer {
  return Buffer.concat(parts.flatMap((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
}

/** Checks that the filters have known values. @throws productErrors.filterUnknown */
function checkValues(request: Partial<FindCarsDto>): void {
  for (const [field, known] of Object.entries(CLOSED)) {
    const asked: readonly (string | number)[] = request[field as keyof typeof CLOSED] ?? [];
    const unknown = asked.find((value) => !known.includes(value));
    if (unknown !== undefined)
      throw productErrors.filterUnknown({ field, value: String(unknown).slice(0, 40) });
  }
}
