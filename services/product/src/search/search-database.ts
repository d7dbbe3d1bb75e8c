import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { env, readEnv } from '@mall/service-kit';
import pg from 'pg';

const config = readEnv({
  DATABASE_URL: env.url(),
  /** Connections that searches may use at once; more wait, so that a slow search cannot starve an order. */
  SEARCH_POOL: env.integer(6),
  SEARCH_TIMEOUT_MS: env.integer(2_000),
});

/** Connections for searching alone, on which no statement runs longer than two seconds. */
@Injectable()
export class SearchDatabase implements OnModuleDestroy {
  private readonly pool = new pg.Pool({
    connectionString: config.DATABASE_URL,
    max: config.SEARCH_POOL,
    application_name: 'product-search',
    statement_timeout: config.SEARCH_TIMEOUT_MS,
    connectionTimeoutMillis: 3_000,
  });

  constructor() {
    // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
    this.pool.on('error', () => undefined);
  }

  async query<Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]> {
    return (await this.pool.query<Row>(text, [...values])).rows;
  }

  async onModuleDestroy(): Promise<void> {
    await this.pool.end();
  }
}
