import { Global, Module } from '@nestjs/common';
import { config } from '../config.js';
import { AnswerCache } from './answer-cache.js';
import { CatalogueFeedConsumer } from './catalogue-feed.consumer.js';
import { CacheFastPath, cacheFastPath } from './cache-fast-path.js';
import { PublicAnswerService } from './public-answer.service.js';
import { SearchCountTimer } from './search-count.timer.js';

const MEGABYTE = 1_048_576;

@Global()
@Module({
  providers: [
    {
      provide: AnswerCache,
      useFactory: () => new AnswerCache({ mostBytes: config.CACHE_MEGABYTES * MEGABYTE }),
    },
    { provide: CacheFastPath, useValue: cacheFastPath },
    PublicAnswerService,
    CatalogueFeedConsumer,
    SearchCountTimer,
  ],
  exports: [AnswerCache, PublicAnswerService],
})
export class CacheModule {}
