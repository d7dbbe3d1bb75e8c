import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { ManagedProcess } from '../process/managed-process.js';
import type { ProcessLedger } from '../process/process-ledger.js';
import { until } from '../process/until.js';
import { natsServerProgram } from './nats-program.js';

export interface NatsOptions {
  /** Folder of configuration and streams. */
  readonly dataDir: string;
  readonly port: number;
  /** Users and permissions: the part of the configuration that `write-accounts.js` of `@mall/messaging` prints. */
  readonly accounts: string;
  /** Public keys of its users, by the variables from which it reads them. */
  readonly publicKeys: Readonly<Record<string, string>>;
  /** Files of its certificate and key; when set, it accepts no connection without TLS. */
  readonly tls?: { readonly certFile: string; readonly keyFile: string };
  readonly logFile: string;
  readonly ledger: ProcessLedger;
  readonly onInstall?: (what: string) => void;
}

const ACCOUNTS_FILE = 'accounts.conf';

/** A real NATS server with JetStream, on loopback. */
export class EmbeddedNats {
  private constructor(
    private readonly server: ManagedProcess,
    readonly url: string,
  ) {}

  static async start(options: NatsOptions): Promise<EmbeddedNats> {
    const program = await natsServerProgram(options.onInstall);
    mkdirSync(options.dataDir, { recursive: true });
    forgetPorts(options.dataDir);
    const configFile = join(options.dataDir, 'nats.conf');
    writeFileSync(join(options.dataDir, ACCOUNTS_FILE), options.accounts);
    writeFileSync(configFile, configuration(options));
    const server = await ManagedProcess.start({
      name: 'nats',
      command: program,
      args: ['--config', configFile],
      cwd: options.dataDir,
      // The machine is shared with all other processes; work stealing between cores costs more than it gains.
      env: { ...process.env, ...options.publicKeys, GOMAXPROCS: '1' },
      logFile: options.logFile,
      ledger: options.ledger,
      // SIGUSR2 would wait for clients to disconnect, but they have been stopped before.
      graceMs: 10_000,
    });
    await untilGreeting(options.port, server);
    return new EmbeddedNats(server, `${options.tls ? 'tls' : 'nats'}://127.0.0.1:${options.port}`);
  }

  get process(): ManagedProcess {
    return this.server;
  }

  stop(): Promise<void> {
    return this.server.stop();
  }
}

function configuration({ dataDir, port, tls }: NatsOptions): string {
  const encryption = tls
    ? `tls { cert_file: ${JSON.stringify(tls.certFile)}, key_file: ${JSON.stringify(tls.keyFile)} }\n`
    : '';
  return `# Written anew by the launcher at every start.
server_name: mall-local
listen: "127.0.0.1:${port}"
# Any free port; the server writes it to a file of this folder.
http: "127.0.0.1:-1"
ports_file_dir: ${JSON.stringify(dataDir)}
max_payload: 8MB
include ${ACCOUNTS_FILE}
${encryption}jetstream {
  store_dir: ${JSON.stringify(join(dataDir, 'streams'))}
  max_memory_store: 64MB
  max_file_store: 8GB
}
`;
}

/** Name of the file in which a server writes its ports. */
const PORTS_FILE = /_(\d+)\.ports$/;

/** Removes the files of servers that were killed. */
function forgetPorts(dataDir: string): void {
  for (const name of readdirSync(dataDir)) if (PORTS_FILE.test(name)) rmSync(join(dataDir, name));
}

const HEALTHY_MS = 5_000;

/**
 * Whether the server with this folder stores messages in all streams. After a failed write, for instance on a full disk, a stream
 * takes no message until the server is restarted.
 */
export async function isNatsWorking(dataDir: string, server: Pick<ManagedProcess, 'pid'>): Promise<boolean> {
  const url = monitoringOf(dataDir, server);
  if (!url) return false;
  const answer = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(HEALTHY_MS) });
  await answer.arrayBuffer();
  return answer.ok;
}

/** Returns the address of the server's monitoring; undefined while it starts. */
export function monitoringOf(dataDir: string, { pid }: Pick<ManagedProcess, 'pid'>): string | undefined {
  const file = readdirSync(dataDir).find((name) => PORTS_FILE.exec(name)?.[1] === String(pid));
  if (!file) return undefined;
  const ports = JSON.parse(readFileSync(join(dataDir, file), 'utf8')) as { monitoring: readonly string[] };
  return ports.monitoring[0];
}

/** A NATS server begins each connection with an INFO line that lists its capabilities. */
async function untilGreeting(port: number, server: ManagedProcess): Promise<void> {
  await until(() => greeting(port), {
    what: 'NATS',
    timeoutMs: 30_000,
    givenUp: () => server.end && `ended with ${server.end}\n${server.lastLines()}`,
  });
}

function greeting(port: number): Promise<true | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.setTimeout(2_000, () => socket.destroy());
    socket.once('data', (chunk) => {
      socket.destroy();
      resolve(/^INFO .*"jetstream":true/.test(chunk.toString()) ? true : undefined);
    });
    socket.once('error', () => resolve(undefined));
    socket.once('close', () => resolve(undefined));
  });
}
