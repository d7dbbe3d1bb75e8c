import { setTimeout as sleep } from 'node:timers/promises';
import type { ChaosMall } from '../stack/chaos-mall.js';
import { readConsumers } from './streams.js';

/** Work that is still in progress. */
export interface PendingWork {
  readonly unpublished: number;
  readonly undelivered: number;
  readonly halfDone: number;
}

const SCHEMAS = ['auth', 'product', 'order', 'user', 'tenant', 'admin', 'file', 'chat'];

const UNPUBLISHED = SCHEMAS.map(
  (schema) => `(SELECT count(*) FROM "${schema}".outbox WHERE published_at IS NULL)`,
).join(' + ');

/** Submits in progress, and holds of abandoned submits that have not expired yet. */
const HALF_DONE = `SELECT count(*) AS n FROM "order".submission
  WHERE state = 'planned' OR (state = 'abandoned' AND EXISTS (
    SELECT FROM jsonb_array_elements(plan -> 'orders') planned
      JOIN product.sku_stock_lock l ON l.order_key = 'order:' || (planned ->> 'orderId') AND l.status = 0))`;

/** Blocking for longer than this is reported by name. */
const SOON_MS = 10_000;

export async function pendingWork(mall: ChaosMall): Promise<PendingWork> {
  const [outbox] = await mall.query<{ n: string }>(`SELECT ${UNPUBLISHED} AS n`);
  const [presses] = await mall.query<{ n: string }>(HALF_DONE);
  const consumers = await readConsumers(mall);
  return {
    unpublished: Number(outbox!.n),
    undelivered: consumers.reduce((sum, { pending, ackPending }) => sum + pending + ackPending, 0),
    halfDone: Number(presses!.n),
  };
}

/**
 * Waits until nothing is in progress, or nothing has changed for `patienceMs`, which exceeds the redelivery and lease times of a
 * dead process. The invariants report the rest.
 */
export async function untilQuiet(
  mall: ChaosMall,
  { patienceMs = 130_000, say = (_: string): void => undefined } = {},
): Promise<{ readonly ms: number; readonly left: readonly string[] }> {
  const since = Date.now();
  let last = '';
  let left: string[] = [];
  let lastMove = Date.now();
  for (let calm = 0; calm < 2;) {
    const pending = await pendingWork(mall).catch(() => undefined);
    left = pending ? inWords(pending) : ['nobody could be asked'];
    calm = left.length === 0 ? calm + 1 : 0;
    const now = JSON.stringify(pending);
    if (now !== last) {
      [last, lastMove] = [now, Date.now()];
      if (lastMove - since > SOON_MS && left.length > 0) say(`  still: ${left.join(', ')}`);
    }
    if (Date.now() - lastMove > patienceMs) break;
    await sleep(calm > 0 ? 300 : 500);
  }
  return { ms: Date.now() - since, left };
}

function inWords({ unpublished, undelivered, halfDone }: PendingWork): string[] {
  return [
    ...(unpublished > 0 ? [`${unpublished} events are not published`] : []),
    ...(undelivered > 0 ? [`${undelivered} events are not delivered and acknowledged`] : []),
    ...(halfDone > 0 ? [`${halfDone} presses of the button are half done or hold cars for nobody`] : []),
  ];
}
