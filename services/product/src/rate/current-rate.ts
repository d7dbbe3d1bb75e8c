import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { InjectClient, type ClientOf } from '@mall/messaging';
import { orderRateApi } from '@mall/contracts/order';
import { DataSource } from 'typeorm';
import type { EstimateRate } from './roubles.js';

const REFRESH_MS = 60_000;
/** Soon after the start the order service may not be there yet. */
const FIRST_RETRY_MS = 5_000;

/** The payment rate of the order service, asked every minute; the last one heard of outlives restarts. */
@Injectable()
export class CurrentRate implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(CurrentRate.name);
  private timer: NodeJS.Timeout | undefined;
  private known: EstimateRate | undefined;

  constructor(
    private readonly dataSource: DataSource,
    @InjectClient(orderRateApi) private readonly rates: ClientOf<typeof orderRateApi>,
  ) {}

  /** `undefined` until a rate was heard of. */
  get current(): EstimateRate | undefined {
    return this.known;
  }

  async onModuleInit(): Promise<void> {
    await this.reload();
  }

  onApplicationBootstrap(): void {
    void this.keepAsking();
  }

  /** Takes over the rate that any replica has written last. */
  async reload(): Promise<void> {
    const [row] = (await this.dataSource.query(`SELECT rate, as_of FROM estimate_rate`)) as {
      rate: string;
      as_of: Date;
    }[];
    if (row) this.known = { rate: Number(row.rate), asOf: row.as_of };
  }

  onModuleDestroy(): void {
    clearTimeout(this.timer);
  }

  private async keepAsking(): Promise<void> {
    const heard = await this.ask().catch((failure: unknown) => {
      this.logger.debug(`No rate from the order service: ${String(failure)}`);
      return false;
    });
    this.timer = setTimeout(() => void this.keepAsking(), heard ? REFRESH_MS : FIRST_RETRY_MS).unref();
  }

  private async ask(): Promise<boolean> {
    const { rate, asOf } = await this.rates.current({ from: 'CNY', to: 'RUB' });
    await this.dataSource.query(
      `INSERT INTO estimate_rate (rate, as_of) VALUES ($1, $2)
       ON CONFLICT (only_row) DO UPDATE SET rate = excluded.rate, as_of = excluded.as_of`,
      [rate, asOf],
    );
    await this.reload();
    return true;
  }
}
