import { Module } from '@nestjs/common';
import { BadgeModule } from '../badge/badge.module.js';
import { RateModule } from '../rate/rate.module.js';
import { CarSearch } from './car-search.port.js';
import { HotSearches } from './hot-searches.js';
import { MemoryCarSearch } from './memory-car-search.js';
import { ReadModelModule } from './read-model/read-model.module.js';
import { SearchController } from './search.controller.js';
import { SearchService } from './search.service.js';
import { Suggester } from './suggester.js';
import { ViewedCars } from './viewed-cars.js';

@Module({
  imports: [BadgeModule, RateModule, ReadModelModule],
  controllers: [SearchController],
  providers: [
    SearchService,
    Suggester,
    HotSearches,
    ViewedCars,
    { provide: CarSearch, useClass: MemoryCarSearch },
  ],
  exports: [SearchService],
})
export class SearchModule {}
