import { Controller } from '@nestjs/common';
import { Handles, type HandlersOf } from '@mall/messaging';
import type { AdminPage, Caller } from '@mall/contracts/define';
import {
  orderHeldCarsApi,
  type AllowHoldDto,
  type HeldCarsPageDto,
  type HeldCarsRefDto,
  type HeldCarsView,
} from '@mall/contracts/order';
import { HeldCarsService } from './held-cars.service.js';

@Controller()
export class HeldCarsController implements HandlersOf<typeof orderHeldCarsApi> {
  constructor(private readonly held: HeldCarsService) {}

  @Handles(orderHeldCarsApi.list)
  list(request: HeldCarsPageDto): Promise<AdminPage<HeldCarsView>> {
    return this.held.list(request);
  }

  @Handles(orderHeldCarsApi.one)
  one({ userId }: HeldCarsRefDto): Promise<HeldCarsView> {
    return this.held.one(userId);
  }

  @Handles(orderHeldCarsApi.allow)
  allow(request: AllowHoldDto, caller: Caller): Promise<HeldCarsView> {
    return this.held.allow(caller, request);
  }
}
