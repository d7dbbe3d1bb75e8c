import { Controller } from '@nestjs/common';
import { Handles, type HandlersOf } from '@mall/messaging';
import type { Caller, Empty } from '@mall/contracts/define';
import {
  tenantApi,
  type ImportShopDto,
  type ShopApplicationDto,
  type ShopNameDto,
  type ShopRefDto,
  type ShopRefsDto,
} from '@mall/contracts/tenant';
import { ApplicationService } from './application.service.js';

@Controller()
export class ApplicationController implements HandlersOf<typeof tenantApi> {
  constructor(private readonly applications: ApplicationService) {}

  @Handles(tenantApi.checkShopName)
  checkShopName({ shopName }: ShopNameDto, caller: Caller) {
    return this.applications.isNameFree(caller, shopName);
  }

  @Handles(tenantApi.headInfo)
  headInfo({ shopId }: ShopRefDto, caller: Caller) {
    return this.applications.headInfo(caller, shopId);
  }

  @Handles(tenantApi.apply)
  apply(request: ShopApplicationDto, caller: Caller) {
    return this.applications.apply(caller, request);
  }

  @Handles(tenantApi.correct)
  correct(request: ShopApplicationDto, caller: Caller) {
    return this.applications.correct(caller, request);
  }

  @Handles(tenantApi.mine)
  mine(_: Empty, caller: Caller) {
    return this.applications.mine(caller);
  }

  @Handles(tenantApi.cardsOf)
  cardsOf({ shopIds }: ShopRefsDto) {
    return this.applications.cardsOf(shopIds);
  }

  @Handles(tenantApi.importShop)
  importShop(request: ImportShopDto) {
    return this.applications.importShop(request);
  }
}
