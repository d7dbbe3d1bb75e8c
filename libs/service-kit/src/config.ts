import { KEPT_DAYS, type NatsAccess } from '@mall/messaging';
import { env, readEnv } from './env/env.js';

/** The variables common to all services. A service's own variables are in its own `config.ts`. */
export const kitConfig = readEnv({
  NODE_ENV: env.text('development'),
  LOG_LEVEL: env.text('info'),
  HTTP_HOST: env.text('127.0.0.1'),
  HTTP_PORT: env.port(),
  /** Port of `GET /metrics`, for the operators' network only; off when not set. */
  METRICS_PORT: env.optionalPort(),
  /** Base URL of an OpenTelemetry collector that accepts OTLP over HTTP; tracing is off when not set. */
  OTEL_EXPORTER_OTLP_ENDPOINT: env.optional(),
  /** Percentage of the requests that are traced. */
  TRACED_PERCENT: env.integer(1, { min: 0, max: 100 }),
  NATS_URL: env.url(),
  /** Seed of the service's key at NATS. */
  NATS_NKEY: env.nkey(),
  /** File with the certificates of the authority that signed the NATS server's certificate; by default the system's authorities. */
  NATS_CA: env.optional(),
  /** Not set for the gateway, the only service without a database. */
  DATABASE_URL: env.optional(),
  /** The relay keeps one connection, a timer that runs in one replica another, and its work uses a third. */
  DATABASE_POOL: env.integer(10, { min: 3 }),
  /** Seconds before each further delivery of an event that failed; after the last one it is parked. */
  EVENT_RETRY_SECONDS: env.integers([1, 5, 30, 120, 120]),
  /** Retention of outbox and inbox in days. Must exceed that of the streams, or republished events would be handled twice. */
  EVENTS_KEPT_DAYS: env.integer(30, { min: KEPT_DAYS + 1 }),
  /** Days that parked events are kept after staff have settled them. */
  SETTLED_EVENTS_KEPT_DAYS: env.integer(365, { min: 30 }),
  /** Seconds between two runs that delete old events and check for parked ones. */
  EVENT_RETENTION_SECONDS: env.integer(300, { min: 1 }),
  /** Months that recorded changes are kept after their own month; older partitions are dropped. */
  CHANGES_KEPT_MONTHS: env.integer(36, { min: 6 }),
  /** Seconds between two seals of recorded changes. */
  CHANGES_SEAL_SECONDS: env.integer(60, { min: 1 }),
  /** Seconds after which a process with a blocked event loop ends itself; 0 turns that off. */
  STUCK_SECONDS: env.integer(30, { min: 0 }),
  MIGRATE_ON_START: env.flag(false),
  /** Key that seals callers; the same for all services of one installation. */
  INTERNAL_KEY: env.secret(),
});

/** The address of NATS and the credentials of this service. */
export const natsAccess: NatsAccess = {
  url: kitConfig.NATS_URL,
  nkey: kitConfig.NATS_NKEY,
  ca: kitConfig.NATS_CA,
};
