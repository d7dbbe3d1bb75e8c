import { Controller } from '@nestjs/common';
import { Handles, type HandlersOf } from '@mall/messaging';
import type { AdminPage, Caller } from '@mall/contracts/define';
import {
  productStockListApi,
  type AddStockListRowsDto,
  type AffirmStockListRowsDto,
  type BeginStockListDto,
  type FindStockListRowsDto,
  type FindStockListsDto,
  type StockListRefDto,
  type StockListRowView,
  type StockListView,
} from '@mall/contracts/product';
import { StockListService } from './stock-list.service.js';

@Controller()
export class StockListController implements HandlersOf<typeof productStockListApi> {
  constructor(private readonly lists: StockListService) {}

  @Handles(productStockListApi.page)
  page(request: FindStockListsDto, caller: Caller): Promise<AdminPage<StockListView>> {
    return this.lists.page(request, caller);
  }

  @Handles(productStockListApi.rows)
  rows(request: FindStockListRowsDto, caller: Caller): Promise<AdminPage<StockListRowView>> {
    return this.lists.rows(request, caller);
  }

  @Handles(productStockListApi.one)
  one({ stockListId }: StockListRefDto, caller: Caller): Promise<StockListView> {
    return this.lists.one(stockListId, caller);
  }

  @Handles(productStockListApi.begin)
  begin(request: BeginStockListDto, caller: Caller): Promise<StockListView> {
    return this.lists.begin(request, caller);
  }

  @Handles(productStockListApi.addRows)
  addRows(request: AddStockListRowsDto, caller: Caller): Promise<void> {
    return this.lists.addRows(request, caller);
  }

  @Handles(productStockListApi.check)
  check({ stockListId }: StockListRefDto, caller: Caller): Promise<void> {
    return this.lists.check(stockListId, caller);
  }

  @Handles(productStockListApi.affirm)
  affirm(request: AffirmStockListRowsDto, caller: Caller): Promise<void> {
    return this.lists.affirm(request, caller);
  }

  @Handles(productStockListApi.apply)
  apply({ stockListId }: StockListRefDto, caller: Caller): Promise<void> {
    return this.lists.apply(stockListId, caller);
  }
}
