import { Module } from '@nestjs/common';
import { BadgeModule } from '../badge/badge.module.js';
import { RateModule } from '../rate/rate.module.js';
import { CarSearch } from './car-search.port.js';
import { HotSearchService } from './hot-search.service.js';
import { MemoryCarSearch } from './memory-car-search.js';
import { ReadModelModule } from './read-model/read-model.module.js';
import { SearchController } from './search.controller.js';
import { SearchCountRepository } from './search-count.repository.js';
import { SearchService } from './search.service.js';
import { SuggestionService } from './suggestion.service.js';
import { ViewedCarRepository } from './viewed-car.repository.js';

@Module({
  imports: [BadgeModule, RateModule, ReadModelModule],
  controllers: [SearchController],
  providers: [
    SearchService,
    SuggestionService,
    HotSearchService,
    SearchCountRepository,
    ViewedCarRepository,
    { provide: CarSearch, useClass: MemoryCarSearch },
  ],
  exports: [SearchService],
})
export class SearchModule {}
