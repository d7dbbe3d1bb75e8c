// `node load-tests/bench/drain.mjs [events]`: measures how many events per second leave an outbox and are handled.
import { start } from './start.mjs';

await start(async (voice) => {
  const { drain } = await import('./dist/drain.js');
  const drained = await drain(Number(process.argv[2] ?? 20_000), voice);
  voice.say(JSON.stringify(drained, null, 1));
});
