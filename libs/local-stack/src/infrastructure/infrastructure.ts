import { join } from 'node:path';
import type { ManagedProcess } from '../process/managed-process.js';
import { ProcessLedger } from '../process/process-ledger.js';
import { Secrets } from '../secrets.js';
import type { StoringService } from '../service-names.js';
import { EmbeddedNats } from './nats.js';
import { accountsOf, publicKeysOf, startStreamKeeper, type NatsUsers } from './nats-accounts.js';
import { type ObjectStorage, startObjectStorage } from './object-storage.js';
import { EmbeddedPostgres } from './postgres.js';
import { createSchemas } from './schemas.js';

export interface InfrastructureOptions {
  /** Folder of everything: data, secrets, logs, the ledger of processes. */
  readonly dataDir: string;
  readonly ports: { readonly postgres: number; readonly nats: number; readonly storage: number };
  /** URLs of running servers that replace the embedded ones. */
  readonly external?: {
    readonly databaseUrl?: string | undefined;
    readonly natsUrl?: string | undefined;
    readonly storageUrl?: string | undefined;
  };
  readonly ledger?: ProcessLedger;
  readonly secrets?: Secrets;
  /** NATS users in addition to services and operator. */
  readonly natsUsers?: NatsUsers;
  /** Whether to create streams and durable consumers, which needs a NATS server. */
  readonly keepsStreams?: boolean;
  /** Deduplication window of a new stream in seconds. */
  readonly eventMemorySeconds?: number | undefined;
  /** Whether to run faster, as tests do, at the risk of losing data in a power failure. */
  readonly ephemeral?: boolean;
  /** Called around each part that takes time. */
  readonly step?: <T>(what: string, work: () => Promise<T>) => Promise<T>;
}

export interface Infrastructure {
  /** Administrator of the database that holds all schemas. */
  readonly adminDatabaseUrl: string;
  /** Each service's own role and schema. */
  readonly databaseUrls: Readonly<Record<StoringService, string>>;
  readonly natsUrl: string;
  readonly storageUrl: string;
  readonly secrets: Secrets;
  /** The servers started here, to be supervised. */
  readonly processes: readonly ManagedProcess[];
  stop(): Promise<void>;
}

/** Returns the address of NATS and the credentials of one of its users. */
export const natsAccessOf = (
  { natsUrl, secrets }: Pick<Infrastructure, 'natsUrl' | 'secrets'>,
  user: string,
): { readonly url: string; readonly nkey: string } => ({ url: natsUrl, nkey: secrets.nkey(user).seed });

/** Starts PostgreSQL, NATS and object storage, or connects to those named in `external`. */
export async function startInfrastructure(options: InfrastructureOptions): Promise<Infrastructure> {
  const { dataDir, ports, external = {}, ephemeral = false } = options;
  const step = options.step ?? ((_what, work) => work());
  const secrets = options.secrets ?? new Secrets(join(dataDir, 'secrets.json'));
  const ledger = options.ledger ?? new ProcessLedger(join(dataDir, 'processes.json'));
  const started: { process?: ManagedProcess; stop(): Promise<void> }[] = [];
  const common = (name: string) => ({ ledger, logFile: join(dataDir, 'logs', `${name}.log`) });
  const keep = <T extends (typeof started)[number]>(server: T): T => {
    started.push(server);
    return server;
  };
  const stop = async (): Promise<void> => {
    for (const server of started.splice(0).reverse()) await server.stop();
  };

  const database = async (): Promise<string> => {
    if (external.databaseUrl) return external.databaseUrl;
    const password = secrets.key('database.admin');
    const place = { dataDir: join(dataDir, 'postgres'), port: ports.postgres, password, ephemeral };
    return keep(await EmbeddedPostgres.start({ ...place, ...common('postgres') })).adminUrl;
  };
  const nats = async (): Promise<string> => {
    if (external.natsUrl) return external.natsUrl;
    const users = options.natsUsers ?? {};
    const place = { dataDir: join(dataDir, 'nats'), port: ports.nats };
    const access = { accounts: await accountsOf(users), publicKeys: publicKeysOf(secrets, users) };
    return keep(await EmbeddedNats.start({ ...place, ...access, ...common('nats') })).url;
  };
  const storage = async (): Promise<string> => {
    if (external.storageUrl) return external.storageUrl;
    const server: ObjectStorage = await startObjectStorage({
      dataDir,
      port: ports.storage,
      secrets,
      ...common('minio'),
    });
    return keep(server).url;
  };

  try {
    const natsUrl = await step('NATS', nats);
    const { eventMemorySeconds } = options;
    if (options.keepsStreams ?? true) {
      const keeper = { natsUrl, secrets, eventMemorySeconds, ...common('streams') };
      const process = await step('streams', () => startStreamKeeper(keeper));
      keep({ process, stop: () => process.stop() });
    }
    const storageUrl = await step('object storage', storage);
    const adminDatabaseUrl = await step('PostgreSQL', database);
    const databaseUrls = await createSchemas(adminDatabaseUrl, secrets);
    const processes = started.flatMap(({ process }) => process ?? []);
    return { adminDatabaseUrl, databaseUrls, natsUrl, storageUrl, secrets, processes, stop };
  } catch (failure) {
    await stop();
    throw failure;
  }
}
