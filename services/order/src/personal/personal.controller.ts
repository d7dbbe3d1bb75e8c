import { Controller } from '@nestjs/common';
import { orderPersonalApi, type BuyerDataDto, type OpenDealsView } from '@mall/contracts/order';
import { Handles, type HandlersOf } from '@mall/messaging';
import { OpenDealRepository } from './open-deal.repository.js';

@Controller()
export class PersonalController implements HandlersOf<typeof orderPersonalApi> {
  constructor(private readonly openOrders: OpenDealRepository) {}

  @Handles(orderPersonalApi.openDeals)
  async openDeals({ userId }: BuyerDataDto): Promise<OpenDealsView> {
    return { orderNumbers: await this.openOrders.of(userId) };
  }
}
