import { Controller } from '@nestjs/common';
import { Handles, type HandlersOf } from '@mall/messaging';
import type { AdminPage, Caller } from '@mall/contracts/define';
import {
  productPriceApi,
  type ApprovePriceDto,
  type PriceChangePageDto,
  type PriceChangeRefDto,
  type PriceChangeView,
  type RejectPriceDto,
} from '@mall/contracts/product';
import { PriceChangeService } from './price-change.service.js';

@Controller()
export class PriceChangeController implements HandlersOf<typeof productPriceApi> {
  constructor(private readonly changes: PriceChangeService) {}

  @Handles(productPriceApi.list)
  list(request: PriceChangePageDto, caller: Caller): Promise<AdminPage<PriceChangeView>> {
    return this.changes.list(request, caller);
  }

  @Handles(productPriceApi.one)
  one(request: PriceChangeRefDto, caller: Caller): Promise<PriceChangeView> {
    return this.changes.one(request, caller);
  }

  @Handles(productPriceApi.approve)
  approve(request: ApprovePriceDto, caller: Caller): Promise<PriceChangeView> {
    return this.changes.approve(request, caller);
  }

  @Handles(productPriceApi.reject)
  reject(request: RejectPriceDto, caller: Caller): Promise<PriceChangeView> {
    return this.changes.reject(request, caller);
  }
}
