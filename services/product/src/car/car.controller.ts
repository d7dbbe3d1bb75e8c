import { Controller } from '@nestjs/common';
import { Handles, type HandlersOf, type RawJson } from '@mall/messaging';
import type { AdminPage, Caller, Empty } from '@mall/contracts/define';
import {
  productCarApi,
  type CarDetailView,
  type CarIdDto,
  type CarPageView,
  type CarRecord,
  type CarsDto,
  type CreateCarDto,
  type FindCarRecordsDto,
  type KindOfCarDto,
  type ListingRuleView,
  type ReviewCarDto,
  type SearchCarsDto,
  type SetSpuCheckDto,
  type SpuCheckView,
  type UpdateCarDto,
  type WithReasonDto,
} from '@mall/contracts/product';
import { SearchService } from '../search/search.service.js';
import { CarDeskService } from './car-desk.service.js';
import { CarPageService } from './car-page.service.js';
import { CarPublishingService } from './car-publishing.service.js';
import { CarRepository } from './car.repository.js';
import { SaleGateService } from './sale-gate.service.js';

@Controller()
export class CarController implements HandlersOf<typeof productCarApi> {
  constructor(
    private readonly cars: CarRepository,
    private readonly pages: CarPageService,
    private readonly search: SearchService,
    private readonly desk: CarDeskService,
    private readonly publishing: CarPublishingService,
    private readonly gate: SaleGateService,
  ) {}

  @Handles(productCarApi.prodInfo)
  prodInfo({ spuId }: CarIdDto, caller: Caller): Promise<RawJson<CarDetailView>> {
    return this.pages.show(spuId, caller);
  }

  @Handles(productCarApi.page)
  page(request: SearchCarsDto, caller: Caller): Promise<RawJson<CarPageView>> {
    return this.search.page(request, caller);
  }

  @Handles(productCarApi.spuCheck)
  async spuCheck(_request: Empty): Promise<SpuCheckView> {
    return { checkStats: (await this.cars.needsReview()) ? 1 : 0 };
  }

  @Handles(productCarApi.setSpuCheck)
  async setSpuCheck({ checkStats }: SetSpuCheckDto): Promise<SpuCheckView> {
    await this.cars.setNeedsReview(checkStats);
    return { checkStats };
  }

  @Handles(productCarApi.find)
  find(request: FindCarRecordsDto, caller: Caller): Promise<AdminPage<CarRecord>> {
    return this.desk.find(request, caller);
  }

  @Handles(productCarApi.one)
  one({ spuId }: CarIdDto, caller: Caller): Promise<CarRecord> {
    return this.desk.one(spuId, caller);
  }

  @Handles(productCarApi.create)
  create(request: CreateCarDto, caller: Caller): Promise<CarRecord> {
    return this.desk.create(request, caller);
  }

  @Handles(productCarApi.update)
  update(request: UpdateCarDto, caller: Caller): Promise<CarRecord> {
    return this.desk.update(request, caller);
  }

  @Handles(productCarApi.remove)
  remove({ spuId }: CarIdDto, caller: Caller): Promise<void> {
    return this.desk.remove(spuId, caller);
  }

  @Handles(productCarApi.restore)
  restore({ spuId }: CarIdDto, caller: Caller): Promise<CarRecord> {
    return this.desk.restore(spuId, caller);
  }

  @Handles(productCarApi.needs)
  needs(request: KindOfCarDto): Promise<ListingRuleView> {
    return this.gate.needs(request);
  }

  @Handles(productCarApi.publish)
  publish({ spuIds }: CarsDto, caller: Caller): Promise<CarRecord[]> {
    return this.publishing.publish(spuIds, caller);
  }

  @Handles(productCarApi.offShelf)
  offShelf({ spuIds }: CarsDto, caller: Caller): Promise<CarRecord[]> {
    return this.publishing.offShelf(spuIds, caller);
  }

  @Handles(productCarApi.takeDown)
  takeDown({ spuIds, reason }: WithReasonDto, caller: Caller): Promise<CarRecord[]> {
    return this.publishing.takeDown(spuIds, reason, caller);
  }

  @Handles(productCarApi.review)
  review(request: ReviewCarDto, caller: Caller): Promise<CarRecord> {
    return this.publishing.review(request, caller);
  }
}
