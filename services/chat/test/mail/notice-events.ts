import { randomUUID } from 'node:crypto';
import { orderEvents, type OrderMoved } from '@mall/contracts/order';
import { jetstream } from '@nats-io/jetstream';
import { anId, type TestMall } from '@mall/testing';

/** An order's event reaches chat as the order service publishes it. */
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
  const event = {
    id,
    subject,
    aggregateId: payload.orderId,
    occurredAt: new Date().toISOString(),
    tenantId: '1',
    payload,
  };
  const nats = await mall.nats();
  await jetstream(nats.connection).publish(subject, JSON.stringify(event));
  return payload;
}
