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
import { clearanceOf } from './clearance-of.js';
import { LandedCostService } from './landed-cost.service.js';

@Controller()
export class LandedCostController implements HandlersOf<typeof orderLandedCostApi> {
  constructor(
    private readonly costs: LandedCostService,
    private readonly plans: WayPlanService,
  ) {}

  @Handles(orderLandedCostApi.forCar)
  async forCar(request: LandedCostDto, caller: Caller): Promise<CarCostView> {
    const way = await this.plans.view(request.city ?? null, caller.locale);
    return { ...(await this.costs.forCar(request, clearanceOf(way), caller)), way };
  }

  @Handles(orderLandedCostApi.calculate)
  async calculate(request: CalculateCostDto, caller: Caller): Promise<CalculatedCostView> {
    const way = await this.plans.view(request.city ?? null, caller.locale);
    return { ...(await this.costs.calculate(request, clearanceOf(way), caller)), way };
  }

  @Handles(orderLandedCostApi.forCart)
  async forCart(request: CartCostDto, caller: Caller) {
    const city = request.city ?? (await this.costs.cityOf(caller.userId!));
    const way = await this.plans.view(city, caller.locale);
    return this.costs.forCart(city, clearanceOf(way), caller);
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
