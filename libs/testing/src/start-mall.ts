import type { ServiceName } from '@mall/local-stack';
import { type StartMallOptions, TestMall } from './test-mall.js';
import type { SharedServers } from './test-run.js';

/** Name of the environment variable that the global set-up sets and Jest's workers inherit. */
export const SHARED_SERVERS = 'MALL_TEST_SERVERS';

const opened = new Set<TestMall>();

/**
 * Starts built services for one test file, on a database and a NATS server of its own. Resolves when they are ready; they are
 * stopped after the file's last test. The database has the tables of all services; without `names` it has empty schemas.
 * @example const mall = await startMall(['product', 'order']); await mall.callAs(aBuyer())(cartApi).add({ skuId, count: 1 });
 */
export async function startMall(
  names: readonly ServiceName[],
  { env = {} }: StartMallOptions = {},
): Promise<TestMall> {
  const mall = await TestMall.open(sharedServers(), { hasTables: names.length > 0 });
  opened.add(mall);
  await Promise.all(names.map((name) => mall.startService(name, { env: env[name] ?? {} })));
  return mall;
}

/** Stops everything that this test file has started; called by the set-up file of the integration tests. */
export async function endMalls(): Promise<void> {
  for (const mall of opened) {
    opened.delete(mall);
    await mall.stop();
  }
}

function sharedServers(): SharedServers {
  const text = process.env[SHARED_SERVERS];
  if (text) return JSON.parse(text) as SharedServers;
  throw new Error(
    'There are no servers for this test. Run it by "npm run test:integration", or name the file *.e2e-spec.ts.',
  );
}
