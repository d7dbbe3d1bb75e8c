import { jetstreamManager, type JetStreamManager } from '@nats-io/jetstream';
import type { NatsLink } from './nats.js';
import { streamNameOf } from './subjects.js';

/** Days for which a stream keeps events; the outbox keeps them longer. */
export const KEPT_DAYS = 14;
/** Messages delivered to a consumer and not yet acknowledged: enough to fill its batches while the next ones are in transit. */
export const MAX_ACK_PENDING = 512;
/** A message that is not acknowledged by then is delivered again. */
export const ACK_WAIT_MS = 30_000;

export interface FoundStream {
  readonly manager: JetStreamManager;
  /** Creation time by the server. A different time means a new stream, without the old one's messages. */
  readonly created: string;
}

/**
 * Finds the stream of a service's events. Streams and durable consumers are created by the operator (`broker/`): a service may only
 * read their state, fetch and acknowledge.
 * @throws Error when there is none.
 */
export async function findStream(nats: NatsLink, service: string): Promise<FoundStream> {
  const manager = await jetstreamManager(nats.connection, { checkAPI: false });
  const { created } = await manager.streams.info(streamNameOf(service));
  return { manager, created };
}
