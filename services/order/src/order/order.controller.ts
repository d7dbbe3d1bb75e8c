import { Controller } from '@nestjs/common';
import { Handles, type HandlersOf } from '@mall/messaging';
import type { Caller, Empty, MallPageDto } from '@mall/contracts/define';
import {
  orderApi,
  type CancelOrderDto,
  type ConfirmOrderDto,
  type OrderIdsDto,
  type OrderRefDto,
  type SearchOrdersDto,
  type SquareConsentDto,
  type SubmitOrderDto,
} from '@mall/contracts/order';
import { ConfirmService } from '../checkout/confirm.service.js';
import { SubmitService } from '../checkout/submit.service.js';
import { OrderService } from './order.service.js';
import { PayInfoService } from './pay-info.service.js';

@Controller()
export class OrderController implements HandlersOf<typeof orderApi> {
  constructor(
    private readonly confirms: ConfirmService,
    private readonly submits: SubmitService,
    private readonly orders: OrderService,
    private readonly payInfos: PayInfoService,
  ) {}

  @Handles(orderApi.confirm)
  confirm(request: ConfirmOrderDto, caller: Caller) {
    return this.confirms.confirm(caller, request);
  }

  @Handles(orderApi.submit)
  submit(request: SubmitOrderDto, caller: Caller) {
    return this.submits.submit(caller, request);
  }

  @Handles(orderApi.payInfo)
  payInfo({ orderIds }: OrderIdsDto, caller: Caller) {
    return this.payInfos.payInfo(caller, orderIds);
  }

  @Handles(orderApi.search)
  search(request: SearchOrdersDto, caller: Caller) {
    return this.orders.search(caller, request);
  }

  @Handles(orderApi.detail)
  detail({ orderId }: OrderRefDto, caller: Caller) {
    return this.orders.detail(caller, orderId);
  }

  @Handles(orderApi.count)
  count(_: Empty, caller: Caller) {
    return this.orders.count(caller);
  }

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

  @Handles(orderApi.squareConsent)
  squareConsent(request: SquareConsentDto, caller: Caller) {
    return this.orders.consent(caller, request);
  }

  @Handles(orderApi.square)
  square(request: MallPageDto, caller: Caller) {
    return this.orders.square(request, caller);
  }
}
