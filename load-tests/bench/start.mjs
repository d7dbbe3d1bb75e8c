// What every command in this folder begins and ends with.
import { build, checkNode, endRunning, install } from '@mall/local/prepare';
import { say, step } from '@mall/local/progress';

/**
 * Builds what is to be measured and runs `work(voice, signal)` on it; the process ends with it. The signal says that
 * somebody wants to stop. `MALL_IS_BUILT=true` says that there is nothing to build.
 */
export async function start(work) {
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
    await work({ say, step }, controller.signal);
    process.exit(0);
  } catch (failure) {
    process.stderr.write(`\n${failure.stack ?? failure}\n`);
    process.exit(1);
  }
}
