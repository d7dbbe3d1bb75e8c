import type { Api, Caller } from '@mall/contracts/define';
import { productImportApi } from '@mall/contracts/product';
import {
  Mall,
  serviceNames,
  temporaryFolder,
  temporarySettings,
  type TemporaryFolder,
  type Voice,
} from '@mall/local-stack';
import { clientOf, NatsLink, OperationCaller, serviceCaller, type ClientOf } from '@mall/messaging';
import pg from 'pg';
import { cpuSecondsOf } from '../cpu-time.js';
import { fillCars, fillFrame } from '../filling.js';
import { JsonClient } from '../json-client.js';

/** Seconds of processor time by process. */
export type Spent = ReadonlyMap<string, number>;

/** A whole mall for the benchmark alone, behind a proxy as far as its gateway knows, written through to the disk. */
export class Shop {
  private operations: OperationCaller | undefined;

  private constructor(
    private readonly folder: TemporaryFolder,
    private readonly mall: Mall,
    private readonly link: NatsLink,
    readonly http: JsonClient,
  ) {}

  static async open(voice: Voice, signal: AbortSignal): Promise<Shop> {
    const folder = await temporaryFolder('mall-checkout-');
    try {
      const settings = { ...(await temporarySettings(folder.dir, false)), ephemeral: false };
      // All buyers come from this machine. A proxy would tell the gateway whose request it passes on, and so do we.
      process.env['TRUSTED_PROXIES'] = '1';
      const mall = await Mall.start(settings, voice, signal);
      const link = await NatsLink.open(mall.backstage.natsUrl, 'bench');
      return new Shop(folder, mall, link, new JsonClient(mall.url));
    } catch (failure) {
      await folder.remove();
      throw failure;
    }
  }

  readonly reach = <A extends Api>(api: A, caller: Caller = serviceCaller('bench')): ClientOf<A> => {
    this.operations ??= new OperationCaller(this.link, this.mall.backstage.secrets.key('INTERNAL_KEY'));
    return clientOf(api, this.operations, caller);
  };

  async putOnSale(cars: number, tell: (done: number) => void): Promise<void> {
    const importing = this.reach(productImportApi);
    await fillFrame(importing);
    await fillCars(importing, 0, cars, tell);
  }

  /**
   * Lets PostgreSQL do at once what an import and the first orders leave to do, instead of by itself in the middle of a
   * look. Not before there are orders: an empty table that is analysed gets plans for an empty table.
   */
  async cleanUp(): Promise<void> {
    const client = new pg.Client({ connectionString: this.mall.backstage.adminDatabaseUrl });
    await client.connect();
    await client.query('VACUUM (ANALYZE)');
    await client.end();
  }

  /** Up to now, of this process too; `NaN` where the system does not tell. */
  spent(): Spent {
    const pids = [
      ...this.mall.backstage.processes.map(({ name, pid }) => [name, pid] as const),
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
