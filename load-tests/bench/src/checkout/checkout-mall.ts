import type { Api, Caller } from '@mall/contracts/define';
import { productImportApi } from '@mall/contracts/product';
import {
  Mall,
  natsAccessOf,
  serviceNames,
  temporaryFolder,
  temporarySettings,
  TEST_USER,
  type TemporaryFolder,
  type Voice,
} from '@mall/local-stack';
import { clientOf, NatsLink, OperationCaller, serviceCaller, type ClientOf } from '@mall/messaging';
import pg from 'pg';
import { cpuSecondsOf } from '../cpu-time.js';
import { residentBytesOf } from '../resident-memory.js';
import { fillCars, fillBase } from '../filling.js';
import { JsonClient } from '../json-client.js';

/** Processor time in seconds by process. */
export type Spent = ReadonlyMap<string, number>;

/** A complete mall for the benchmark, with durable writes, whose gateway trusts the benchmark as a proxy. */
export class CheckoutMall {
  private operations: OperationCaller | undefined;

  private constructor(
    private readonly folder: TemporaryFolder,
    private readonly mall: Mall,
    private readonly link: NatsLink,
    readonly http: JsonClient,
  ) {}

  static async open(voice: Voice, signal: AbortSignal): Promise<CheckoutMall> {
    const folder = await temporaryFolder('mall-checkout-');
    try {
      const settings = { ...(await temporarySettings(folder.dir, false)), ephemeral: false };
      // All requests come from this machine; like a proxy, the benchmark passes the address of each buyer.
      process.env['TRUSTED_PROXIES'] = '1';
      const mall = await Mall.start(settings, voice, signal);
      const link = await NatsLink.open(natsAccessOf(mall.infrastructure, TEST_USER), 'bench');
      return new CheckoutMall(folder, mall, link, new JsonClient(mall.url));
    } catch (failure) {
      await folder.remove();
      throw failure;
    }
  }

  readonly reach = <A extends Api>(api: A, caller: Caller = serviceCaller('bench')): ClientOf<A> => {
    this.operations ??= new OperationCaller(this.link, this.mall.infrastructure.secrets.key('INTERNAL_KEY'));
    return clientOf(api, this.operations, caller);
  };

  /** Returns the URL of the gateway. */
  get url(): string {
    return this.mall.url;
  }

  /** Returns the resident memory; `NaN` where the system does not report it. */
  residentBytes(): { readonly gateway: number; readonly chat: number } {
    const of = (name: 'gateway' | 'chat'): number => residentBytesOf(this.mall.service(name).process.pid);
    return { gateway: of('gateway'), chat: of('chat') };
  }

  async putOnSale(cars: number, tell: (done: number) => void): Promise<void> {
    const importing = this.reach(productImportApi);
    await fillBase(importing);
    await fillCars(importing, 0, cars, tell);
  }

  /**
   * Runs VACUUM, ANALYZE and CHECKPOINT, so that they do not happen during a measurement. Only after the first orders, because
   * plans for analysed empty tables would be bad.
   */
  async cleanUp(): Promise<void> {
    const client = new pg.Client({ connectionString: this.mall.infrastructure.adminDatabaseUrl });
    await client.connect();
    await client.query('VACUUM (ANALYZE)');
    await client.end();
  }

  /** Returns the processor time so far, including this process; `NaN` where the system does not report it. */
  spent(): Spent {
    const pids = [
      ...this.mall.infrastructure.processes.map(({ name, pid }) => [name, pid] as const),
      ...serviceNames.map((name) => [name, this.mall.service(name).process.pid] as const),
    ];
    const { user, system } = process.cpuUsage();
    return new Map([
      ...pids.map(([name, pid]) => [name, cpuSecondsOf(pid) ?? NaN] as const),
      ['load generator', (user + system) / 1_000_000],
    ]);
  }

  async close(): Promise<void> {
    await this.http.close();
    await this.link.connection.close();
    await this.mall.stop();
    await this.folder.remove();
  }
}
