import { Controller } from '@nestjs/common';
import { Handles, type HandlersOf } from '@mall/messaging';
import type { Caller } from '@mall/contracts/define';
import {
  orderDeskApi,
  type ExtendPayTimeDto,
  type NoteOrderDto,
  type ShipOrderDto,
  type StaffCancelDto,
} from '@mall/contracts/order';
import { OrderDeskService } from './order-desk.service.js';
import { OrderTimer } from './order.timer.js';

@Controller()
export class OrderDeskController implements HandlersOf<typeof orderDeskApi> {
  constructor(
    private readonly desk: OrderDeskService,
    private readonly timer: OrderTimer,
  ) {}

  @Handles(orderDeskApi.cancel)
  cancel(request: StaffCancelDto, caller: Caller) {
    return this.desk.cancel(caller, request);
  }

  @Handles(orderDeskApi.extendPayTime)
  extendPayTime(request: ExtendPayTimeDto, caller: Caller) {
    return this.desk.extendPayTime(caller, request);
  }

  @Handles(orderDeskApi.note)
  note(request: NoteOrderDto, caller: Caller) {
    return this.desk.note(caller, request);
  }

  @Handles(orderDeskApi.closeUnpaid)
  closeUnpaid() {
    return this.timer.closeOverdue();
  }

  @Handles(orderDeskApi.ship)
  ship(request: ShipOrderDto, caller: Caller) {
    return this.desk.ship(caller, request);
  }
}
