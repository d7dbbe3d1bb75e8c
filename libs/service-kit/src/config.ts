import { KEPT_DAYS } from '@mall/messaging';
import { env, readEnv } from './env.js';

/** The variables of every service. A service's own variables are in its own `config.ts`. */
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
  /** Seconds within which the broker drops an event that is sent again; applies to streams created from now on. */
  EVENT_MEMORY_SECONDS: env.integer(600, { min: 1 }),
  /** Retention of outbox and inbox in days. Longer than that of streams, or republished events would be handled twice. */
  EVENTS_KEPT_DAYS: env.integer(30, { min: KEPT_DAYS + 1 }),
  /** Seconds between two runs that delete old events and check for parked ones. */
  EVENT_RETENTION_SECONDS: env.integer(300, { min: 1 }),
  MIGRATE_ON_START: env.flag(false),
  /** Key of the seal of callers; the same for all services of one installation. */
  INTERNAL_KEY: env.secret(),
});
