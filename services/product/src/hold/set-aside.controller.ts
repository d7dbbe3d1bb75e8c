import { Controller } from '@nestjs/common';
import { Handles, type HandlersOf } from '@mall/messaging';
import type { Caller } from '@mall/contracts/define';
import {
  productSetAsideApi,
  type DecideSetAsideDto,
  type SetAsidePageDto,
  type SetAsideRefDto,
} from '@mall/contracts/product';
import { SetAsideService } from './set-aside.service.js';

@Controller()
export class SetAsideController implements HandlersOf<typeof productSetAsideApi> {
  constructor(private readonly cars: SetAsideService) {}

  @Handles(productSetAsideApi.page)
  page(request: SetAsidePageDto) {
    return this.cars.page(request);
  }

  @Handles(productSetAsideApi.one)
  one({ setAsideId }: SetAsideRefDto) {
    return this.cars.one(setAsideId);
  }

  @Handles(productSetAsideApi.decide)
  decide(request: DecideSetAsideDto, caller: Caller) {
    return this.cars.decide(caller, request);
  }
}
