import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  EmbeddedNats,
  freePorts,
  type Infrastructure,
  natsAccessOf,
  OPERATOR,
  ProcessLedger,
  publicKeysOf,
  Secrets,
  serviceNames,
  type ServiceName,
  type StoringService,
} from '@mall/local-stack';
import type { StreamKeeper } from '@mall/messaging/broker';
import { copyDatabase, dropDatabase, inDatabase } from './database-copy.js';
import { TEST_USERS } from './test-users.js';
import type { SharedServers } from './test-run.js';

/** The environment of one test file: a database copied from the template, a NATS server, a folder. */
export interface TestEnvironment {
  readonly dir: string;
  readonly infrastructure: Infrastructure;
  readonly ledger: ProcessLedger;
  readonly ports: { readonly http: Readonly<Record<ServiceName, number>> };
  /** Process id of the running NATS server. */
  readonly brokerPid: number;
  killBroker(): Promise<void>;
  /** Restarts NATS at the same address with its stored data. */
  startBroker(): Promise<void>;
  /** Kills NATS, deletes all its data, and restarts it. */
  wipeBroker(): Promise<void>;
}

/**
 * Starts a NATS server and creates a database for one test file. `template` is the database that is copied, one of
 * `TEMPLATES`.
 */
export async function createTestEnvironment(
  shared: SharedServers,
  template: string,
): Promise<TestEnvironment> {
  const dir = mkdtempSync(join(shared.dir, 'environments', 'environment-'));
  const ledger = new ProcessLedger(join(dir, 'processes.json'));
  const [natsPort = 0, ...http] = await freePorts(1 + serviceNames.length);
  const secrets = new Secrets(join(dir, 'secrets.json'));
  const options = {
    dataDir: join(dir, 'nats'),
    port: natsPort,
    accounts: shared.broker.accounts,
    publicKeys: publicKeysOf(secrets, TEST_USERS),
    logFile: join(dir, 'logs', 'nats.log'),
    ledger,
  };
  cpSync(shared.broker.dir, options.dataDir, { recursive: true });
  let nats = await EmbeddedNats.start(options);
  let keeper: StreamKeeper | undefined;
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  await copyDatabase(shared.adminDatabaseUrl, template, database);
  mkdirSync(join(dir, 'objects'));
  return {
    dir,
    ledger,
    get brokerPid() {
      return nats.process.pid;
    },
    killBroker: async () => void (await nats.process.kill9()),
    startBroker: async () => void (nats = await EmbeddedNats.start(options)),
    wipeBroker: async () => {
      // Recreates the streams, as the operator's process does.
      const { StreamKeeper } = await import('@mall/messaging/broker');
      keeper ??= await StreamKeeper.start({ access: natsAccessOf({ natsUrl: nats.url, secrets }, OPERATOR) });
      await nats.process.kill9();
      rmSync(options.dataDir, { recursive: true });
      nats = await EmbeddedNats.start(options);
    },
    ports: {
      http: Object.fromEntries(
        serviceNames.map((name, i) => [name, http[i]]),
      ) as TestEnvironment['ports']['http'],
    },
    infrastructure: {
      adminDatabaseUrl: inDatabase(shared.adminDatabaseUrl, database),
      databaseUrls: databaseUrls(shared, database),
      natsUrl: nats.url,
      storageUrl: pathToFileURL(join(dir, 'objects')).href,
      secrets,
      processes: [nats.process],
      stop: async () => {
        await keeper?.stop();
        await nats.stop();
        await dropDatabase(shared.adminDatabaseUrl, database);
      },
    },
  };
}

function databaseUrls(shared: SharedServers, database: string): Record<StoringService, string> {
  const moved = Object.entries(shared.databaseUrls).map(([name, url]) => [name, inDatabase(url, database)]);
  return Object.fromEntries(moved) as Record<StoringService, string>;
}
