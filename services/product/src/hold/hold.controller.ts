import { Controller } from '@nestjs/common';
import { Handles, type HandlersOf } from '@mall/messaging';
import {
  productStockApi,
  type CarForCartView,
  type CarsForCartDto,
  type ExtendHoldDto,
  type HoldCarsDto,
  type HoldKeyDto,
  type HoldView,
  type PlacesOfVinsDto,
  type VinPlaceView,
} from '@mall/contracts/product';
import { NamedVinRepository } from '../stock/named-vin.repository.js';
import { CartCarRepository } from './cart-car.repository.js';
import { HoldService } from './hold.service.js';

@Controller()
export class HoldController implements HandlersOf<typeof productStockApi> {
  constructor(
    private readonly holds: HoldService,
    private readonly cars: CartCarRepository,
    private readonly namedVins: NamedVinRepository,
  ) {}

  @Handles(productStockApi.holdCars)
  holdCars(request: HoldCarsDto): Promise<HoldView> {
    return this.holds.hold(request);
  }

  @Handles(productStockApi.releaseHold)
  releaseHold({ orderKey }: HoldKeyDto): Promise<HoldView> {
    return this.holds.release(orderKey);
  }

  @Handles(productStockApi.confirmHold)
  confirmHold({ orderKey }: HoldKeyDto): Promise<HoldView> {
    return this.holds.confirm(orderKey);
  }

  @Handles(productStockApi.extendHold)
  extendHold(request: ExtendHoldDto): Promise<HoldView> {
    return this.holds.extend(request);
  }

  @Handles(productStockApi.carsForCart)
  carsForCart({ skuIds }: CarsForCartDto): Promise<CarForCartView[]> {
    return this.cars.bySkus(skuIds);
  }

  @Handles(productStockApi.placesOfVins)
  placesOfVins({ orderKey, vins }: PlacesOfVinsDto): Promise<VinPlaceView[]> {
    return this.namedVins.places(orderKey, vins);
  }
}
