import { Module } from '@nestjs/common';
import { BadgeModule } from '../badge/badge.module.js';
import { BrandModule } from '../brand/brand.module.js';
import { CategoryModule } from '../category/category.module.js';
import { FactsModule } from '../facts/facts.module.js';
import { PriceModule } from '../price/price.module.js';
import { RateModule } from '../rate/rate.module.js';
import { SearchEngineModule } from '../search/search-engine.module.js';
import { SearchModule } from '../search/search.module.js';
import { ShopModule } from '../shop/shop.module.js';
import { StockModule } from '../stock/stock.module.js';
import { ApprovalRepository } from './approval.repository.js';
import { ApprovalService } from './approval.service.js';
import { CarController } from './car.controller.js';
import { CarDeskService } from './car-desk.service.js';
import { CarListRepository } from './car-list.repository.js';
import { CarPageService } from './car-page.service.js';
import { CarPublishingService } from './car-publishing.service.js';
import { CarRepository } from './car.repository.js';
import { CarReviewService } from './car-review.service.js';
import { CarWriter } from './car-writer.js';
import { PriceChangeController } from './price-change.controller.js';
import { SaleGateService } from './sale-gate.service.js';
import { PriceChangeService } from './price-change.service.js';

@Module({
  imports: [
    BadgeModule,
    BrandModule,
    CategoryModule,
    FactsModule,
    PriceModule,
    RateModule,
    SearchEngineModule,
    SearchModule,
    ShopModule,
    StockModule,
  ],
  controllers: [CarController, PriceChangeController],
  providers: [
    ApprovalRepository,
    ApprovalService,
    CarDeskService,
    CarListRepository,
    CarPageService,
    CarPublishingService,
    CarRepository,
    CarReviewService,
    CarWriter,
    PriceChangeService,
    SaleGateService,
  ],
  exports: [ApprovalService, CarDeskService, CarRepository, CarWriter, SaleGateService],
})
export class CarModule {}
