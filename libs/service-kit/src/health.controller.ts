import { Controller, Get, Inject, Optional, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { eventAlarms, isAlarming, NatsLink, type EventAlarms } from '@mall/messaging';
import { DataSource } from 'typeorm';
import { DatabaseProbe } from './database-probe.js';
import { OperationProbe } from './operation-server.js';

/** A precondition of readiness in addition to database and NATS. */
export interface ReadinessCheck {
  readonly name: string;
  isReady(): Promise<boolean> | boolean;
}

export const READINESS_CHECKS = Symbol('readiness checks');

/** Liveness checks nothing outside the process: an orchestrator must not restart services because the database is down. */
@Controller('health')
export class HealthController {
  constructor(
    private readonly nats: NatsLink,
    @Optional() private readonly dataSource?: DataSource,
    @Optional() private readonly database?: DatabaseProbe,
    @Optional() private readonly operations?: OperationProbe,
    @Optional() @Inject(READINESS_CHECKS) private readonly checks: readonly ReadinessCheck[] = [],
  ) {}

  @Get('live')
  live(@Res({ passthrough: true }) reply: FastifyReply): { status: string } {
    // NATS has refused the connection for good; this process does not open it again.
    if (!this.nats.connection.isClosed()) return { status: 'ok' };
    reply.status(503);
    return { status: 'NATS has refused this service' };
  }

  @Get('ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<Record<string, boolean>> {
    const report: Record<string, boolean> = {
      nats: this.nats.isUp && (this.operations?.isReady ?? true),
    };
    if (this.database) report['database'] = await this.database.isReady();
    for (const check of this.checks) report[check.name] = await check.isReady();
    if (Object.values(report).includes(false)) reply.status(503);
    return report;
  }

  /** Returns 503 while events are parked or unpublished for too long, for alerting. Independent of readiness. */
  @Get('alarms')
  async alarms(@Res({ passthrough: true }) reply: FastifyReply): Promise<Partial<EventAlarms>> {
    if (!this.dataSource) return {};
    const alarms = await eventAlarms(this.dataSource);
    if (isAlarming(alarms)) reply.status(503);
    return alarms;
  }
}
