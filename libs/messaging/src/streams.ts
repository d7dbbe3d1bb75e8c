import { jetstreamManager, type JetStreamManager } from '@nats-io/jetstream';
import type { NatsLink } from './nats.js';
import { streamNameOf } from './subjects.js';

/** How long a stream keeps events; the outbox keeps them longer. */
export const KEPT_DAYS = 14;
/** Delivered to a consumer and not yet acknowledged: fills its batches while the next messages are on their way. */
export const MAX_ACK_PENDING = 512;
/** A message that is not acknowledged by then is delivered again. */
export const ACK_WAIT_MS = 30_000;

export interface FoundStream {
  readonly manager: JetStreamManager;
  /** Creation time by the server. Another time means another stream, without the old one's messages. */
  readonly created: string;
}

/**
 * The stream of a service's events. Streams and durable consumers are created by the operator (`broker/`): a service may
 * only read their state, fetch and acknowledge.
 * @throws Error while there is none.
 */
export async function findStream(nats: NatsLink, service: string): Promise<FoundStream> {
  const manager = await jetstreamManager(nats.connection, { checkAPI: false });
  const { created } = await manager.streams.info(streamNameOf(service));
  return { manager, created };
}
