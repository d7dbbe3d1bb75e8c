import { setTimeout as sleep } from 'node:timers/promises';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { publish, writtenEvents } from './events.js';
import type { Stage } from './stage.js';

/** How long the broker remembers ids meanwhile: a second stands in for the minutes that it has them otherwise. */
const MEMORY_MS = 1_000;
const NANOS = 1_000_000;

/**
 * Stops the product service while `work` goes on, and sends all that was said meanwhile once more under its own ids,
 * when the broker has forgotten them: what the service hears is late, and comes twice (F9).
 */
export async function late({ mall, injector }: Stage, work: () => Promise<void>): Promise<void> {
  const { connection } = await mall.nats();
  const { streams } = await jetstreamManager(connection, { checkAPI: false, timeout: 5_000 });
  const { config } = await streams.info('ORDER');
  const [since] = await mall.query<{ now: Date }>('SELECT now()');
  const product = mall.part('product');
  const strike = async (): Promise<void> => {
    await streams.update('ORDER', { duplicate_window: MEMORY_MS * NANOS });
    product.signal('SIGSTOP');
    try {
      await work();
      await sleep(2 * MEMORY_MS);
      const missed = (await writtenEvents(mall, ['order'])).filter(({ at }) => at >= since!.now);
      let taken = 0;
      for (const { id, subject, body } of missed) {
        const { duplicate } = await publish(jetstream(connection), subject, body, id);
        taken += duplicate ? 0 : 1;
      }
      if (taken === 0) throw new Error(`the broker remembered all ${missed.length} events`);
    } finally {
      product.signal('SIGCONT');
      await streams.update('ORDER', { duplicate_window: config.duplicate_window });
    }
  };
  await injector.strike({ id: 'F9', what: 'what product missed in its sleep comes late, and twice', strike });
  await mall.untilWell();
}
