import { Controller } from '@nestjs/common';
import { Handles, type HandlersOf } from '@mall/messaging';
import type { Caller } from '@mall/contracts/define';
import {
  orderDeskViewApi,
  type ExportOrdersDto,
  type MerchantOrdersDto,
  type OrderPageDto,
  type OrderRefDto,
} from '@mall/contracts/order';
import { OrderDeskViewService } from './order-desk-view.service.js';

@Controller()
export class OrderDeskViewController implements HandlersOf<typeof orderDeskViewApi> {
  constructor(private readonly desk: OrderDeskViewService) {}

  @Handles(orderDeskViewApi.list)
  list(request: OrderPageDto, caller: Caller) {
    return this.desk.list(caller, request);
  }

  @Handles(orderDeskViewApi.one)
  one({ orderId }: OrderRefDto, caller: Caller) {
    return this.desk.one(caller, orderId);
  }

  @Handles(orderDeskViewApi.exportPart)
  exportPart(request: ExportOrdersDto, caller: Caller) {
    return this.desk.exportPart(caller, request);
  }

  @Handles(orderDeskViewApi.merchantPage)
  merchantPage(request: MerchantOrdersDto, caller: Caller) {
    return this.desk.merchantPage(caller, request);
  }

  @Handles(orderDeskViewApi.merchantInfo)
  merchantInfo({ orderId }: OrderRefDto, caller: Caller) {
    return this.desk.one(caller, orderId);
  }
}
