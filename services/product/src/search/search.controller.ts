import { Controller } from '@nestjs/common';
import { Handles, type HandlersOf } from '@mall/messaging';
import type { Caller } from '@mall/contracts/define';
import { productSearchApi, type SearchCarsDto, type SearchPageView } from '@mall/contracts/product';
import { SearchService } from './search.service.js';

@Controller()
export class SearchController implements HandlersOf<typeof productSearchApi> {
  constructor(private readonly search: SearchService) {}

  @Handles(productSearchApi.simplePage)
  simplePage(request: SearchCarsDto, caller: Caller): Promise<SearchPageView> {
    return this.search.grouped(request, caller);
  }

  @Handles(productSearchApi.simplePageSignedIn)
  simplePageSignedIn(request: SearchCarsDto, caller: Caller): Promise<SearchPageView> {
    return this.search.grouped(request, caller);
  }
}
