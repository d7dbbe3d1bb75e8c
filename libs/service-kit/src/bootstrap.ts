import 'reflect-metadata';
import { setFlagsFromString } from 'node:v8';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { CallerSeal, connectionOptions, KeptAnswers } from '@mall/messaging';
import { actingAs, kindOf, proveSeals, undoMigrations } from '@mall/persistence';
import { recentWork } from '@mall/telemetry';
import { DataSource } from 'typeorm';
import { kitConfig, natsAccess } from './config.js';
import { log, NestLog } from './logger.js';
import { OperationProbe, OperationServer } from './operation-server.js';
import { Readings } from './readings.js';
import { RepeatedRequests } from './repeated-requests.js';
import { startWatchdog } from './watchdog.js';
import { replySerializer, requestDeserializer } from './wire-format.js';

/**
 * By default V8 lets a heap of 100 MB grow by as little as 10 MB between two full collections: several per second under load, which
 * take a third of a processor core and block the event loop for up to 25 ms.
 */
const HEAP_GROWTH_PERCENT = 60;

export interface BootstrapOptions {
  readonly name: string;
  readonly module: new () => object;
  /** Runs before the service listens, for example to add routes. */
  readonly prepare?: (app: NestFastifyApplication) => Promise<void> | void;
}

/**
 * Starts a service: migrations, NATS handlers, health routes, signals.
 * With `migrate` on the command line it only brings its schema up to date; with `migrate --keep=N` it takes back all migrations
 * but the first N. With `verify-changes` it checks the seals of recorded changes, and fails when one is broken.
 */
export async function bootstrap({ name, module, prepare }: BootstrapOptions): Promise<void> {
  process.title = `mall-${name}`;
  setFlagsFromString(`--heap-growing-percent=${String(HEAP_GROWTH_PERCENT)}`);
  const app = await NestFactory.create<NestFastifyApplication>(
    module,
    new FastifyAdapter({ bodyLimit: 1_048_576 }),
    {
      logger: new NestLog(),
      abortOnError: false,
    },
  );
  if (process.argv.includes('migrate')) {
    const keep = migrationsToKeep(process.argv);
    if (keep !== undefined)
      log.info({ undone: await undoMigrations(app.get(DataSource), keep) }, 'Migrations undone.');
    await app.close();
    // The open connection to NATS would keep the process running.
    process.exit();
  }
  if (process.argv.includes('verify-changes')) {
    const proof = await proveSeals(app.get(DataSource));
    process.stdout.write(`${JSON.stringify({ service: name, ...proof })}\n`);
    await app.close();
    process.exit(proof.broken === undefined ? 0 : 1);
  }
  app.connectMicroservice(
    {
      strategy: new OperationServer(
        {
          ...connectionOptions(natsAccess, name, `${name}-handlers`),
          queue: name,
          serializer: replySerializer,
          deserializer: requestDeserializer,
        },
        app.get(CallerSeal),
        app.get(OperationProbe),
        new RepeatedRequests(app.get(KeptAnswers)),
        new Readings(app.get(DataSource)),
      ),
    },
    { inheritAppConfig: true },
  );
  // Process 1 of a container ignores a signal that it sends to itself, which is how Nest would exit otherwise.
  app.enableShutdownHooks([], { useProcessExit: true });
  await prepare?.(app);
  // Load the data that the service needs at its start first: a process that received calls earlier could only refuse them.
  await actingAs({ kind: 'service', name, operation: 'start' }, () => app.init());
  await app.startAllMicroservices();
  startWatchdog();
  await app.listen(kitConfig.HTTP_PORT, kitConfig.HTTP_HOST);
  log.info(`${name} is ready on ${await app.getUrl()}`);
}

function migrationsToKeep(argv: readonly string[]): number | undefined {
  const option = argv.find((argument) => argument.startsWith('--keep='));
  return option === undefined ? undefined : Number(option.slice('--keep='.length));
}

process.on('unhandledRejection', (failure) => {
  recentWork.fails({ name: 'process', kind: kindOf(failure) });
  log.error({ err: failure }, 'Unhandled promise rejection.');
});
