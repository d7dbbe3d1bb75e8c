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
  MIGRATE_ON_START: env.flag(false),
  /** Seals who calls; the same for all services of one installation. */
  INTERNAL_KEY: env.secret(),
});
