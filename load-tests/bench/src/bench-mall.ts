import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Api, Caller } from '@mall/contracts/define';
import {
  freePorts,
  lastingFolder,
  Mall,
  ManagedProcess,
  natsAccessOf,
  ProcessLedger,
  serviceEnvironment,
  serviceNames,
  spawnService,
  temporaryFolder,
  temporarySettings,
  TEST_USER,
  untilReady,
  type Settings,
  type TemporaryFolder,
  type Voice,
} from '@mall/local-stack';
import { clientOf, NatsLink, OperationCaller, serviceCaller, type ClientOf } from '@mall/messaging';
import { cpuSecondsOf } from './cpu-time.js';
import { median } from './load.js';
import { residentBytesOf } from './resident-memory.js';

/** Number of answers sampled for the median size. */
const SAMPLE = 31;

/** The URLs under test. */
export interface Origins {
  /** The bare HTTP server, B. */
  readonly bareHttp: string;
  /** The bare gateway, F and N. */
  readonly bareGateway: string;
  readonly cached: string;
  readonly uncached: string;
}

/** Number of questions by the time for which they blocked the event loop; null means longer than all other bounds. */
export type HoldTimes = readonly { readonly upToMs: number | null; readonly questions: number }[];

/** A complete mall for the benchmark, with a second gateway without a cache, and the bare limits. */
export class BenchMall {
  private operations: OperationCaller | undefined;

  private constructor(
    private readonly folder: TemporaryFolder,
    private readonly settings: Settings,
    private readonly mall: Mall,
    private readonly beside: readonly ManagedProcess[],
    private readonly link: NatsLink,
    readonly origins: Origins,
    private readonly signal: AbortSignal,
  ) {}

  /**
   * Starts the mall of the benchmark. `dataDir` keeps the imported data; by default, the mall's folder is removed at
   * the end.
   */
  static async open(voice: Voice, signal: AbortSignal, dataDir?: string): Promise<BenchMall> {
    const folder = await (dataDir === undefined ? temporaryFolder('mall-bench-') : lastingFolder(dataDir));
    try {
      const settings = await temporarySettings(folder.dir, false);
      const mall = await Mall.start(settings, voice, signal);
      const ports = await freePorts(4);
      const beside = await voice.step('Bare limits, and a gateway without a cache', () =>
        startBeside(settings, mall, folder, ports),
      );
      const [bareHttp, bareGateway, , uncached] = ports.map((port) => `http://127.0.0.1:${port}`);
      const link = await NatsLink.open(natsAccessOf(mall.infrastructure, TEST_USER), 'bench');
      const origins = {
        bareHttp: bareHttp!,
        bareGateway: bareGateway!,
        cached: mall.url,
        uncached: uncached!,
      };
      return new BenchMall(folder, settings, mall, beside, link, origins, signal);
    } catch (failure) {
      await folder.remove();
      throw failure;
    }
  }

  clientOf<A extends Api>(api: A, caller: Caller = serviceCaller('bench')): ClientOf<A> {
    this.operations ??= new OperationCaller(this.link, this.mall.infrastructure.secrets.key('INTERNAL_KEY'));
    return clientOf(api, this.operations, caller);
  }

  /** Restarts the product service; returns the seconds until it finds cars again, and where it read them from. */
  async restartProduct(): Promise<{ readonly seconds: number; readonly source: string }> {
    const service = this.mall.service('product');
    await service.process.stop();
    const startedAt = performance.now();
    await untilReady('product', `http://127.0.0.1:${this.settings.ports.http.product}`, () =>
      this.signal.aborted ? 'nobody waits any more' : undefined,
    );
    return { seconds: (performance.now() - startedAt) / 1_000, source: this.sourceOfCars() };
  }

  /**
   * Starts another process of the product service and stops the previous one, as a rolling update does. Returns the new one, and
   * the seconds until it was ready and until the old one had ended.
   */
  async replaceProduct(old: Pick<ManagedProcess, 'stop'> = this.mall.service('product')): Promise<{
    readonly process: ManagedProcess;
    readonly startSeconds: number;
    readonly stopSeconds: number;
  }> {
    const [port = 0] = await freePorts(1);
    const { settings, mall, folder } = this;
    const startedAt = performance.now();
    const process = await spawnService('product', {
      env: {
        ...serviceEnvironment('product', { ...settings, infrastructure: mall.infrastructure }),
        HTTP_PORT: String(port),
      },
      logFile: join(folder.dir, 'beside', 'logs', `product-${port}.log`),
      ledger: new ProcessLedger(join(folder.dir, 'beside', 'replacements.json')),
    });
    await untilReady('product', `http://127.0.0.1:${port}`, () =>
      process.end ? `it ended with ${process.end}\n${process.lastLines()}` : undefined,
    );
    const readyAt = performance.now();
    await old.stop();
    const stopSeconds = (performance.now() - readyAt) / 1_000;
    return { process, startSeconds: (readyAt - startedAt) / 1_000, stopSeconds };
  }

  /** Returns whether the product service has restored its cars from the stored file or read them from the tables. */
  private sourceOfCars(): string {
    const lines = readFileSync(join(this.settings.dataDir, 'logs', 'product.log'), 'utf8').split('\n');
    const last = lines.findLast((line) => /cars (read in|of version)/.test(line)) ?? '';
    return /restored in/.test(last) && !/all are read/.test(last) ? 'the stored file' : 'the tables';
  }

  /** Returns the resident memory of a service in bytes; `NaN` where the system does not report it. */
  memoryOf(name: 'product' | 'gateway'): number {
    return residentBytesOf(this.mall.service(name).process.pid);
  }

  /** Returns the processor seconds used so far by the services and the limits; `NaN` where the system does not report it. */
  spentSeconds(): number {
    const processes = [...serviceNames.map((name) => this.mall.service(name).process), ...this.beside];
    return processes.reduce((sum, { pid }) => sum + (cpuSecondsOf(pid) ?? NaN), 0);
  }

  /** Returns for how long questions have blocked the event loop of the product service since its start. */
  async holdTimes(): Promise<HoldTimes> {
    const response = await fetch(`http://127.0.0.1:${this.settings.ports.http.product}/health/search`);
    return ((await response.json()) as { buckets: HoldTimes }).buckets;
  }

  /** Returns the path under which the limits return a body of the median size of these paths' answers. */
  async fixedPath(paths: readonly string[]): Promise<string> {
    const bodies: Buffer[] = [];
    for (const path of paths.slice(0, SAMPLE)) {
      const response = await fetch(`${this.origins.uncached}${path}`, { headers: { locale: 'rus' } });
      const body = Buffer.from(await response.arrayBuffer());
      if (response.status !== 200) throw new Error(`${path} answers ${response.status}: ${body.toString()}`);
      bodies.push(body);
    }
    const body = bodies.sort((a, b) => a.length - b.length)[Math.floor(bodies.length / 2)]!;
    const name = createHash('sha1').update(body).digest('hex');
    writeFileSync(join(bodiesDir(this.folder), name), body);
    return `/fixed/${name}`;
  }

  /** Returns the median number of cars that these questions with facets find; `undefined` for questions without. */
  async carsFound(paths: readonly string[]): Promise<number | undefined> {
    const totals: number[] = [];
    for (const path of paths.slice(0, SAMPLE)) {
      const response = await fetch(`${this.origins.uncached}${path}`, { headers: { locale: 'rus' } });
      const answer = (await response.json()) as { data?: { facets?: { total: number } } };
      if (answer.data?.facets) totals.push(answer.data.facets.total);
    }
    return totals.length > 0 ? median(totals) : undefined;
  }

  get dataDir(): string {
    return this.settings.dataDir;
  }

  async close(): Promise<void> {
    await this.link.connection.close();
    await Promise.all(this.beside.map((one) => one.stop()));
    await this.mall.stop();
    await this.folder.remove();
  }
}

const bodiesDir = ({ dir }: TemporaryFolder): string => join(dir, 'beside', 'bodies');

async function startBeside(
  settings: Settings,
  mall: Mall,
  folder: TemporaryFolder,
  ports: readonly number[],
): Promise<ManagedProcess[]> {
  const { infrastructure } = mall;
  const dir = join(folder.dir, 'beside');
  mkdirSync(bodiesDir(folder), { recursive: true });
  const ledger = new ProcessLedger(join(dir, 'processes.json'));
  const limit = (name: string, place: number): Promise<ManagedProcess> =>
    ManagedProcess.start({
      name,
      command: process.execPath,
      args: [fileURLToPath(new URL(`limits/${name}.js`, import.meta.url))],
      cwd: dir,
      logFile: join(dir, 'logs', `${name}.log`),
      ledger,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NATS_URL: infrastructure.natsUrl,
        NATS_NKEY: natsAccessOf(infrastructure, TEST_USER).nkey,
        DATABASE_URL: infrastructure.databaseUrls.product,
        HTTP_PORT: String(ports[place]),
        BODIES_DIR: bodiesDir(folder),
      },
    });
  const uncached = spawnService('gateway', {
    env: {
      ...serviceEnvironment('gateway', { ...settings, infrastructure }),
      HTTP_PORT: String(ports[3]),
      CACHE_MEGABYTES: '0',
    },
    logFile: join(dir, 'logs', 'gateway-uncached.log'),
    ledger,
  });
  const names = ['bare-http', 'bare-gateway', 'bare-worker'];
  const started = await Promise.all([...names.map(limit), uncached]);
  await Promise.all(
    started.map((one, place) =>
      untilReady(names[place] ?? 'gateway', `http://127.0.0.1:${ports[place]}`, () =>
        one.end ? `it ended with ${one.end}\n${one.lastLines()}` : undefined,
      ),
    ),
  );
  return started;
}
