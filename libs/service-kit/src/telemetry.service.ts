import {
  Inject,
  Injectable,
  Optional,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { ConsumerHost, NatsLink, outboxBacklog, type OutboxBacklog } from '@mall/messaging';
import { connectionUse } from '@mall/persistence';
import { addGauge, MetricsServer } from '@mall/telemetry';
import { startTracing, stopTracing } from '@mall/telemetry/sdk';
import { DataSource } from 'typeorm';
import { kitConfig } from './config.js';
import { log } from './logger.js';

const { HTTP_HOST, METRICS_PORT, OTEL_EXPORTER_OTLP_ENDPOINT, TRACED_PERCENT } = kitConfig;

/** Serves the metrics of the service and sends its traces, where the operator has configured that. */
@Injectable()
export class TelemetryService implements OnModuleInit, OnApplicationBootstrap, OnApplicationShutdown {
  private server: MetricsServer | undefined;

  constructor(
    @Inject(NatsLink) private readonly nats: NatsLink,
    @Optional() private readonly dataSource?: DataSource,
    @Optional() private readonly consumers?: ConsumerHost,
  ) {}

  onModuleInit(): void {
    if (!OTEL_EXPORTER_OTLP_ENDPOINT) return;
    const url = new URL('v1/traces', `${OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, '')}/`).href;
    startTracing({
      service: this.nats.serviceName,
      url,
      share: TRACED_PERCENT / 100,
      secret: kitConfig.INTERNAL_KEY,
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    this.addGauges();
    if (METRICS_PORT === undefined) return;
    this.server = await MetricsServer.listen(HTTP_HOST, METRICS_PORT);
    log.info(`Metrics are at http://${HTTP_HOST}:${this.server.port}/metrics`);
  }

  async onApplicationShutdown(): Promise<void> {
    this.server?.close();
    await stopTracing();
  }

  private addGauges(): void {
    const { nats, dataSource, consumers } = this;
    addGauge({
      name: 'mall_nats_connected',
      help: '1 while the connection to NATS is up.',
      read: () => [{ value: nats.isUp ? 1 : 0 }],
    });
    if (!dataSource || !consumers) return;
    let reading: Promise<OutboxBacklog> | undefined;
    const backlog = () => (reading ??= outboxBacklog(dataSource).finally(() => (reading = undefined)));
    addGauge({
      name: 'mall_outbox_events',
      help: 'Events by what they wait for: publication, or staff who settle what was parked.',
      labelNames: ['waiting_for'],
      read: async () => {
        const { events, parked } = await backlog();
        return [
          { labels: { waiting_for: 'publication' }, value: events },
          { labels: { waiting_for: 'staff' }, value: parked },
        ];
      },
    });
    addGauge({
      name: 'mall_outbox_oldest_seconds',
      help: 'Age of the oldest event that is not published.',
      read: async () => [{ value: (await backlog()).oldestSeconds }],
    });
    addGauge({
      name: 'mall_consumer_pending_events',
      help: 'Events on the stream that this consumer has not handled, in all processes of the service.',
      labelNames: ['consumer'],
      read: async () =>
        (await consumers.pending()).map(({ durable, events }) => ({
          labels: { consumer: durable },
          value: events,
        })),
    });
    addGauge({
      name: 'mall_database_connections',
      help: 'Connections of the pool by their use, and work that waits for one.',
      labelNames: ['state'],
      read: () =>
        Object.entries(connectionUse(dataSource)).map(([state, value]) => ({ labels: { state }, value })),
    });
  }
}
