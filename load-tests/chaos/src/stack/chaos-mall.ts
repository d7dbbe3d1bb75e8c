import { join } from 'node:path';
import pg from 'pg';
import type { Api, Caller } from '@mall/contracts/define';
import {
  freePorts,
  type Infrastructure,
  natsAccessOf,
  ServerWatch,
  type ServiceName,
  serviceEnvironment,
  serviceNames,
  type Settings,
  spawnService,
  startInfrastructure,
  Supervisor,
  temporaryFolder,
  type TemporaryFolder,
  temporarySettings,
  TEST_USER,
  until,
  untilReady,
} from '@mall/local-stack';
import { type ClientOf, clientOf, NatsLink, OperationCaller, serviceCaller } from '@mall/messaging';
import { clockOf } from './clocks.js';
import { Part } from './part.js';
import { SECOND_ORDER } from './parts.js';
import { TcpProxy } from './tcp-proxy.js';

/** Servers that one process reaches through a TCP proxy of its own. */
export type Wired = 'postgres' | 'nats';

export type Say = (line: string) => void;

/** A further process of a service. */
export interface Replica {
  readonly url: string;
  /** Stops it by SIGTERM and waits until it has ended. */
  readonly stop: () => Promise<void>;
}

export interface StartOptions {
  /** Fills the folder before the servers are started. */
  readonly prepare?: (dir: string) => void;
  /** The clone whose build all services run; this one by default. */
  readonly clone?: string;
  /** Whether the folder gets a disk of its own, which can be full; only where the system allows it. */
  readonly onSmallDisk?: boolean;
}

/** Maximum restart pause, short because a run is short. */
const LONGEST_DELAY_MS = 1_000;

/**
 * The whole mall in a separate folder and on separate ports: real servers, every service as a supervised process, two of the order
 * service, the second of which reaches its servers through a proxy that can delay, block or reset connections.
 */
export class ChaosMall {
  private readonly parts = new Map<string, Part>();
  private link: NatsLink | undefined;
  private caller: OperationCaller | undefined;
  private pool: pg.Pool | undefined;
  private serverWatch: ServerWatch | undefined;
  /** Addresses and secrets. */
  infrastructure!: Infrastructure;
  private readonly wires = new Map<Wired, TcpProxy>();
  /** The clone whose build a service runs, where it is not this one. */
  private readonly clones = new Map<ServiceName, string>();

  private constructor(
    private readonly folder: TemporaryFolder,
    private readonly settings: Settings,
    private readonly say: Say,
  ) {}

  static async start(
    say: Say,
    { prepare, clone, onSmallDisk = false }: StartOptions = {},
  ): Promise<ChaosMall> {
    const folder = await temporaryFolder('mall-chaos-', { onSmallDisk });
    prepare?.(folder.dir);
    // Not `ephemeral`, because those servers lose acknowledged data when they are killed. The broker's deduplication window is
    // shorter than ten minutes, so that it accepts events published again later.
    const settings = {
      ...(await temporarySettings(folder.dir, false)),
      ephemeral: false,
      eventMemorySeconds: 2,
    };
    const mall = new ChaosMall(folder, settings, say);
    if (clone) for (const name of serviceNames) mall.clones.set(name, clone);
    try {
      await mall.startServers();
      await mall.startServices();
      return mall;
    } catch (failure) {
      await mall.stop();
      throw failure;
    }
  }

  /** Returns the disk of the folder; undefined where it has none of its own. */
  get disk(): TemporaryFolder['disk'] {
    return this.folder.disk;
  }

  get dir(): string {
    return this.folder.dir;
  }

  get url(): string {
    return `http://127.0.0.1:${this.settings.ports.http.gateway}`;
  }

  get names(): readonly string[] {
    return [...this.parts.keys()];
  }

  part(name: string): Part {
    const found = this.parts.get(name);
    if (!found) throw new Error(`There is no part ${name}.`);
    return found;
  }

  /** Returns the second order process's proxy to a server. */
  wire(to: Wired): TcpProxy {
    return this.wires.get(to)!;
  }

  /** Returns an administrator's connection pool, for SQL on any schema. */
  get database(): pg.Pool {
    if (this.pool) return this.pool;
    this.pool = new pg.Pool({ connectionString: this.infrastructure.adminDatabaseUrl, max: 4 });
    // Idle connections of the pool fail with the server; the next query opens another.
    this.pool.on('error', () => undefined);
    return this.pool;
  }

  async query<Row extends pg.QueryResultRow>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    const { rows } = await this.database.query<Row>(sql, [...values]);
    return rows;
  }

  async nats(): Promise<NatsLink> {
    this.link ??= await NatsLink.open(natsAccessOf(this.infrastructure, TEST_USER), 'chaos');
    return this.link;
  }

  /** Calls operations of a service without the gateway, to prepare a run and to check it. */
  async operations<A extends Api>(api: A, caller: Caller = serviceCaller('chaos')): Promise<ClientOf<A>> {
    const link = await this.nats();
    this.caller ??= new OperationCaller(link, this.infrastructure.secrets.key('INTERNAL_KEY'));
    return clientOf(api, this.caller, caller);
  }

  /**
   * Waits until every process runs, every service is ready and every server works. A server that a full disk has stopped from storing
   * is restarted some seconds later, which a scene that begins meanwhile would feel.
   */
  async untilWell(timeoutMs = 60_000): Promise<void> {
    let waiting: string[] = [];
    const ask = async (): Promise<true | undefined> => {
      const ready = await Promise.all(
        [...this.parts.values()].map(async (part) => [part.name, await part.isReady()]),
      );
      const idle = await this.serverWatch!.notWorking();
      waiting = [...ready.flatMap(([name, isReady]) => (isReady ? [] : [name as string])), ...idle];
      return waiting.length === 0 ? true : undefined;
    };
    await until(ask, { what: 'the mall to be well again', timeoutMs, everyMs: 200 }).catch(() => {
      throw new Error(`Not ready after ${timeoutMs / 1000} s: ${waiting.join(', ')}.`);
    });
  }

  /** Kills every process at once and removes all data. */
  async destroy(): Promise<void> {
    this.serverWatch?.stop();
    await Promise.all([...this.parts.values()].map((part) => part.destroy()));
    await this.disconnect();
    await this.folder.remove();
  }

  /** Stops everything; `keep` preserves the folder with logs and data. */
  async stop({ keep = false } = {}): Promise<void> {
    this.serverWatch?.stop();
    await this.disconnect();
    const services = [...this.parts.values()].filter(({ healthUrl }) => healthUrl);
    const servers = [...this.parts.values()].filter(({ healthUrl }) => !healthUrl);
    await Promise.all(services.map((part) => part.stop()));
    for (const server of servers.reverse()) await server.stop();
    if (!keep) await this.folder.remove();
  }

  /** Closes the harness's own connections and the proxies. */
  private async disconnect(): Promise<void> {
    await this.link?.connection.close().catch(() => undefined);
    await this.pool?.end().catch(() => undefined);
    for (const wire of this.wires.values()) await wire.close();
  }

  private async startServers(): Promise<void> {
    const { settings, folder } = this;
    this.infrastructure = await startInfrastructure({ ...settings, ledger: folder.ledger });
    for (const server of this.infrastructure.processes) this.watch(server.name, server);
    const partsOf = (isServer: boolean): Supervisor[] =>
      [...this.parts.values()]
        .filter(({ healthUrl }) => (healthUrl === undefined) === isServer)
        .map(({ supervisor }) => supervisor);
    this.serverWatch = new ServerWatch({
      dataDir: folder.dir,
      infrastructure: this.infrastructure,
      servers: partsOf(true),
      services: () => partsOf(false),
      say: this.say,
    });
    for (const to of ['postgres', 'nats'] as const)
      this.wires.set(to, await TcpProxy.start(settings.ports[to]));
    // A kill loses no data in the kernel's buffers; power failures are not simulated.
    await this.query('ALTER SYSTEM SET fsync = off');
    await this.query('SELECT pg_reload_conf()');
  }

  private async startServices(): Promise<void> {
    const { http } = this.settings.ports;
    // The other processes are not started yet, so their ports are free as well.
    const taken: readonly number[] = Object.values(http);
    const secondPort = (await freePorts(taken.length + 1)).find((port) => !taken.includes(port))!;
    const wanted = serviceNames.map((name) => ({ part: name as string, name, port: http[name] }));
    await Promise.all(
      [...wanted, { part: SECOND_ORDER, name: 'order' as const, port: secondPort }].map((one) =>
        this.startService(one.part, one.name, one.port),
      ),
    );
  }

  /** Replaces the processes of a service by those of another clone's build, one after the other. */
  async replaceBy(clone: string, name: ServiceName): Promise<void> {
    this.clones.set(name, clone);
    for (const part of name === 'order' ? [name, SECOND_ORDER] : [name]) {
      const { healthUrl } = this.part(part);
      await this.part(part).stop();
      await this.startService(part, name, Number(new URL(healthUrl!).port));
    }
  }

  /** Starts one more process of a service outside of the mall: it is not hit by faults and not restarted. */
  async startReplica(name: ServiceName): Promise<Replica> {
    const [port] = await freePorts(1);
    const { ledger, dir } = this.folder;
    const logFile = join(dir, 'logs', `${name}-replica.log`);
    const root = this.clones.get(name);
    const env = this.environmentOf(name, name, port!);
    const process = await spawnService(name, { env, logFile, ledger, root });
    const url = `http://127.0.0.1:${port}`;
    await untilReady(`the replica of ${name}`, url, () => process.end);
    return { url, stop: () => process.stop() };
  }

  private environmentOf(part: string, name: ServiceName, port: number): NodeJS.ProcessEnv {
    const { settings, infrastructure } = this;
    return {
      ...serviceEnvironment(name, { ...settings, infrastructure }),
      ...clockOf(part),
      ...(part === SECOND_ORDER ? this.wiredEnvironment() : {}),
      HTTP_PORT: String(port),
      NODE_ENV: 'test',
      DATABASE_POOL: '8',
    };
  }

  private async startService(part: string, name: ServiceName, port: number): Promise<void> {
    const { folder } = this;
    const env = this.environmentOf(part, name, port);
    const logFile = join(folder.dir, 'logs', `${part}.log`);
    const url = `http://127.0.0.1:${port}`;
    const root = this.clones.get(name);
    const process = await spawnService(name, { env, logFile, ledger: folder.ledger, root });
    const service = this.watch(part, process, url);
    await untilReady(part, url, () =>
      service.restarts < 4 ? undefined : `it keeps ending.\n${service.process.lastLines()}`,
    );
  }

  private wiredEnvironment(): NodeJS.ProcessEnv {
    const { databaseUrls, natsUrl } = this.infrastructure;
    return {
      DATABASE_URL: this.wire('postgres').urlThrough(databaseUrls.order),
      NATS_URL: this.wire('nats').urlThrough(natsUrl),
    };
  }

  private watch(name: string, started: ConstructorParameters<typeof Supervisor>[0], url?: string): Part {
    const supervisor = new Supervisor(started, { say: this.say, longestDelayMs: LONGEST_DELAY_MS });
    const part = new Part(name, supervisor, url);
    this.parts.set(name, part);
    return part;
  }
}
