import { randomUUID } from 'node:crypto';
import { orderEvents, type OrderMoved } from '@mall/contracts/order';
import { jetstream } from '@nats-io/jetstream';
import { anId, type TestMall } from '@mall/testing';

/** Publishes an event as its service does. */
export async function publishEvent(
  mall: TestMall,
  subject: string,
  payload: object,
  id: string = randomUUID(),
): Promise<void> {
  const occurredAt = new Date().toISOString();
  const event = { id, subject, aggregateId: anId(), occurredAt, tenantId: '1', payload };
  const nats = await mall.nats();
  await jetstream(nats.connection).publish(subject, JSON.stringify(event));
}

/** Publishes that an order of that buyer has moved. */
export async function publishMove(
  mall: TestMall,
  userId: string,
  { subject = orderEvents.paymentConfirmed.subject as string, id = randomUUID() as string } = {},
): Promise<OrderMoved> {
  const payload: OrderMoved = {
    orderId: anId(),
    orderNumber: `CN-${anId()}`,
    userId,
    shopId: '1',
    orderKey: anId(),
    from: 4,
    to: 2,
    version: 3,
  };
  await publishEvent(mall, subject, payload, id);
  return payload;
}
