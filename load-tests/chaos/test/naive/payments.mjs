import { AckPolicy, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, nkeyAuthenticator } from '@nats-io/transport-node';

/** Connects as the user whose seed is in NATS_NKEY. */
export const openNats = (natsUrl) =>
  connect({
    servers: natsUrl,
    authenticator: nkeyAuthenticator(new TextEncoder().encode(process.env.NATS_NKEY)),
  });

/** Returns the next payment that this subscriber has not acknowledged. */
export async function nextPayment(natsUrl, durable) {
  const nats = await openNats(natsUrl);
  const manager = await jetstreamManager(nats);
  await manager.consumers
    .add('ORDER', {
      durable_name: durable,
      filter_subject: 'event.order.paymentConfirmed',
      ack_policy: AckPolicy.Explicit,
      ack_wait: 1_000_000_000,
    })
    .catch(() => undefined);
  const consumer = await jetstream(nats).consumers.get('ORDER', durable);
  const message = await consumer.next({ expires: 20_000 });
  if (!message) throw new Error('No payment came.');
  return { message, close: () => nats.close() };
}
