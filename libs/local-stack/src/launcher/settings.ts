import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { freePorts, type PortWish } from '../process/ports.js';
import { repositoryRoot } from '../paths.js';
import { DEMO_LOADER, type ServiceName, storingServices, TEST_USER } from '../service-names.js';

/** Folder and ports of one mall, and the servers that it starts itself. */
export interface Settings {
  readonly dataDir: string;
  /** Address that the gateway listens on; everything else listens on loopback. */
  readonly host: string;
  readonly ports: Ports;
  readonly external: {
    readonly databaseUrl?: string | undefined;
    readonly natsUrl?: string | undefined;
    readonly storageUrl?: string | undefined;
  };
  /** URL of the central bank's daily file, unless the environment sets one. */
  readonly centralBankUrl?: string | undefined;
  /** NATS users in addition to services and operator. */
  readonly natsUsers: { readonly demo?: string | undefined; readonly unrestricted?: string | undefined };
  /** Deduplication window of a new stream in seconds; ten minutes by default. */
  readonly eventMemorySeconds?: number | undefined;
  readonly loadsDemo: boolean;
  /** Whether services mount the imports that write past dates, which only the demo, tests and benchmarks need. */
  readonly demoImport: boolean;
  /** Whether servers run faster, as tests have them, at the risk of losing data in a power failure. */
  readonly ephemeral: boolean;
  /** The first debugger port of the services, in the order of `serviceNames`; none by default. */
  readonly debugPortBase?: number | undefined;
}

export interface Ports {
  readonly postgres: number;
  readonly nats: number;
  readonly storage: number;
  readonly http: Readonly<Record<ServiceName, number>>;
  /** Ports of the services that have a second process. */
  readonly second?: Readonly<Partial<Record<ServiceName, number>>>;
}

const BASE = 8090;

/**
 * Services that every order needs and whose second process starts within seconds: buyers see no error when one of two is killed. They
 * share their calls and events, as two pods do. Product starts from the file of cars that either of its processes writes, and takes
 * 300 MB more with the demo catalogue.
 */
const DOUBLED = ['auth', 'user', 'order', 'product'] as const;
const CORES_FOR_TWO = 4;

/**
 * Reads the settings from the environment. `MALL_PORT` is the gateway's port (8080). `MALL_PORT_BASE` (8090) moves all inner ports
 * together, so that two malls can run on one machine; PostgreSQL, NATS and MinIO have variables of their own as well.
 * `MALL_PROCESSES` is 2 where the processor has four cores: then some services run twice.
 */
export function readSettings(
  source: NodeJS.ProcessEnv = process.env,
  cores = availableParallelism(),
): Settings {
  const base = port(source, 'MALL_PORT_BASE', BASE);
  const moved = base - BASE;
  return {
    dataDir: resolve(repositoryRoot, source['MALL_DATA_DIR'] || '.mall'),
    host: source['MALL_HOST'] || '127.0.0.1',
    ports: {
      postgres: port(source, 'MALL_POSTGRES_PORT', 5543 + moved),
      nats: port(source, 'MALL_NATS_PORT', 4322 + moved),
      storage: port(source, 'MALL_STORAGE_PORT', 9100 + moved),
      http: httpPorts(port(source, 'MALL_PORT', 8080), base),
      ...(runsTwo(source, cores) ? { second: secondPorts(base) } : {}),
    },
    external: {
      databaseUrl: source['DATABASE_URL'] || undefined,
      natsUrl: source['NATS_URL'] || undefined,
      storageUrl: source['STORAGE_URL'] || undefined,
    },
    natsUsers: source['MALL_DEMO'] === 'false' ? {} : { demo: DEMO_LOADER },
    loadsDemo: source['MALL_DEMO'] !== 'false',
    demoImport: source['MALL_DEMO'] !== 'false',
    ephemeral: false,
    debugPortBase: source['MALL_DEBUG_PORT'] ? port(source, 'MALL_DEBUG_PORT', 0) : undefined,
  };
}

/** Returns the settings of a mall for one test run: free ports and a temporary folder, which is deleted afterwards. */
export async function temporarySettings(dataDir: string, loadsDemo: boolean): Promise<Settings> {
  const [postgres = 0, nats = 0, storage = 0, gateway = 0, ...others] = await freePorts(12);
  const http = Object.fromEntries(storingServices.map((name, index) => [name, others[index]]));
  return {
    dataDir,
    host: '127.0.0.1',
    ports: { postgres, nats, storage, http: { ...http, gateway } as Ports['http'] },
    external: {},
    natsUsers: { demo: DEMO_LOADER, unrestricted: TEST_USER },
    loadsDemo,
    demoImport: true,
    ephemeral: true,
  };
}

/** Returns the ports that must be free before the start, with the variable that changes each. */
export function wantedPorts({ host, ports, external }: Settings): readonly PortWish[] {
  const { gateway, ...inner } = ports.http;
  const second = Object.entries(ports.second ?? {}).map(([name, number]) => [`${name}-2`, number] as const);
  return [
    { host, port: gateway, purpose: 'the shop', variable: 'MALL_PORT' },
    ...[...Object.entries(inner), ...second].map(([name, number]) => ({
      port: number,
      purpose: `the service ${name}`,
      variable: 'MALL_PORT_BASE',
    })),
    ...(external.databaseUrl
      ? []
      : [{ port: ports.postgres, purpose: 'PostgreSQL', variable: 'MALL_POSTGRES_PORT' }]),
    ...(external.natsUrl ? [] : [{ port: ports.nats, purpose: 'NATS', variable: 'MALL_NATS_PORT' }]),
    ...(external.storageUrl
      ? []
      : [{ port: ports.storage, purpose: 'object storage', variable: 'MALL_STORAGE_PORT' }]),
  ];
}

function httpPorts(gateway: number, base: number): Ports['http'] {
  const inner = storingServices.map((name, index) => [name, base + 11 + index]);
  return { ...Object.fromEntries(inner), gateway, file: base + 1, chat: base + 2 } as Ports['http'];
}

const secondPorts = (base: number): NonNullable<Ports['second']> =>
  Object.fromEntries(DOUBLED.map((name, index) => [name, base + 21 + index]));

/** Services that a debugger is attached to run once, so that a breakpoint meets every call. */
function runsTwo(source: NodeJS.ProcessEnv, cores: number): boolean {
  if (source['MALL_DEBUG_PORT']) return false;
  const text = source['MALL_PROCESSES'] || (cores < CORES_FOR_TWO ? '1' : '2');
  if (text === '1' || text === '2') return text === '2';
  throw new Error(`MALL_PROCESSES must be 1 or 2, not "${text}".`);
}

function port(source: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = source[name];
  if (!text) return fallback;
  const number = Number(text);
  if (Number.isInteger(number) && number > 0 && number < 65_000) return number;
  throw new Error(`${name} must be a port from 1 to 64999, not "${text}".`);
}

/** Returns the path of the process ledger of this data folder. */
export function ledgerFile(dataDir: string): string {
  return join(dataDir, 'processes.json');
}
