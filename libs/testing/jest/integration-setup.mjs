// Starts the servers that all integration tests share; see ../src/test-run.ts.
import { build } from '@mall/local-stack/prepare';
import { step } from '@mall/local-stack/progress';

export default async function setUp() {
  // The tests start built services, so the current sources are built first.
  if (process.env.MALL_IS_BUILT !== 'true') await build(step);
  const { SHARED_SERVERS } = await import('../dist/start-mall.js');
  const { TestRun } = await import('../dist/test-run.js');
  const run = await TestRun.start();
  process.env[SHARED_SERVERS] = JSON.stringify(run.shared);
  globalThis.mallTestRun = run;
  // Jest would not run the teardown when it is ended from outside.
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => run.stop().finally(() => process.exit(130)));
}
