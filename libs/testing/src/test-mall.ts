import { join } from 'node:path';
import pg from 'pg';
import type { Api, Caller } from '@mall/contracts/define';
import {
  freePorts,
  type Infrastructure,
  natsAccessOf,
  serviceEnvironment,
  type ServiceName,
  type StoringService,
  TEST_USER,
} from '@mall/local-stack';
import {
  CALLER_HEADER,
  CallerSeal,
  type ClientOf,
  clientOf,
  type NatsAccess,
  NatsLink,
  OperationCaller,
  sealedRequest,
} from '@mall/messaging/calls';
import { TEMPLATES } from './database-copy.js';
import { createTestEnvironment, type TestEnvironment } from './test-environment.js';
import type { SharedServers } from './test-run.js';
import { TestSearchEngine } from './test-search-engine.js';
import { TestService } from './test-service.js';

export interface StartOptions {
  /** Added to the environment that the launcher would give this service. */
  readonly env?: NodeJS.ProcessEnv;
  /** A program that starts Node, with its own arguments. */
  readonly wrapper?: readonly string[];
  /** The folder whose build is run, with the layout of this clone; this clone by default. */
  readonly root?: string;
}

export interface StartMallOptions {
  readonly env?: Partial<Record<ServiceName, NodeJS.ProcessEnv>>;
}

/** Services with servers of their own, for one test file. Everything is stopped after the file's last test. */
export class TestMall {
  private readonly services: TestService[] = [];
  private readonly pools = new Map<string, pg.Pool>();
  private link: Promise<NatsLink> | undefined;
  private caller: OperationCaller | undefined;

  private readonly searchEngine: TestSearchEngine;

  private constructor(private readonly environment: TestEnvironment) {
    this.searchEngine = new TestSearchEngine(environment.dir);
  }

  /**
   * Opens a mall; `hasTables` says whether the database has the tables of all services, or only their empty schemas.
   */
  static async open(shared: SharedServers, { hasTables = true } = {}): Promise<TestMall> {
    const template = hasTables ? TEMPLATES.withTables : TEMPLATES.withoutTables;
    return new TestMall(await createTestEnvironment(shared, template));
  }

  /** Addresses and secrets. */
  get infrastructure(): Infrastructure {
    return this.environment.infrastructure;
  }

  /** A folder for this test file only: `DATA_DIR` of its services. */
  get dir(): string {
    return this.environment.dir;
  }

  /** Returns the first process of this service. */
  service(name: ServiceName): TestService {
    const found = this.services.find((service) => service.name === name);
    if (!found) throw new Error(`${name} was not started in this test.`);
    return found;
  }

  /** Starts a service, or one more replica of it, on a port of its own. */
  async startService(
    name: ServiceName,
    { env = {}, wrapper, root }: StartOptions = {},
  ): Promise<TestService> {
    const { dir, ports, infrastructure, ledger } = this.environment;
    const replica = this.services.filter((service) => service.name === name).length;
    const own = { dataDir: dir, host: '127.0.0.1', ports, infrastructure, demoImport: true };
    const inherited = serviceEnvironment(name, own);
    const service = new TestService(name, {
      env: {
        ...inherited,
        HTTP_PORT: String(replica === 0 ? ports.http[name] : (await freePorts(1))[0]),
        NODE_ENV: 'test',
        DATABASE_POOL: '6',
        CAPTCHA_COST: '10',
        ...(name === 'product' && this.searchEngine.environment),
        ...env,
      },
      logFile: join(dir, 'logs', `${name}${replica || ''}.log`),
      ledger,
      ...(wrapper && { wrapper }),
      root,
    });
    this.services.push(service);
    return service.start();
  }

  /**
   * Calls operations as `caller`, without the gateway: `mall.callAs(aBuyer())(orderApi).confirm(request)`. The services check
   * rights as in production.
   */
  callAs(caller: Caller): <A extends Api>(api: A) => ClientOf<A> {
    return (api) => {
      const methods = Object.keys(api).map((name) => [
        name,
        async (request: object, other: Caller = caller) => {
          const client = clientOf<Api>(api, await this.operations(), caller);
          return client[name]!(request, other);
        },
      ]);
      return Object.fromEntries(methods) as ClientOf<typeof api>;
    };
  }

  /** Reads rows of a service's own tables with its own role. */
  async query<Row extends pg.QueryResultRow>(
    service: StoringService,
    sql: string,
    values: readonly unknown[] = [],
  ): Promise<Row[]> {
    const url = this.infrastructure.databaseUrls[service];
    const pool = this.pools.get(service) ?? new pg.Pool({ connectionString: url, max: 2 });
    this.pools.set(service, pool);
    const { rows } = await pool.query<Row>(sql, [...values]);
    return rows;
  }

  /** Opens a connection to this file's NATS, for tests that read events or act as a service. */
  nats(): Promise<NatsLink> {
    this.link ??= NatsLink.open(this.natsAccess(), TEST_USER);
    return this.link;
  }

  /** Returns the address and credentials of this file's NATS: for an unrestricted user, for a service, or for the operator. */
  natsAccess(user = TEST_USER): NatsAccess {
    return natsAccessOf(this.infrastructure, user);
  }

  /** Returns the headers with which the gateway authenticates the caller of a request to a service's HTTP port. */
  sealedHeaders(caller: Caller, method: string, url: string): Record<string, string> {
    const seals = new CallerSeal(this.infrastructure.secrets.key('INTERNAL_KEY'), Date);
    return { [CALLER_HEADER]: seals.seal(caller, sealedRequest(method, url)) };
  }

  /** Returns the process id of NATS, for tests that suspend or kill it. */
  get brokerPid(): number {
    return this.environment.brokerPid;
  }

  killBroker(): Promise<void> {
    return this.environment.killBroker();
  }

  /** Restarts NATS with its stored data after it was killed. */
  startBroker(): Promise<void> {
    return this.environment.startBroker();
  }

  /** Kills NATS, deletes its data and restarts it; the services keep running. */
  wipeBroker(): Promise<void> {
    return this.environment.wipeBroker();
  }

  async stop(): Promise<void> {
    await (await this.link)?.connection.close();
    await Promise.all([...this.pools.values()].map((pool) => pool.end()));
    await Promise.all(this.services.map((service) => service.stop()));
    await this.searchEngine.drop();
    await this.infrastructure.stop();
  }

  private async operations(): Promise<OperationCaller> {
    const link = await this.nats();
    this.caller ??= new OperationCaller(link, this.infrastructure.secrets.key('INTERNAL_KEY'));
    return this.caller;
  }
}
