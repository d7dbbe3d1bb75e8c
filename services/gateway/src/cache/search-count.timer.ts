import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectClient, type ClientOf } from '@mall/messaging';
import { log } from '@mall/service-kit';
import { gatewayCalls } from '@mall/contracts/services/gateway';
import { AnswerCache } from './answer-cache.js';

const INTERVAL_MS = 10_000;

/** Reports searches that were answered from the cache to the product service, which counts popular searches. */
@Injectable()
export class SearchCountTimer implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly cache: AnswerCache,
    @InjectClient(gatewayCalls.searches) private readonly searches: ClientOf<typeof gatewayCalls.searches>,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.report(), INTERVAL_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.report();
  }

  private async report(): Promise<void> {
    const searches = Array.from(this.cache.repeats.take(), ([keyword, times]) => ({ keyword, times }));
    if (searches.length === 0) return;
    // Losing some counts does not change a list of popular searches.
    await this.searches
      .countSearches({ searches })
      .catch((failure: unknown) => log.debug({ reason: String(failure) }, 'Searches were not counted.'));
  }
}
