// `node load-tests/bench/drain.mjs [events]`: how many events a second leave an outbox and are handled.
import { build, checkNode, endRunning, install } from '@mall/local/prepare';
import { say, step } from '@mall/local/progress';

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => endRunning());

try {
  checkNode();
  if (process.env.MALL_IS_BUILT !== 'true') {
    await install(step);
    await build(step);
  }
  const { drain } = await import('./dist/drain.js');
  const drained = await drain(Number(process.argv[2] ?? 20_000), { say, step });
  say(JSON.stringify(drained, null, 1));
  process.exit(0);
} catch (failure) {
  process.stderr.write(`\n${failure.stack ?? failure}\n`);
  process.exit(1);
}
