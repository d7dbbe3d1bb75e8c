import { Controller } from '@nestjs/common';
import { Handles, RawJson, type HandlersOf } from '@mall/messaging';
import type { Caller, MallPage, MallPageDto } from '@mall/contracts/define';
import {
  productSearchApi,
  type AttrCountView,
  type CarCardView,
  type CarIdDto,
  type CountAttrsDto,
  type CountSearchesDto,
  type FacetsView,
  type FindCarsDto,
  type HotSearchesDto,
  type HotSearchView,
  type SearchPageView,
  type SimilarCarsDto,
  type SimplePageDto,
  type SuggestDto,
  type SuggestionView,
} from '@mall/contracts/product';
import { Catalogue } from './catalogue.js';
import { HotSearchService } from './hot-search.service.js';
import { SearchService } from './search.service.js';
import { SimilarCarService } from './similar-car.service.js';
import { SuggestionService } from './suggestion.service.js';
import { ViewedCarRepository } from './viewed-car.repository.js';

@Controller()
export class SearchController implements HandlersOf<typeof productSearchApi> {
  constructor(
    private readonly search: SearchService,
    private readonly suggestions: SuggestionService,
    private readonly similarCars: SimilarCarService,
    private readonly hot: HotSearchService,
    private readonly viewedCars: ViewedCarRepository,
    private readonly catalogue: Catalogue,
  ) {}

  @Handles(productSearchApi.simplePage)
  simplePage(request: SimplePageDto, caller: Caller): Promise<RawJson<SearchPageView>> {
    return this.search.grouped(request, caller);
  }

  @Handles(productSearchApi.simplePageSignedIn)
  simplePageSignedIn(request: SimplePageDto, caller: Caller): Promise<RawJson<SearchPageView>> {
    return this.search.groupedFor(request, caller);
  }

  @Handles(productSearchApi.similar)
  similar(request: SimilarCarsDto, caller: Caller): Promise<CarCardView[]> {
    return this.similarCars.of(request, caller);
  }

  @Handles(productSearchApi.facets)
  facets(request: FindCarsDto, caller: Caller): Promise<RawJson<FacetsView>> {
    return this.search.facets(request, caller);
  }

  @Handles(productSearchApi.attrCounts)
  attrCounts(request: CountAttrsDto): Promise<RawJson<AttrCountView[]>> {
    return this.search.attrCounts(request);
  }

  @Handles(productSearchApi.suggest)
  async suggest(request: SuggestDto, { locale }: Caller): Promise<RawJson<readonly SuggestionView[]>> {
    const { directoriesVersion: version } = this.catalogue;
    return new RawJson(JSON.stringify(await this.suggestions.suggest(request, locale)), version);
  }

  @Handles(productSearchApi.hotSearches)
  hotSearches({ limit }: HotSearchesDto): HotSearchView[] {
    return this.hot.current.slice(0, limit);
  }

  @Handles(productSearchApi.countSearches)
  countSearches(request: CountSearchesDto): Promise<void> {
    return this.search.countSearches(request);
  }

  @Handles(productSearchApi.viewed)
  viewed(request: MallPageDto, caller: Caller): Promise<MallPage<CarCardView>> {
    return this.search.viewed(request, caller);
  }

  @Handles(productSearchApi.view)
  view({ spuId }: CarIdDto, caller: Caller): Promise<void> {
    return this.viewedCars.add(caller.userId!, spuId);
  }
}
