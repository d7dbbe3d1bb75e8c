import { Controller } from '@nestjs/common';
import { Handles, type HandlersOf } from '@mall/messaging';
import type { Caller } from '@mall/contracts/define';
import {
  orderLandedCostApi,
  type CalculateCostDto,
  type CartCostDto,
  type LandedCostDto,
} from '@mall/contracts/order';
import { LandedCostService } from './landed-cost.service.js';

@Controller()
export class LandedCostController implements HandlersOf<typeof orderLandedCostApi> {
  constructor(private readonly costs: LandedCostService) {}

  @Handles(orderLandedCostApi.forCar)
  forCar(request: LandedCostDto, caller: Caller) {
    return this.costs.forCar(request, caller);
  }

  @Handles(orderLandedCostApi.calculate)
  calculate(request: CalculateCostDto, caller: Caller) {
    return this.costs.calculate(request, caller);
  }

  @Handles(orderLandedCostApi.forCart)
  forCart(request: CartCostDto, caller: Caller) {
    return this.costs.forCart(request, caller);
  }

  @Handles(orderLandedCostApi.preference)
  preference() {
    return this.costs.preference();
  }

  @Handles(orderLandedCostApi.figures)
  figures() {
    return this.costs.figures();
  }

  @Handles(orderLandedCostApi.cities)
  cities() {
    return this.costs.cities();
  }
}
