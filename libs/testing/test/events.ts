import { randomUUID } from 'node:crypto';
import { anId, type TestMall } from '../src/index.js';

/** Writes `count` events, `order.submitted` by default, into the order service's outbox. */
export async function submitOrders(
  mall: TestMall,
  count: number,
  numberOf = (index: number): string => `UA-${index}`,
  subject = 'event.order.submitted',
): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  const payloads = ids.map((_, index) =>
    JSON.stringify({ orderId: String(index + 1), orderNumber: numberOf(index), userId: anId(), version: 1 }),
  );
  await mall.query(
    'order',
    `INSERT INTO outbox (id, subject, aggregate_id, tenant_id, payload)
     SELECT id, $3, 'order-' || n, '1', payload
       FROM unnest($1::uuid[], $2::jsonb[]) WITH ORDINALITY AS rows (id, payload, n)`,
    [ids, payloads, subject],
  );
  return ids;
}

/** Counts how many of these events the chat service has handled, and the resulting notices. */
export async function taken(mall: TestMall, ids: readonly string[]) {
  const [row] = await mall.query<{ inbox: number; notices: number; doubled: number }>(
    'chat',
    `SELECT (SELECT count(*)::int FROM inbox WHERE event_id = ANY($1::uuid[])) AS inbox,
       (SELECT count(*)::int FROM notice WHERE event_id = ANY($1::uuid[])) AS notices,
       (SELECT count(*)::int FROM (SELECT FROM notice GROUP BY event_id, recipient HAVING count(*) > 1) twice) AS doubled`,
    [ids],
  );
  return row!;
}

export async function unpublished(mall: TestMall): Promise<number> {
  const [row] = await mall.query<{ n: number }>(
    'order',
    'SELECT count(*)::int AS n FROM outbox WHERE published_at IS NULL',
  );
  return row!.n;
}
