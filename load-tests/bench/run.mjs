// `npm run bench`: builds and measures this checkout.
import { start } from './start.mjs';

await start(async (voice, signal) => {
  const { bench, compare, HELP, measureImport, measureRolling, measureTracing, readOptions } =
    await import('./dist/index.js');
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') voice.say(HELP);
  else if (options.against) await compare(options.against, options, voice, signal);
  else if (options.tracing) await measureTracing(options, voice, signal);
  else if (options.rolling) await measureRolling(options, voice, signal);
  else if (options.importing) await measureImport(options, voice, signal);
  else await bench(options, voice, signal);
});
