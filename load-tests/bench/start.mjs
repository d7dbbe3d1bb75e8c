// What every command in this folder begins and ends with.
import { build, checkNode, endRunning, install } from '@mall/local-stack/prepare';
import { say, step } from '@mall/local-stack/progress';

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
  const { signal } = controller;
  /** Ends at the next word about its progress once somebody wants to stop. */
  const stoppable = (name, inner) =>
    step(name, (note) =>
      inner((text) => {
        signal.throwIfAborted();
        note(text);
      }),
    );
  try {
    checkNode();
    if (process.env.MALL_IS_BUILT !== 'true') {
      await install(step);
      await build(step);
    }
    await work({ say, step: stoppable }, signal);
    process.exit(0);
  } catch (failure) {
    process.stderr.write(`\n${failure.stack ?? failure}\n`);
    process.exit(1);
  }
}
