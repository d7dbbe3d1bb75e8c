import { Injectable } from '@nestjs/common';
import { InjectClient, type ClientOf } from '@mall/messaging';
import type { CarForCartView } from '@mall/contracts/product';
import { orderCalls } from '@mall/contracts/services/order';

/** Reads cars from the product service, by sku. */
@Injectable()
export class CarClient {
  constructor(@InjectClient(orderCalls.stock) private readonly stock: ClientOf<typeof orderCalls.stock>) {}

  async bySku(skuIds: readonly string[]): Promise<ReadonlyMap<string, CarForCartView>> {
    if (skuIds.length === 0) return new Map();
    const cars = await this.stock.carsForCart({ skuIds: [...new Set(skuIds)] });
    return new Map(cars.map((car) => [car.skuId, car]));
  }
}
