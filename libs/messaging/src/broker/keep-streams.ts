import { once } from 'node:events';
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { StreamKeeper } from './stream-keeper.js';

/**
 * Creates the streams and durable consumers of all services and restores them when the server loses them; with `--once` it exits
 * when they exist. Environment: NATS_URL, NATS_NKEY (the operator's), NATS_CA, EVENT_MEMORY_SECONDS, EVENT_REPLICAS; with HTTP_PORT
 * it answers every request there, with 200 while it has checked all of them lately, and 503 otherwise.
 */
const { values: options } = parseArgs({ options: { once: { type: 'boolean', default: false } } });

const {
  HTTP_HOST: host = '127.0.0.1',
  HTTP_PORT: port,
  NATS_URL: url,
  NATS_NKEY: nkey,
  NATS_CA: ca,
  EVENT_MEMORY_SECONDS: memory,
  EVENT_REPLICAS: replicas,
} = process.env;
if (!url || !nkey) {
  process.stderr.write('NATS_URL and NATS_NKEY are needed in the environment.\n');
  // EX_CONFIG, the exit code of every service whose environment is incomplete.
  process.exit(78);
}

const keeper = await StreamKeeper.start({
  access: { url, nkey, ca: ca || undefined },
  ...(memory && { memorySeconds: Number(memory) }),
  ...(replicas && { replicas: Number(replicas) }),
  say: (line) => void process.stdout.write(`${line}\n`),
});
process.stdout.write('Streams and durable consumers are ready.\n');
if (!options.once) {
  const health = createServer((_, reply) => reply.writeHead(keeper.isCurrent ? 200 : 503).end());
  if (port) health.listen(Number(port), host);
  await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
  health.close();
}
await keeper.stop();
