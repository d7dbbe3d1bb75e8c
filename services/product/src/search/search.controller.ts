import { Controller } from '@nestjs/common';
import { Handles, type HandlersOf } from '@mall/messaging';
import {
  mallPage,
  platformErrors,
  type Caller,
  type MallPage,
  type MallPageDto,
} from '@mall/contracts/define';
import {
  productSearchApi,
  type CarCardView,
  type CarIdDto,
  type FacetsView,
  type HotSearchView,
  type SearchPageView,
  type SimplePageDto,
  type SuggestionView,
} from '@mall/contracts/product';
import { SearchService } from './search.service.js';
import { ViewedCars } from './viewed-cars.js';

@Controller()
export class SearchController implements HandlersOf<typeof productSearchApi> {
  constructor(
    private readonly search: SearchService,
    private readonly viewedCars: ViewedCars,
  ) {}

  @Handles(productSearchApi.simplePage)
  simplePage(request: SimplePageDto, caller: Caller): Promise<SearchPageView> {
    return this.search.grouped(request, caller);
  }

  @Handles(productSearchApi.simplePageSignedIn)
  simplePageSignedIn(request: SimplePageDto, caller: Caller): Promise<SearchPageView> {
    return this.search.grouped(request, caller);
  }

  @Handles(productSearchApi.facets)
  facets(): Promise<FacetsView> {
    throw platformErrors.unavailable();
  }

  @Handles(productSearchApi.suggest)
  suggest(): Promise<SuggestionView[]> {
    throw platformErrors.unavailable();
  }

  @Handles(productSearchApi.hotSearches)
  hotSearches(): HotSearchView[] {
    return [];
  }

  @Handles(productSearchApi.viewed)
  async viewed(request: MallPageDto, caller: Caller): Promise<MallPage<CarCardView>> {
    const spuIds = await this.viewedCars.latest(caller.userId!);
    const found = await this.search.page({ spuIds, sort: 1, pageNum: 1, pageSize: 100 }, caller);
    const byId = new Map(found.list.map((card) => [card.spuId, card]));
    const cards = spuIds.flatMap((spuId) => byId.get(spuId) ?? []);
    const from = (request.pageNum - 1) * request.pageSize;
    return mallPage(cards.slice(from, from + request.pageSize), cards.length, request.pageSize);
  }

  @Handles(productSearchApi.view)
  view({ spuId }: CarIdDto, caller: Caller): Promise<void> {
    return this.viewedCars.add(caller.userId!, spuId);
  }
}
