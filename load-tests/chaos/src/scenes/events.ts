import { jetstream, type JetStreamClient, type PubAck } from '@nats-io/jetstream';
import type { ChaosMall } from '../stack/chaos-mall.js';
import type { Stage } from './stage.js';

interface Event {
  readonly service: string;
  /** Time at which the event was written. */
  readonly at: Date;
  readonly id: string;
  readonly subject: string;
  readonly body: string;
}

const AGAIN = 150;
const TIMES = 3;

/**
 * Publishes handled events again, many times and in random order; for every third one the inbox entries are deleted too (F7, F8).
 * Nothing may change.
 */
export async function duplicates(stage: Stage, untilQuiet: () => Promise<unknown>): Promise<void> {
  const { mall, random, say, injector } = stage;
  const before = await fingerprint(stage);
  const events = random.shuffled(await writtenEvents(mall, ['order', 'product', 'auth'])).slice(0, AGAIN);
  say(`${events.length} events again, ${TIMES} times each, in any order`);
  const forgotten = events.filter(() => random.chance(1 / 3)).map(({ id }) => id);
  for (const service of ['product', 'order', 'chat', 'user'])
    await mall.query(`DELETE FROM "${service}".inbox WHERE event_id = ANY($1::uuid[])`, [forgotten]);
  const repeated = random.shuffled(events.flatMap((event) => Array.from({ length: TIMES }, () => event)));
  await injector.strike({
    id: 'F7',
    what: 'events delivered again, shuffled, a third of them forgotten by the inbox',
    strike: async () => {
      const stream = jetstream((await mall.nats()).connection);
      // Each gets a new id, so that the broker does not deduplicate them.
      for (const { subject, body } of repeated) await publish(stream, subject, body, random.uuid());
    },
  });
  await untilQuiet();
  const after = await fingerprint(stage);
  const wrong = Object.keys(before).filter((table) => before[table] !== after[table]);
  stage.expect(
    'A6',
    'Events delivered again, late and in any order, change nothing.',
    wrong.map((table) => `${table} has changed`),
    repeated.length,
  );
}

/** Checks that unreadable messages are parked with the reason, once per consumer, and block nothing (F16). */
export async function poison(stage: Stage, untilQuiet: () => Promise<unknown>): Promise<void> {
  const { mall, injector } = stage;
  const subject = 'event.order.submitted';
  const poisons = ['not json', '{"neither":"id nor aggregate"}', ''];
  await injector.strike({
    id: 'F16',
    what: `${poisons.length} messages that cannot be read, on ${subject}`,
    strike: async (_, random) => {
      const stream = jetstream((await mall.nats()).connection);
      for (const body of poisons) await publish(stream, subject, body, random.uuid());
    },
  });
  await untilQuiet();
  const parked = await mall.query<{ consumer: string; n: number; mute: number }>(
    `SELECT consumer, count(*)::int AS n, count(*) FILTER (WHERE reason = '')::int AS mute
       FROM chat.parked_event WHERE subject = $1 GROUP BY consumer`,
    [subject],
  );
  const wrong = parked.filter(({ n, mute }) => n !== poisons.length || mute > 0);
  stage.expect(
    'A7',
    'Unreadable messages are parked once, with the reason, and block no others.',
    parked.length === 0
      ? ['nothing was parked']
      : wrong.map(
          ({ consumer, n, mute }) => `${consumer} parked ${n} of ${poisons.length}, ${mute} without a reason`,
        ),
    poisons.length,
  );
}

export function publish(
  stream: JetStreamClient,
  subject: string,
  body: string,
  msgID: string,
): Promise<PubAck> {
  return stream.publish(subject, body, { msgID, timeout: 5_000 });
}

/** Returns events in the form in which the relay publishes them. */
export function writtenEvents(mall: ChaosMall, services: readonly string[]): Promise<Event[]> {
  return mall.query<Event & Record<string, unknown>>(
    services
      .map(
        (
          service,
        ) => `SELECT '${service}' AS service, occurred_at AS at, id, subject, jsonb_build_object('id', id, 'subject', subject,
           'aggregateId', aggregate_id, 'occurredAt', occurred_at, 'tenantId', tenant_id, 'payload', payload)::text AS body
           FROM "${service}".outbox`,
      )
      .join(' UNION ALL '),
  );
}

/** The tables with the state that users see, without the times at which rows were written. */
const TABLES: Readonly<Record<string, string>> = {
  'product.sku_stock': 'SELECT sku_id, received, actual, stock, lock_stock FROM product.sku_stock',
  'product.sku_stock_lock': 'SELECT order_key, sku_id, count, status FROM product.sku_stock_lock',
  'product.spu': 'SELECT spu_id, status, sale_num FROM product.spu',
  'order.sales_order': 'SELECT order_id, status, version, credited_minor FROM "order".sales_order',
  'order.order_event': 'SELECT order_id, seq, action FROM "order".order_event',
  'order.sales_contract': 'SELECT order_id, hash, signed_at FROM "order".sales_contract',
  'order.voucher': 'SELECT voucher_id, order_id, status FROM "order".voucher',
  'order.refund': 'SELECT refund_id, order_id, status, amount_minor FROM "order".refund',
  'order.ledger_entry': 'SELECT entry_id, account, debit_minor, credit_minor FROM "order".ledger_entry',
  // Notices of waiting messages are caused by time, not by an event.
  'chat.notice': `SELECT event_id, recipient, template FROM chat.notice WHERE kind <> 'chat'`,
  'user.profile': 'SELECT user_id, user_name FROM "user".profile',
};

async function fingerprint({ mall }: Stage): Promise<Record<string, string>> {
  const prints: Record<string, string> = {};
  for (const [table, sql] of Object.entries(TABLES)) {
    const [row] = await mall.query<{ print: string }>(
      `SELECT md5(COALESCE(string_agg(one::text, ',' ORDER BY one::text), '')) AS print FROM (${sql}) one`,
    );
    prints[table] = row!.print;
  }
  return prints;
}
