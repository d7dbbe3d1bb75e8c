// `node load-tests/bench/sockets.mjs [sockets] [seconds] [messages a second]`: measures open chat sockets and message delays.
import { start } from './start.mjs';

await start(async (voice, signal) => {
  const { sockets } = await import('./dist/sockets/sockets.js');
  const [count = 5_000, seconds = 60, perSecond = 500] = process.argv.slice(2).map(Number);
  const found = await sockets({ count, seconds, perSecond }, voice, signal);
  voice.say(JSON.stringify(found, null, 1));
});
