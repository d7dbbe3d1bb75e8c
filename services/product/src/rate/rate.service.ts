import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { InjectClient, type ClientOf } from '@mall/messaging';
import { productCalls } from '@mall/contracts/services/product';
import type { EstimateRate } from '@mall/contracts/product';
import { RateRepository } from './rate.repository.js';

const REFRESH_MS = 60_000;
/** Time between requests until the first rate is received; the order service may start later. */
const FIRST_RETRY_MS = 5_000;

/** Payment rate of the order service, requested every minute. The last known rate survives restarts. */
@Injectable()
export class RateService implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(RateService.name);
  private timer: NodeJS.Timeout | undefined;
  private known: EstimateRate | undefined;

  constructor(
    private readonly rates: RateRepository,
    @InjectClient(productCalls.rates) private readonly orders: ClientOf<typeof productCalls.rates>,
  ) {}

  /** Returns the rate; `undefined` until the first one was received. */
  get current(): EstimateRate | undefined {
    return this.known;
  }

  async onModuleInit(): Promise<void> {
    await this.reload();
  }

  onApplicationBootstrap(): void {
    void this.poll();
  }

  /** Reads the rate that a replica stored last. */
  async reload(): Promise<void> {
    this.known = (await this.rates.find()) ?? this.known;
  }

  onModuleDestroy(): void {
    clearTimeout(this.timer);
  }

  private async poll(): Promise<void> {
    const isReceived = await this.request().catch((failure: unknown) => {
      this.logger.debug(`No rate from the order service: ${String(failure)}`);
      return false;
    });
    this.timer = setTimeout(() => void this.poll(), isReceived ? REFRESH_MS : FIRST_RETRY_MS).unref();
  }

  private async request(): Promise<boolean> {
    const { rate, asOf } = await this.orders.current({ from: 'CNY', to: 'RUB' });
    await this.rates.save({ rate, asOf: new Date(asOf) });
    await this.reload();
    return true;
  }
}
