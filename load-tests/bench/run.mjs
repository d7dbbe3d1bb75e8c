// `npm run bench`: builds what is to be measured, and measures it.
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
  await install(step);
  await build(step);
  const { bench, HELP, readOptions } = await import('./dist/index.js');
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') say(HELP);
  else await bench(options, { say, step }, controller.signal);
  process.exit(0);
} catch (failure) {
  process.stderr.write(`\n${failure.stack ?? failure}\n`);
  process.exit(1);
}
