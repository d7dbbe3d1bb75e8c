import { KEPT_DAYS, type NatsAccess } from '@mall/messaging';
import { env, readEnv } from './env.js';

/** The variables of every service. A service's own variables are in its own `config.ts`. */
export const kitConfig = readEnv({
  NODE_ENV: env.text('development'),
  LOG_LEVEL: env.text('info'),
  HTTP_HOST: env.text('127.0.0.1'),
  HTTP_PORT: env.port(),
  /** Port of `GET /metrics`, for the network of the operators alone; off without one. */
  METRICS_PORT: env.optionalPort(),
  /** Base URL of an OpenTelemetry collector that takes OTLP over HTTP; nothing is traced without one. */
  OTEL_EXPORTER_OTLP_ENDPOINT: env.optional(),
  /** Percent of the requests that are traced. */
  TRACED_PERCENT: env.integer(1, { min: 0, max: 100 }),
  NATS_URL: env.url(),
  /** Seed of the key by which NATS knows the service. */
  NATS_NKEY: env.nkey(),
  /** File with the certificates of the authority that signed the NATS server's; those of the system without it. */
  NATS_CA: env.optional(),
  /** Only the gateway has no database. */
  DATABASE_URL: env.optional(),
  /** The relay keeps one connection, a timer that runs in one replica another, and its work uses a third. */
  DATABASE_POOL: env.integer(10, { min: 3 }),
  /** Seconds before an event that failed is delivered again; after the last one it is parked. */
  EVENT_RETRY_SECONDS: env.integers([1, 5, 30, 120, 120]),
  /** Retention of outbox and inbox in days. Longer than that of streams, or republished events would be handled twice. */
  EVENTS_KEPT_DAYS: env.integer(30, { min: KEPT_DAYS + 1 }),
  /** Days that parked events are kept after staff have settled them. */
  SETTLED_EVENTS_KEPT_DAYS: env.integer(365, { min: 30 }),
  /** Seconds between two runs that delete old events and check for parked ones. */
  EVENT_RETENTION_SECONDS: env.integer(300, { min: 1 }),
  /** A process whose event loop has been blocked for so many seconds ends itself; 0 turns that off. */
  STUCK_SECONDS: env.integer(30, { min: 0 }),
  MIGRATE_ON_START: env.flag(false),
  /** Key of the seal of callers; the same for all services of one installation. */
  INTERNAL_KEY: env.secret(),
});

/** How this service reaches NATS. */
export const natsAccess: NatsAccess = {
  url: kitConfig.NATS_URL,
  nkey: kitConfig.NATS_NKEY,
  ca: kitConfig.NATS_CA,
};
