import { Global, Module } from '@nestjs/common';
import { config } from '../config.js';
import { AnswerCache } from './answer-cache.js';
import { CatalogueFeed } from './catalogue-feed.js';
import { CacheFastPath, cacheFastPath } from './cache-fast-path.js';
import { PublicAnswers } from './public-answers.js';
import { SearchCounts } from './search-counts.js';

const MEGABYTE = 1_048_576;

@Global()
@Module({
  providers: [
    {
      provide: AnswerCache,
      useFactory: () => new AnswerCache({ mostBytes: config.CACHE_MEGABYTES * MEGABYTE }),
    },
    { provide: CacheFastPath, useValue: cacheFastPath },
    PublicAnswers,
    CatalogueFeed,
    SearchCounts,
  ],
  exports: [AnswerCache, PublicAnswers],
})
export class CacheModule {}
