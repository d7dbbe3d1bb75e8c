import { Controller } from '@nestjs/common';
import { Handles, type HandlersOf } from '@mall/messaging';
import type { Caller, Empty, MallPageDto } from '@mall/contracts/define';
import {
  orderViewApi,
  type OrderIdsDto,
  type OrderRefDto,
  type SearchOrdersDto,
  type SquareConsentDto,
} from '@mall/contracts/order';
import { OrderViewService } from './order-view.service.js';
import { PayInfoService } from './pay-info.service.js';

@Controller()
export class OrderViewController implements HandlersOf<typeof orderViewApi> {
  constructor(
    private readonly orders: OrderViewService,
    private readonly payInfos: PayInfoService,
  ) {}

  @Handles(orderViewApi.payInfo)
  payInfo({ orderIds }: OrderIdsDto, caller: Caller) {
    return this.payInfos.payInfo(caller, orderIds);
  }

  @Handles(orderViewApi.search)
  search(request: SearchOrdersDto, caller: Caller) {
    return this.orders.search(caller, request);
  }

  @Handles(orderViewApi.detail)
  detail({ orderId }: OrderRefDto, caller: Caller) {
    return this.orders.detail(caller, orderId);
  }

  @Handles(orderViewApi.count)
  count(_: Empty, caller: Caller) {
    return this.orders.count(caller);
  }

  @Handles(orderViewApi.squareConsent)
  squareConsent(request: SquareConsentDto, caller: Caller) {
    return this.orders.consent(caller, request);
  }

  @Handles(orderViewApi.square)
  square(request: MallPageDto, caller: Caller) {
    return this.orders.square(request, caller);
  }
}
