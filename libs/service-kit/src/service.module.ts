import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, DiscoveryModule } from '@nestjs/core';
import type { ServiceDeclaration } from '@mall/contracts/define';
import type { EventService } from '@mall/contracts/messaging';
import {
  clientOf,
  clientToken,
  ConsumerHost,
  EVENT_RETRY_MS,
  KeptAnswers,
  messagingSchema,
  NatsLink,
  OperationCaller,
  Outbox,
  OutboxRelay,
  OutboxNotifier,
  ParkedEventService,
  SERVICE_DECLARATION,
  SharedClock,
  serviceCaller,
} from '@mall/messaging';
import { PersistenceModule, type EntityClass, type MigrationClass } from '@mall/persistence';
import { DataSource } from 'typeorm';
import { AccessGuard } from './access.guard.js';
import { callerSealProvider } from './caller-seal.provider.js';
import { kitConfig, natsAccess } from './config.js';
import { DatabaseProbe } from './database-probe.js';
import { TimerHost } from './every.js';
import { FailureFilter } from './failure.filter.js';
import { EventRetentionService } from './event-retention.service.js';
import { HealthController } from './health.controller.js';
import { OperationProbe } from './operation-server.js';
import { changesController } from './changes.controller.js';
import { parkedController } from './parked.controller.js';
import { ProcessService } from './process/process.service.js';
import { RecordKeepingService } from './record-keeping.service.js';
import type { RecordBinding } from './records/record-binding.js';
import { recordController } from './records/record-controller.js';
import { TelemetryService } from './telemetry.service.js';

export interface ServiceOptions {
  readonly service: ServiceDeclaration;
  readonly entities?: readonly EntityClass[];
  readonly migrations?: readonly MigrationClass[];
  /** Tables that staff edit row by row. */
  readonly records?: readonly RecordBinding[];
  /** Set by the gateway, which has no database. */
  readonly withoutDatabase?: boolean;
}

const eventRetry: Provider = {
  provide: EVENT_RETRY_MS,
  useValue: kitConfig.EVENT_RETRY_SECONDS.map((seconds) => seconds * 1_000),
};

const keptAnswers: Provider = {
  provide: KeptAnswers,
  inject: [DataSource],
  useFactory: (dataSource: DataSource) => new KeptAnswers(dataSource, kitConfig.INTERNAL_KEY),
};

/** Provides database, NATS, clients, outbox, consumers, timers, health, guard and filter of every service. */
@Module({})
export class ServiceModule {
  static forRoot(options: ServiceOptions): DynamicModule {
    const { name, calls } = options.service;
    const clients: Provider[] = Object.values(calls).map((api) => ({
      provide: clientToken(api),
      inject: [OperationCaller],
      useFactory: (operations: OperationCaller) => clientOf(api, operations, serviceCaller(name)),
    }));
    const shared: Provider[] = [
      { provide: NatsLink, useFactory: () => NatsLink.open(natsAccess, name) },
      { provide: SharedClock, inject: [NatsLink], useFactory: ({ clock }: NatsLink) => clock },
      callerSealProvider,
      {
        provide: OperationCaller,
        inject: [NatsLink],
        useFactory: (nats: NatsLink) => new OperationCaller(nats, kitConfig.INTERNAL_KEY),
      },
      ...clients,
      ...(options.withoutDatabase ? [] : [Outbox, OutboxNotifier, keptAnswers]),
    ];
    const enhancers: Provider[] = [
      { provide: APP_GUARD, useClass: AccessGuard },
      { provide: APP_FILTER, useClass: FailureFilter },
    ];
    return {
      module: ServiceModule,
      global: true,
      imports: options.withoutDatabase ? [DiscoveryModule] : [DiscoveryModule, database(options)],
      controllers: options.withoutDatabase
        ? [HealthController]
        : [
            HealthController,
            parkedController(name as EventService),
            changesController(name as EventService),
            ...(options.records ?? []).map(recordController),
          ],
      providers: [
        ...shared,
        TelemetryService,
        ProcessService,
        ...(options.withoutDatabase
          ? []
          : [
              ...enhancers,
              eventRetry,
              { provide: SERVICE_DECLARATION, useValue: options.service },
              DatabaseProbe,
              OperationProbe,
              OutboxRelay,
              ConsumerHost,
              ParkedEventService,
              TimerHost,
              EventRetentionService,
              RecordKeepingService,
            ]),
      ],
      exports: shared,
    };
  }
}

function database({ service: { name }, entities = [], migrations = [] }: ServiceOptions): DynamicModule {
  return PersistenceModule.forRoot({
    url: kitConfig.DATABASE_URL ?? missingDatabase(name),
    entities: [...messagingSchema.entities, ...entities],
    migrations: [...messagingSchema.migrations, ...migrations],
    poolSize: kitConfig.DATABASE_POOL,
    applicationName: name,
    migrateOnStart: kitConfig.MIGRATE_ON_START || process.argv.includes('migrate'),
    checksRows: kitConfig.NODE_ENV === 'test',
  });
}

function missingDatabase(name: string): never {
  throw new Error(`DATABASE_URL is missing: ${name} keeps its data in PostgreSQL.`);
}
