import { Module } from '@nestjs/common';
import { RateModule } from '../rate/rate.module.js';
import { CatalogueLagService } from './catalogue-lag.service.js';
import { HotSearchService } from './hot-search.service.js';
import { SearchController } from './search.controller.js';
import { PhraseService } from './phrase.service.js';
import { SearchCountRepository } from './search-count.repository.js';
import { SearchEngineModule } from './search-engine.module.js';
import { SearchService } from './search.service.js';
import { SimilarCarService } from './similar-car.service.js';
import { SuggestionService } from './suggestion.service.js';
import { ViewedCarRepository } from './viewed-car.repository.js';

@Module({
  imports: [RateModule, SearchEngineModule],
  controllers: [SearchController],
  providers: [
    SearchService,
    PhraseService,
    SimilarCarService,
    SuggestionService,
    HotSearchService,
    CatalogueLagService,
    SearchCountRepository,
    ViewedCarRepository,
  ],
  exports: [SearchService],
})
export class SearchModule {}
