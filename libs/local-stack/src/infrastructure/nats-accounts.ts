import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '../paths.js';
import { ManagedProcess } from '../process/managed-process.js';
import type { ProcessLedger } from '../process/process-ledger.js';
import { until } from '../process/until.js';
import type { Secrets } from '../secrets.js';
import { OPERATOR, serviceNames } from '../service-names.js';
import type { NatsOptions } from './nats.js';

const command = (name: string): string =>
  join(repositoryRoot, 'libs', 'messaging', 'dist', 'bundle', `${name}.js`);

export interface NatsUsers {
  /** The demo catalogue's loader, where it is one of the users. */
  readonly demo?: string | undefined;
  /** An unrestricted user, where there is one. */
  readonly unrestricted?: string | undefined;
}

/** Returns the public keys of the users, by the variables from which the server's configuration reads them. */
export function publicKeysOf(secrets: Secrets, { demo, unrestricted }: NatsUsers): NatsOptions['publicKeys'] {
  const names = [...serviceNames, OPERATOR, demo, unrestricted].filter((name) => name !== undefined);
  return Object.fromEntries(
    names.map((name) => [`NATS_USER_${name.toUpperCase()}`, secrets.nkey(name).publicKey]),
  );
}

/** Returns the users and permissions derived from the contracts. */
export async function accountsOf({ demo, unrestricted }: NatsUsers): Promise<string> {
  const flags = [...(demo ? ['--demo'] : []), ...(unrestricted ? ['--unrestricted', unrestricted] : [])];
  const { stdout } = await promisify(execFile)(process.execPath, [command('write-accounts'), ...flags]);
  return stdout;
}

export interface StreamKeeperOptions {
  readonly natsUrl: string;
  readonly secrets: Secrets;
  readonly logFile: string;
  readonly ledger: ProcessLedger;
  /** Deduplication window of a new stream in seconds. */
  readonly eventMemorySeconds?: number | undefined;
}

const READY = 'Streams and durable consumers are ready.';

/** Starts the process that creates streams and durable consumers and recreates them when NATS has lost them. */
export async function startStreamKeeper(options: StreamKeeperOptions): Promise<ManagedProcess> {
  const { natsUrl, secrets, logFile, ledger, eventMemorySeconds } = options;
  const keeper = await ManagedProcess.start({
    name: 'streams',
    command: process.execPath,
    args: ['--max-old-space-size=64', '--enable-source-maps', command('keep-streams')],
    cwd: repositoryRoot,
    env: {
      ...process.env,
      // It listens in a container alone.
      HTTP_PORT: '',
      NATS_URL: natsUrl,
      NATS_NKEY: secrets.nkey(OPERATOR).seed,
      ...(eventMemorySeconds === undefined ? {} : { EVENT_MEMORY_SECONDS: String(eventMemorySeconds) }),
    },
    logFile,
    ledger,
  });
  await until(async () => keeper.lastLines(200).includes(READY) || undefined, {
    what: 'the streams',
    timeoutMs: 60_000,
    givenUp: () => keeper.end && `ended with ${keeper.end}\n${keeper.lastLines()}`,
  });
  return keeper;
}
