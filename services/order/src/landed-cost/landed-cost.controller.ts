import { Controller } from '@nestjs/common';
import { Handles, type HandlersOf } from '@mall/messaging';
import type { Caller } from '@mall/contracts/define';
import {
  orderLandedCostApi,
  type CalculateCostDto,
  type CarCostView,
  type CartCostDto,
  type LandedCostDto,
} from '@mall/contracts/order';
import { WayTimeService } from '../milestone/way-time.service.js';
import { LandedCostService } from './landed-cost.service.js';

@Controller()
export class LandedCostController implements HandlersOf<typeof orderLandedCostApi> {
  constructor(
    private readonly costs: LandedCostService,
    private readonly wayTimes: WayTimeService,
  ) {}

  @Handles(orderLandedCostApi.forCar)
  async forCar(request: LandedCostDto, caller: Caller): Promise<CarCostView> {
    const [cost, wayTime] = await Promise.all([
      this.costs.forCar(request, caller),
      this.wayTimes.to(request.city ?? null),
    ]);
    return { ...cost, wayTime };
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
