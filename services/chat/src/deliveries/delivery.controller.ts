import { Controller } from '@nestjs/common';
import { chatDeliveryApi, type DeliveryPageDto, type DeliveryRefDto } from '@mall/contracts/chat';
import { Handles, type HandlersOf } from '@mall/messaging';
import { DeliveryListService } from './delivery-list.service.js';

@Controller()
export class DeliveryController implements HandlersOf<typeof chatDeliveryApi> {
  constructor(private readonly deliveries: DeliveryListService) {}

  @Handles(chatDeliveryApi.page)
  page(request: DeliveryPageDto) {
    return this.deliveries.page(request);
  }

  @Handles(chatDeliveryApi.one)
  one({ deliveryId }: DeliveryRefDto) {
    return this.deliveries.one(deliveryId);
  }

  @Handles(chatDeliveryApi.sendAgain)
  sendAgain({ deliveryId }: DeliveryRefDto) {
    return this.deliveries.sendAgain(deliveryId);
  }
}
