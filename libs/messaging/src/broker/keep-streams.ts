import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { StreamKeeper } from './stream-keeper.js';

/**
 * Creates the streams and durable consumers of all services and restores them when the server loses them; with `--once` it exits
 * when they exist. Environment: NATS_URL, NATS_NKEY (the operator's), NATS_CA, EVENT_MEMORY_SECONDS, EVENT_REPLICAS.
 */
const { values: options } = parseArgs({ options: { once: { type: 'boolean', default: false } } });

const {
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
if (!options.once) await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
await keeper.stop();
