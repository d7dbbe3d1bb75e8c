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
  /** The demo catalogue's loader, if it is one of the users. */
  readonly demo?: string | undefined;
  /** A user without limits, if there is one. */
  readonly unrestricted?: string | undefined;
}

/** The public keys of the users, by the variables that the server's configuration reads them from. */
export function publicKeysOf(secrets: Secrets, { demo, unrestricted }: NatsUsers): NatsOptions['publicKeys'] {
  const names = [...serviceNames, OPERATOR, demo, unrestricted].filter((name) => name !== undefined);
  return Object.fromEntries(
    names.map((name) => [`NATS_USER_${name.toUpperCase()}`, secrets.nkey(name).publicKey]),
  );
}

/** The users and permissions that follow from the contracts. */
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
  /** Seconds within which a new stream drops an event that is sent again. */
  readonly eventMemorySeconds?: number | undefined;
}

const READY = 'Streams and durable consumers are ready.';

/** Starts the process that creates streams and durable consumers, and again when NATS has lost them. */
export async function startStreamKeeper(options: StreamKeeperOptions): Promise<ManagedProcess> {
  const { natsUrl, secrets, logFile, ledger, eventMemorySeconds } = options;
  const keeper = await ManagedProcess.start({
    name: 'streams',
    command: process.execPath,
    args: ['--max-old-space-size=64', '--enable-source-maps', command('keep-streams')],
    cwd: repositoryRoot,
    env: {
      ...process.env,
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
