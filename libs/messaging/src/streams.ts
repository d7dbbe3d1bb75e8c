import {
  DiscardPolicy,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
  type JetStreamManager,
  type StreamInfo,
} from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import type { NatsLink } from './nats.js';

export const streamNameOf = (service: string): string => service.toUpperCase();

const DAY_MS = 86_400_000;
/** How long a stream keeps events; the outbox keeps them longer. */
export const KEPT_DAYS = 14;
/** Injection token: deduplication window of a new stream, in ms. Later repeats are dropped by the inboxes. */
export const EVENT_MEMORY_MS = Symbol('event memory');
const MEMORY_MS = 600_000;

export interface EnsuredStream {
  readonly manager: JetStreamManager;
  /** Creation time by the server. Another time means another stream, without the old one's messages. */
  readonly created: string;
}

/**
 * One stream per service for all its events. Only options that NATS 2.9 knows (newer ones are silently ignored there).
 * A full stream refuses (`discard: new`), so the outbox waits instead of old facts vanishing.
 */
export async function ensureStream(
  nats: NatsLink,
  service: string,
  memoryMs = MEMORY_MS,
): Promise<EnsuredStream> {
  const manager = await jetstreamManager(nats.connection, { checkAPI: false });
  const name = streamNameOf(service);
  const limits = {
    subjects: [`event.${service}.>`],
    max_age: nanos(KEPT_DAYS * DAY_MS),
    duplicate_window: nanos(memoryMs),
    max_bytes: 1024 ** 3,
    discard: DiscardPolicy.New,
  };
  const { created } =
    (await known(manager, name)) ??
    (await manager.streams
      .add({ ...limits, name, retention: RetentionPolicy.Limits, storage: StorageType.File })
      // Two services may create the same stream at once; then it exists now.
      .catch(async (failure: unknown) => {
        const other = await known(manager, name);
        if (!other) throw failure;
        return other;
      }));
  return { manager, created };
}

const known = (manager: JetStreamManager, name: string): Promise<StreamInfo | undefined> =>
  manager.streams.info(name).catch(() => undefined);
