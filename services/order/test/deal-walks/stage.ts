import type { Api, Caller } from '@mall/contracts/define';
import { startMall, type TestMall } from '@mall/testing';
import pg from 'pg';
import { aReadyBuyer, type ReadyBuyer } from '../neighbours.js';
import { standInForFiles } from './files.js';
import { Look } from './oracle/index.js';
import { Clock } from './clock.js';

/** The running mall that all walks share. */
export interface Stage {
  readonly mall: TestMall;
  readonly look: Look;
  readonly clock: Clock;
  readonly buyer: () => Promise<ReadyBuyer>;
  readonly as: TestMall['callAs'];
  readonly end: () => Promise<void>;
}

export type ApiOf<A extends Api> = ReturnType<ReturnType<TestMall['callAs']>> & A;

/** Short waits of the services' timers, so that what they do by time happens within a walk. */
const QUICK = { NODE_OPTIONS: `--import ${new URL('quick-timers.mjs', import.meta.url).href}` };

export async function setStage(): Promise<Stage> {
  const mall = await startMall(['product', 'user', 'order', 'chat'], {
    env: { order: QUICK, product: QUICK },
  });
  await standInForFiles(mall);
  const pool = new pg.Pool({ connectionString: mall.infrastructure.adminDatabaseUrl, max: 4 });
  // The database of a mall is dropped before tests tidy up after themselves.
  pool.on('error', () => undefined);
  return {
    mall,
    look: await Look.prepare(pool),
    clock: await Clock.prepare(pool),
    buyer: () => aReadyBuyer(mall),
    as: (caller: Caller) => mall.callAs(caller),
    end: () => pool.end(),
  };
}
