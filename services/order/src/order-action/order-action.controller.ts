import { Controller } from '@nestjs/common';
import { Handles, type HandlersOf } from '@mall/messaging';
import type { Caller } from '@mall/contracts/define';
import { orderApi, type CancelOrderDto, type OrderRefDto } from '@mall/contracts/order';
import { OrderActionService } from './order-action.service.js';

@Controller()
export class OrderActionController implements HandlersOf<typeof orderApi> {
  constructor(private readonly orders: OrderActionService) {}

  @Handles(orderApi.cancel)
  cancel(request: CancelOrderDto, caller: Caller) {
    return this.orders.cancel(caller, request);
  }

  @Handles(orderApi.receive)
  receive({ orderId }: OrderRefDto, caller: Caller) {
    return this.orders.receive(caller, orderId);
  }

  @Handles(orderApi.remove)
  remove({ orderId }: OrderRefDto, caller: Caller) {
    return this.orders.remove(caller, orderId);
  }

  @Handles(orderApi.requote)
  requote({ orderId }: OrderRefDto, caller: Caller) {
    return this.orders.requote(caller, orderId);
  }
}
