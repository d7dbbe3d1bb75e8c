import { Controller } from '@nestjs/common';
import { Handles, type HandlersOf } from '@mall/messaging';
import type { Caller } from '@mall/contracts/define';
import {
  orderDeskApi,
  type ExportOrdersDto,
  type ExtendPayTimeDto,
  type MerchantOrdersDto,
  type OrderPageDto,
  type OrderRefDto,
  type ShipOrderDto,
  type StaffCancelDto,
} from '@mall/contracts/order';
import { DeskService } from './desk.service.js';
import { OrderTimer } from './order.timer.js';

@Controller()
export class DeskController implements HandlersOf<typeof orderDeskApi> {
  constructor(
    private readonly desk: DeskService,
    private readonly timer: OrderTimer,
  ) {}

  @Handles(orderDeskApi.list)
  list(request: OrderPageDto, caller: Caller) {
    return this.desk.list(caller, request);
  }

  @Handles(orderDeskApi.one)
  one({ orderId }: OrderRefDto, caller: Caller) {
    return this.desk.one(caller, orderId);
  }

  @Handles(orderDeskApi.cancel)
  cancel(request: StaffCancelDto, caller: Caller) {
    return this.desk.cancel(caller, request);
  }

  @Handles(orderDeskApi.extendPayTime)
  extendPayTime(request: ExtendPayTimeDto, caller: Caller) {
    return this.desk.extendPayTime(caller, request);
  }

  @Handles(orderDeskApi.closeUnpaid)
  closeUnpaid() {
    return this.timer.closeOverdue();
  }

  @Handles(orderDeskApi.exportPart)
  exportPart(request: ExportOrdersDto, caller: Caller) {
    return this.desk.exportPart(caller, request);
  }

  @Handles(orderDeskApi.ship)
  ship(request: ShipOrderDto, caller: Caller) {
    return this.desk.ship(caller, request);
  }

  @Handles(orderDeskApi.merchantPage)
  merchantPage(request: MerchantOrdersDto, caller: Caller) {
    return this.desk.merchantPage(caller, request);
  }

  @Handles(orderDeskApi.merchantInfo)
  merchantInfo({ orderId }: OrderRefDto, caller: Caller) {
    return this.desk.one(caller, orderId);
  }
}
