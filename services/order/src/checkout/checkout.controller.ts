import { Controller } from '@nestjs/common';
import { Handles, type HandlersOf } from '@mall/messaging';
import type { Caller } from '@mall/contracts/define';
import { orderCheckoutApi, type ConfirmOrderDto, type SubmitOrderDto } from '@mall/contracts/order';
import { ConfirmService } from './confirm.service.js';
import { SubmitService } from './submit.service.js';

@Controller()
export class CheckoutController implements HandlersOf<typeof orderCheckoutApi> {
  constructor(
    private readonly confirms: ConfirmService,
    private readonly submits: SubmitService,
  ) {}

  @Handles(orderCheckoutApi.confirm)
  confirm(request: ConfirmOrderDto, caller: Caller) {
    return this.confirms.confirm(caller, request);
  }

  @Handles(orderCheckoutApi.submit)
  submit(request: SubmitOrderDto, caller: Caller) {
    return this.submits.submit(caller, request);
  }
}
