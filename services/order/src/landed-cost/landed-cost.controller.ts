import { Controller } from '@nestjs/common';
import { Handles, type HandlersOf } from '@mall/messaging';
import type { Caller } from '@mall/contracts/define';
import {
  orderLandedCostApi,
  type CalculateCostDto,
  type CalculatedCostView,
  type CarCostView,
  type CartCostDto,
  type LandedCostDto,
} from '@mall/contracts/order';
import { WayPlanService } from '../milestone/way-plan.service.js';
import { LandedCostService } from './landed-cost.service.js';

@Controller()
export class LandedCostController implements HandlersOf<typeof orderLandedCostApi> {
  constructor(
    private readonly costs: LandedCostService,
    private readonly plans: WayPlanService,
  ) {}

  @Handles(orderLandedCostApi.forCar)
  async forCar(request: LandedCostDto, caller: Caller): Promise<CarCostView> {
    const [cost, way] = await Promise.all([
      this.costs.forCar(request, caller),
      this.plans.view(request.city ?? null, caller.locale),
    ]);
    return { ...cost, way };
  }

  @Handles(orderLandedCostApi.calculate)
  async calculate(request: CalculateCostDto, caller: Caller): Promise<CalculatedCostView> {
    const [cost, way] = await Promise.all([
      this.costs.calculate(request, caller),
      this.plans.view(request.city ?? null, caller.locale),
    ]);
    return { ...cost, way };
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
