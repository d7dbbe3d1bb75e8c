// `node load-tests/bench/checkout.mjs [seconds] [rounds]`: measures how many buyers per second check out, and how long it takes.
import { start } from './start.mjs';

await start(async (voice, signal) => {
  const { checkout } = await import('./dist/checkout/checkout.js');
  const [seconds = 30, rounds = 1] = process.argv.slice(2).map(Number);
  const found = await checkout({ seconds, rounds }, voice, signal);
  voice.say(JSON.stringify(found, null, 1));
});
