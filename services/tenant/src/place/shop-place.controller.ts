import { Controller } from '@nestjs/common';
import { Handles, type HandlersOf } from '@mall/messaging';
import type { Caller } from '@mall/contracts/define';
import {
  shopPlaceApi,
  type PublicPlaceDto,
  type SaveShopPlaceDto,
  type ShopPlacePageDto,
  type ShopRefDto,
} from '@mall/contracts/tenant';
import { ShopPlaceService } from './shop-place.service.js';

@Controller()
export class ShopPlaceController implements HandlersOf<typeof shopPlaceApi> {
  constructor(private readonly places: ShopPlaceService) {}

  @Handles(shopPlaceApi.ofShop)
  ofShop({ shopId }: PublicPlaceDto, caller: Caller) {
    return this.places.ofShop(shopId, caller);
  }

  @Handles(shopPlaceApi.page)
  page(request: ShopPlacePageDto, caller: Caller) {
    return this.places.page(request, caller);
  }

  @Handles(shopPlaceApi.one)
  one({ shopId }: ShopRefDto, caller: Caller) {
    return this.places.one(shopId, caller);
  }

  @Handles(shopPlaceApi.save)
  save(request: SaveShopPlaceDto, caller: Caller) {
    return this.places.save(request, caller);
  }
}
