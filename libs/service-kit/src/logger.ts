import type { LoggerService } from '@nestjs/common';
import { factsOf, reasonOf } from '@mall/persistence';
import { traceId } from '@mall/telemetry';
import { pino } from 'pino';
import { kitConfig } from './config.js';
import { logDestination } from './log-destination.js';

/** Fields that are never logged, wherever they appear in an object. */
const SECRETS = ['password', 'access_token', 'refresh_token', 'authorization', 'code', 'passportNo'];

export const log = pino(
  {
    level: kitConfig.LOG_LEVEL,
    base: undefined,
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`]), censor: '[hidden]' },
    serializers: { err: factsOf },
    mixin: () => {
      const trace = traceId();
      return trace ? { trace } : {};
    },
    formatters: { level: (label) => ({ level: label }) },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
  },
  logDestination(),
);

/** Writes Nest's own messages as the same JSON lines. */
export class NestLog implements LoggerService {
  log(message: unknown, context?: string): void {
    log.info({ context }, String(message));
  }
  error(message: unknown, ...details: unknown[]): void {
    const context = details.at(-1);
    const stack =
      message instanceof Error ? factsOf(message).stack : details.length > 1 ? details[0] : undefined;
    log.error({ context, stack }, message instanceof Error ? reasonOf(message) : String(message));
  }
  warn(message: unknown, context?: string): void {
    log.warn({ context }, String(message));
  }
  debug(message: unknown, context?: string): void {
    log.debug({ context }, String(message));
  }
  verbose(message: unknown, context?: string): void {
    log.trace({ context }, String(message));
  }
}
