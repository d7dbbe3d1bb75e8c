import { jetstream } from '@nats-io/jetstream';
import { until } from '@mall/local-stack';
import { publish, writtenEvents } from './events.js';
import type { Stage } from './stage.js';

/** Several times the deduplication window of this mall's broker. */
const TIMEOUT_MS = 30_000;

/**
 * Suspends the product service during `work`, and publishes all events of that time again with their own ids when the
 * broker's deduplication window has passed: the service receives events late and twice (F9).
 */
export async function late({ mall, injector }: Stage, work: () => Promise<void>): Promise<void> {
  const stream = jetstream((await mall.nats()).connection);
  const [since] = await mall.query<{ now: Date }>('SELECT now()');
  const product = mall.part('product');
  const strike = async (): Promise<void> => {
    product.signal('SIGSTOP');
    try {
      await work();
      const missed = (await writtenEvents(mall, ['order'])).filter(({ at }) => at >= since!.now);
      if (missed.length === 0) throw new Error('nothing was said meanwhile');
      for (const { id, subject, body } of missed)
        await until(async () => ((await publish(stream, subject, body, id)).duplicate ? undefined : true), {
          what: 'the broker to forget an event',
          timeoutMs: TIMEOUT_MS,
          everyMs: 200,
        });
    } finally {
      product.signal('SIGCONT');
    }
  };
  await injector.strike({ id: 'F9', what: 'what product missed in its sleep comes late, and twice', strike });
  await mall.untilWell();
}
