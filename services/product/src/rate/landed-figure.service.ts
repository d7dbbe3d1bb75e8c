import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { LandedTotals } from '@mall/contracts/landed-cost';
import { InjectClient, type ClientOf } from '@mall/messaging';
import { productCalls } from '@mall/contracts/services/product';
import { hash } from 'node:crypto';
import { config } from '../config.js';

/** Time between requests until the first answer; the order service may start later. */
const FIRST_RETRY_MS = 5_000;

/**
 * Rates, tables and day from which landed costs are calculated, requested from the order service every
 * `LANDED_FIGURES_SECONDS`. Until the first answer after a start, no car has a landed cost here.
 */
@Injectable()
export class LandedFigureService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(LandedFigureService.name);
  private timer: NodeJS.Timeout | undefined;
  private known: { readonly text: string; readonly totals: LandedTotals } | undefined;

  constructor(
    @InjectClient(productCalls.landedCosts)
    private readonly orders: ClientOf<typeof productCalls.landedCosts>,
  ) {}

  /** Returns the totals; the same object as long as nothing has changed. */
  get totals(): LandedTotals | undefined {
    return this.known?.totals;
  }

  /** Returns a text that identifies the figures: equal for equal ones, in every replica. */
  get revision(): string | undefined {
    return this.known && hash('sha1', this.known.text, 'hex');
  }

  onApplicationBootstrap(): void {
    void this.poll();
  }

  onModuleDestroy(): void {
    clearTimeout(this.timer);
  }

  private async poll(): Promise<void> {
    await this.refresh().catch((failure: unknown) =>
      this.logger.debug(`No figures of landed costs from the order service: ${String(failure)}`),
    );
    this.timer = setTimeout(
      () => void this.poll(),
      this.known ? config.LANDED_FIGURES_SECONDS * 1_000 : FIRST_RETRY_MS,
    ).unref();
  }

  /** Requests the figures that apply now. */
  async refresh(): Promise<void> {
    const figures = await this.orders.figures({});
    const text = JSON.stringify(figures);
    if (text === this.known?.text) return;
    const totals = new LandedTotals(figures);
    if (!totals.isApplicable)
      this.logger.warn(
        'A tariff depends on the city and the car at once: cars are not searched by landed cost.',
      );
    this.known = { text, totals };
  }
}
