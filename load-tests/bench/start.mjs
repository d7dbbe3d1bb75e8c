// The common start and end of every command in this folder.
import { existsSync } from 'node:fs';
import { build, checkNode, endRunning, install } from '@mall/local-stack/prepare';
import { say, step } from '@mall/local-stack/progress';

/**
 * Builds what is to be measured, runs `work(voice, signal)` on it, and ends the process. The signal is aborted when the command is
 * interrupted. With `MALL_IS_BUILT=true` nothing is built, and for `--help` only where nothing was built before.
 */
export async function start(work) {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(name, () => {
      controller.abort();
      endRunning();
    });
  const { signal } = controller;
  /** Stops at the next progress report after an interruption. */
  const stoppable = (name, inner) =>
    step(name, (note) =>
      inner((text) => {
        signal.throwIfAborted();
        note(text);
      }),
    );
  try {
    checkNode();
    const isHelp = process.argv.includes('--help') && existsSync(new URL('dist/index.js', import.meta.url));
    if (process.env.MALL_IS_BUILT !== 'true' && !isHelp) {
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
