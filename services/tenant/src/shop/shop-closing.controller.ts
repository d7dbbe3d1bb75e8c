import { Controller } from '@nestjs/common';
import { Handles, type HandlersOf } from '@mall/messaging';
import type { Caller } from '@mall/contracts/define';
import { shopClosingApi, type CloseShopDto, type ShopRefDto } from '@mall/contracts/tenant';
import { ShopClosingService } from './shop-closing.service.js';

@Controller()
export class ShopClosingController implements HandlersOf<typeof shopClosingApi> {
  constructor(private readonly closing: ShopClosingService) {}

  @Handles(shopClosingApi.close)
  close(request: CloseShopDto, caller: Caller) {
    return this.closing.close(request, caller);
  }

  @Handles(shopClosingApi.reopen)
  reopen({ shopId }: ShopRefDto, caller: Caller) {
    return this.closing.reopen(shopId, caller);
  }
}
