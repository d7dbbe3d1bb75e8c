import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectClient, type ClientOf } from '@mall/messaging';
import { productCalls } from '@mall/contracts/services/product';
import { PriceGuardRepository } from './price-guard.repository.js';

const REFRESH_MS = 60_000;
/** Time between requests until the first answer; the order service may start later. */
const FIRST_RETRY_MS = 5_000;

/**
 * Copies the limits of prices from the deal settings of the order service every minute, for the triggers. The last
 * known limits survive restarts; before the first answer the initial ones apply.
 */
@Injectable()
export class PriceLimitService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(PriceLimitService.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly prices: PriceGuardRepository,
    @InjectClient(productCalls.settings) private readonly orders: ClientOf<typeof productCalls.settings>,
  ) {}

  onApplicationBootstrap(): void {
    void this.poll();
  }

  onModuleDestroy(): void {
    clearTimeout(this.timer);
  }

  async refresh(): Promise<void> {
    await this.prices.setLimits(await this.orders.priceLimits({}));
  }

  private async poll(): Promise<void> {
    const isKnown = await this.refresh().then(
      () => true,
      (failure: unknown) => {
        this.logger.debug(`No limits of prices from the order service: ${String(failure)}`);
        return false;
      },
    );
    this.timer = setTimeout(() => void this.poll(), isKnown ? REFRESH_MS : FIRST_RETRY_MS).unref();
  }
}
