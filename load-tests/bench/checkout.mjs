// `node load-tests/bench/checkout.mjs [seconds]`: how many buyers a second confirm and submit, and how long it takes them.
import { start } from './start.mjs';

await start(async (voice, signal) => {
  const { checkout } = await import('./dist/checkout/checkout.js');
  const found = await checkout(Number(process.argv[2] ?? 30), voice, signal);
  voice.say(JSON.stringify(found, null, 1));
});
