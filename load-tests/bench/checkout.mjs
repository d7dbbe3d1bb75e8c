// `node load-tests/bench/checkout.mjs [seconds]`: how many buyers a second confirm and submit, and how long it takes them.
import { build, checkNode, endRunning, install } from '@mall/local/prepare';
import { say, step } from '@mall/local/progress';

const controller = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(name, () => {
    controller.abort();
    endRunning();
  });

try {
  checkNode();
  if (process.env.MALL_IS_BUILT !== 'true') {
    await install(step);
    await build(step);
  }
  const { checkout } = await import('./dist/checkout/checkout.js');
  const found = await checkout(Number(process.argv[2] ?? 30), { say, step }, controller.signal);
  say(JSON.stringify(found, null, 1));
  process.exit(0);
} catch (failure) {
  process.stderr.write(`\n${failure.stack ?? failure}\n`);
  process.exit(1);
}
