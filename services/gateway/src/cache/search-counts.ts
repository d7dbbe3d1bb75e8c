import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { productSearchApi } from '@mall/contracts/product';
import { InjectClient, type ClientOf } from '@mall/messaging';
import { log } from '@mall/service-kit';
import { AnswerCache } from './answer-cache.js';

const EVERY_MS = 10_000;

/** Tells the product service what people search for and get from memory: popular searches are those most of all. */
@Injectable()
export class SearchCounts implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly cache: AnswerCache,
    @InjectClient(productSearchApi) private readonly searches: ClientOf<typeof productSearchApi>,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.tell(), EVERY_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.tell();
  }

  private async tell(): Promise<void> {
    const searches = Array.from(this.cache.repeats.take(), ([keyword, times]) => ({ keyword, times }));
    if (searches.length === 0) return;
    // A few uncounted searches change no list of popular ones.
    await this.searches
      .countSearches({ searches })
      .catch((failure: unknown) => log.debug({ reason: String(failure) }, 'Searches were not counted.'));
  }
}
