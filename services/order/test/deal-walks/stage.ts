import type { Api, Caller } from '@mall/contracts/define';
import { orderSettingApi } from '@mall/contracts/order';
import {
  aReadyBuyer,
  aService,
  aStaffMember,
  liftOpenOrderCap,
  startMall,
  type ReadyBuyer,
  type TestMall,
} from '@mall/testing';
import pg from 'pg';
import { standInForFiles } from './files.js';
import { Look } from './oracle/index.js';
import { Clock } from './clock.js';

/** A running mall that all walks share. */
export interface Stage {
  readonly mall: TestMall;
  readonly look: Look;
  readonly clock: Clock;
  readonly buyer: () => Promise<ReadyBuyer>;
  readonly as: TestMall['callAs'];
  readonly end: () => Promise<void>;
}

export type ApiOf<A extends Api> = ReturnType<ReturnType<TestMall['callAs']>> & A;

/** Number of cars that a buyer without a purchase may hold in unpaid orders: few, so that walks reach it. */
export const HELD_CARS = 4;

/** Environment that shortens the intervals of the services' timers, so that they run within a walk. */
const QUICK = { NODE_OPTIONS: `--import ${new URL('quick-timers.mjs', import.meta.url).href}` };

export async function setStage(): Promise<Stage> {
  const mall = await startMall(['product', 'user', 'order', 'chat'], {
    env: { order: QUICK, product: QUICK },
  });
  await standInForFiles(mall);
  await liftOpenOrderCap((api, caller) => mall.callAs(caller ?? aService('test'))(api));
  const settings = mall.callAs(aStaffMember(['deal_setting_edit']))(orderSettingApi);
  await settings.change({ settingKey: 'heldCarsPerBuyer', value: HELD_CARS });
  const pool = new pg.Pool({
    connectionString: mall.infrastructure.adminDatabaseUrl,
    max: 4,
    // The look at all databases would be planned anew at each step, which takes as long as its execution.
    options: '-c plan_cache_mode=force_generic_plan',
  });
  // The database of the mall is dropped before the pool ends.
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
