import { Module } from '@nestjs/common';
import { BadgeModule } from '../badge/badge.module.js';
import { CategoryModule } from '../category/category.module.js';
import { RateModule } from '../rate/rate.module.js';
import { ShopModule } from '../shop/shop.module.js';
import { CarSearch } from './car-search.port.js';
import { PostgresCarSearch } from './postgres-car-search.js';
import { SearchController } from './search.controller.js';
import { SearchDatabase } from './search-database.js';
import { SearchService } from './search.service.js';
import { ViewedCars } from './viewed-cars.js';

@Module({
  imports: [BadgeModule, CategoryModule, RateModule, ShopModule],
  controllers: [SearchController],
  providers: [SearchService, ViewedCars, SearchDatabase, { provide: CarSearch, useClass: PostgresCarSearch }],
  exports: [SearchService],
})
export class SearchModule {}
