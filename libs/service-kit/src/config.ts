import { KEPT_DAYS } from '@mall/messaging';
import { env, readEnv } from './env.js';

/** What every service reads. A service's own variables are in its own `config.ts`. */
export const kitConfig = readEnv({
  NODE_ENV: env.text('development'),
  LOG_LEVEL: env.text('info'),
  HTTP_HOST: env.text('127.0.0.1'),
  HTTP_PORT: env.port(),
  NATS_URL: env.url(),
  /** Only the gateway has no database. */
  DATABASE_URL: env.optional(),
  DATABASE_POOL: env.integer(10),
  /** Seconds before an event that failed is delivered again; after the last one it is parked. */
  EVENT_RETRY_SECONDS: env.integers([1, 5, 30, 120, 120]),
  /** For which the broker refuses an event that is sent again; of streams made from now on. */
  EVENT_MEMORY_SECONDS: env.integer(600, { min: 1 }),
  /** Of outbox and inbox. Longer than streams keep events, or what a new stream is refilled with is taken twice. */
  EVENTS_KEPT_DAYS: env.integer(30, { min: KEPT_DAYS + 1 }),
  /** Between two looks at events that are old, or that wait for somebody. */
  EVENT_UPKEEP_SECONDS: env.integer(300, { min: 1 }),
  MIGRATE_ON_START: env.flag(false),
  /** Seals who calls; the same for all services of one installation. */
  INTERNAL_KEY: env.secret(),
});
