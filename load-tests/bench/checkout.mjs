// `node load-tests/bench/checkout.mjs [seconds] [rounds]`: how many buyers a second confirm and submit, and how long it takes them.
import { start } from './start.mjs';

await start(async (voice, signal) => {
  const { checkout } = await import('./dist/checkout/checkout.js');
  const [seconds = 30, rounds = 1] = process.argv.slice(2).map(Number);
  const found = await checkout({ seconds, rounds }, voice, signal);
  voice.say(JSON.stringify(found, null, 1));
});
