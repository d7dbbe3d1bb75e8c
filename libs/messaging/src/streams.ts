import {
  DiscardPolicy,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
  type JetStreamManager,
} from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import type { NatsLink } from './nats.js';

export const streamNameOf = (service: string): string => service.toUpperCase();

const DAY_MS = 86_400_000;

/**
 * One stream per service for all its events. Only options that NATS 2.9 knows (newer ones are silently ignored there).
 * A full stream refuses (`discard: new`), so the outbox waits instead of old facts vanishing.
 */
export async function ensureStream(nats: NatsLink, service: string): Promise<JetStreamManager> {
  const manager = await jetstreamManager(nats.connection, { checkAPI: false });
  const name = streamNameOf(service);
  const limits = {
    subjects: [`event.${service}.>`],
    max_age: nanos(14 * DAY_MS),
    duplicate_window: nanos(600_000),
    max_bytes: 1024 ** 3,
    discard: DiscardPolicy.New,
  };
  const known = await manager.streams.info(name).catch(() => undefined);
  if (known) return manager;
  await manager.streams
    .add({ ...limits, name, retention: RetentionPolicy.Limits, storage: StorageType.File })
    .catch(async (failure: unknown) => {
      // Two services may create the same stream at once; then it is there now.
      await manager.streams.info(name).catch(() => {
        throw failure;
      });
    });
  return manager;
}
