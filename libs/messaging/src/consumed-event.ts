import { createHash } from 'node:crypto';
import type { JsMsg } from '@nats-io/jetstream';
import type { EventEnvelope } from '@mall/contracts/define';

/** The parts of a delivered message that a handler needs. */
export type DeliveredMessage = Pick<
  JsMsg,
  'subject' | 'data' | 'headers' | 'string' | 'ack' | 'nak' | 'term' | 'working'
> & { readonly info: Pick<JsMsg['info'], 'deliveryCount'> };

/** An event and the message that acknowledges it. */
export interface Delivery {
  readonly message: DeliveredMessage;
  readonly event: EventEnvelope;
  /** `Date.now()` of the delivery, or of the last failed attempt to reach the database. */
  receivedAt: number;
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

export const isEventId = (text: string): boolean => UUID.test(text);

/** Parses the event in a message; `undefined` when the text is not an event. */
export function eventIn(text: string): EventEnvelope | undefined {
  try {
    const event = JSON.parse(text) as EventEnvelope | null;
    const isEvent = typeof event?.aggregateId === 'string' && isEventId(String(event.id));
    return isEvent ? event : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the event's own id; for text that is not an event, the hash of its bytes, so that it is parked only once. */
export function deliveryIdOf(message: DeliveredMessage): string {
  const id = message.headers?.get('Nats-Msg-Id');
  return id || `sha256:${createHash('sha256').update(message.data).digest('hex')}`;
}
