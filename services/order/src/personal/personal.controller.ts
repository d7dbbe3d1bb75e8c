import { Controller } from '@nestjs/common';
import type { PersonalCopy, PersonalDataDto } from '@mall/contracts/define';
import { orderPersonalApi, type BuyerDataDto, type OpenDealsView } from '@mall/contracts/order';
import { Handles, type HandlersOf } from '@mall/messaging';
import { personalRows } from '@mall/persistence';
import { DataSource } from 'typeorm';
import { BuyerErasureService } from './buyer-erasure.service.js';
import { OpenDealRepository } from './open-deal.repository.js';
import { PERSONAL_SECTIONS } from './personal-sections.js';

@Controller()
export class PersonalController implements HandlersOf<typeof orderPersonalApi> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly openOrders: OpenDealRepository,
    private readonly erasures: BuyerErasureService,
  ) {}

  @Handles(orderPersonalApi.copy)
  copy({ userId, after }: PersonalDataDto): Promise<PersonalCopy> {
    return personalRows(this.dataSource, PERSONAL_SECTIONS, userId, after);
  }

  @Handles(orderPersonalApi.erase)
  erase({ userId }: PersonalDataDto): Promise<void> {
    return this.erasures.erase(userId);
  }

  @Handles(orderPersonalApi.openDeals)
  async openDeals({ userId }: BuyerDataDto): Promise<OpenDealsView> {
    return { orderNumbers: await this.openOrders.of(userId) };
  }
}
