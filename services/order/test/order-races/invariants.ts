import { ORDER_MOVES, orderMoveRow, orderStateOf, type OrderMove } from '@mall/contracts/order';
import type { TestMall } from '@mall/testing';
import { possibleEnds, titleOf } from './combinations.js';
import { PRICE, type Scene } from './scene.js';

interface End {
  readonly order_id: string;
  readonly status: number;
  readonly version: number;
  readonly credited: number;
  readonly confirmed: number;
  readonly promised: number;
  readonly over: number;
  readonly waiting: number;
  readonly slip_status: number;
}

interface EventRow {
  readonly order_id: string;
  readonly seq: number;
  readonly action: string;
  readonly from_status: number | null;
  readonly to_status: number;
}

export interface Result {
  readonly scene: Scene;
  readonly outcomes: readonly PromiseSettledResult<unknown>[];
}

/** Returns all faults in the ends of the races; empty when there are none. */
export async function wrongEnds(mall: TestMall, results: readonly Result[]): Promise<string[]> {
  const orderIds = results.map(({ scene }) => scene.orderId);
  const ends = await mall.query<End>(
    'order',
    `SELECT order_id, status, version, slip_status, credited_minor::float8 AS credited,
       COALESCE((SELECT sum(v.credited_minor) FROM voucher v WHERE v.order_id = o.order_id AND v.status = 1), 0)::float8
         AS confirmed,
       (SELECT count(*)::int FROM voucher v WHERE v.order_id = o.order_id AND v.status = 0) AS waiting,
       COALESCE((SELECT sum(r.amount_cny_minor) FROM refund r WHERE r.order_id = o.order_id AND r.status <> 3), 0)::float8
         AS promised,
       COALESCE((SELECT sum(r.amount_cny_minor) FROM refund r
                  WHERE r.order_id = o.order_id AND r.status <> 3 AND r.kind = 'overpaid'), 0)::float8 AS over
       FROM sales_order o WHERE order_id = ANY($1)`,
    [orderIds],
  );
  const events = await mall.query<EventRow>(
    'order',
    'SELECT order_id, seq, action, from_status, to_status FROM order_event WHERE order_id = ANY($1) ORDER BY order_id, seq',
    [orderIds],
  );
  return results.flatMap((result) => {
    const { orderId, combination } = result.scene;
    const end = ends.find(({ order_id }) => order_id === orderId)!;
    const own = events.filter(({ order_id }) => order_id === orderId);
    const issues = [
      ...outcomeIssues(result, own),
      ...historyIssues(end, own),
      ...endIssues(result.scene, end),
    ];
    return issues.map((issue) => `${titleOf(combination)} (order ${orderId}): ${issue}`);
  });
}

/** Actions that answer a repeated request like the first one, without another line in the history. */
const ANSWERED_AGAIN = [
  'signContract',
  'checkContract',
  'ship',
  'receive',
  'cancel',
  'remove',
  'writeMilestone',
  'stateDelay',
  'applyRefund',
];

/** Checks that refusals are clean, and that each success has exactly one line in the history, however often it was requested. */
function outcomeIssues({ scene, outcomes }: Result, events: readonly EventRow[]): string[] {
  const { contestants } = scene.combination;
  const issues: string[] = [];
  outcomes.forEach((outcome, place) => {
    if (outcome.status === 'fulfilled') return;
    const { declaration } = outcome.reason as { declaration?: { key: string; status: number } };
    const isClean = declaration !== undefined && declaration.status < 500;
    if (!isClean)
      issues.push(`${contestants[place]!.name} failed: ${declaration?.key ?? String(outcome.reason)}`);
  });
  const after = events.filter(({ seq }) => seq > scene.version);
  const moves = new Set<string>(contestants.flatMap((one) => one.moves));
  for (const { action } of after) if (!moves.has(action)) issues.push(`nobody started ${action}`);
  // The timer of overdue orders succeeds even without an order to close.
  const acted = contestants
    .filter((_, place) => outcomes[place]!.status === 'fulfilled')
    .map(({ action }) => action)
    .filter((action) => action !== 'expire');
  const succeeded = acted.filter(
    (action, place) => !ANSWERED_AGAIN.includes(action) || acted.indexOf(action) === place,
  ).length;
  const lines = after.filter(({ action }) => action !== 'expire').length;
  if (lines !== succeeded) issues.push(`${succeeded} succeeded, but the history has ${lines} lines`);
  return issues;
}

/** Checks that the history has no gap, each line continues from the end of the one before, and each step is one of the table. */
function historyIssues(end: End, events: readonly EventRow[]): string[] {
  const issues: string[] = [];
  if (events.length !== end.version) issues.push(`${events.length} lines at version ${end.version}`);
  events.forEach(({ seq, action, from_status, to_status }, index) => {
    const before = events[index - 1];
    if (seq !== index + 1) issues.push(`line ${index + 1} has the number ${seq}`);
    if (!before) return;
    if (from_status !== before.to_status)
      issues.push(`${action} began at ${from_status}, not at ${before.to_status}`);
    const move = ORDER_MOVES.find((name): name is OrderMove => name === action);
    const from = orderStateOf(from_status ?? 0);
    const to = move && from && orderMoveRow(move).states[from];
    if (to === undefined || to !== orderStateOf(to_status))
      issues.push(`${action} led from ${from_status} to ${to_status}`);
  });
  if (events.at(-1)?.to_status !== end.status) issues.push(`the last line is not status ${end.status}`);
  return issues;
}

/** Checks that the state is one that the table allows, and that received money is counted, owed back or kept exactly once. */
function endIssues({ combination }: Scene, end: End): string[] {
  const issues: string[] = [];
  const state = orderStateOf(end.status)!;
  const { credited, confirmed, promised, over } = end;
  if (!possibleEnds(combination).has(state)) issues.push(`ended as ${state}`);
  if (credited !== confirmed) issues.push(`${credited} counted, ${confirmed} confirmed`);
  if (promised > credited) issues.push(`${promised} goes back of ${credited}`);
  if (state === 'cancelled' && promised !== credited)
    issues.push(`cancelled with ${credited}, gives ${promised} back`);
  const isPaid = state === 'toShip' || state === 'shipped' || state === 'completed';
  if (isPaid && credited - over !== PRICE) issues.push(`paid with ${credited} less ${over}`);
  if ((state === 'unpaid' || state === 'toConfirm') && credited >= PRICE)
    issues.push(`${state} with ${credited}`);
  if (end.slip_status !== (end.waiting > 0 ? 1 : 0))
    issues.push(`${end.waiting} slips wait at slip status ${end.slip_status}`);
  return issues;
}

/** Returns the final hold of an order of this status: 0 held, 1 sold, -1 released. */
const holdOf = (status: number): number => {
  const state = orderStateOf(status);
  if (state === 'cancelled') return -1;
  return state === 'unpaid' || state === 'toConfirm' ? 0 : 1;
};

/** Returns orders whose cars are not held, sold or released as they should be by now. */
export async function wrongHolds(mall: TestMall, results: readonly Result[]): Promise<string[]> {
  const orderIds = results.map(({ scene }) => scene.orderId);
  const orders = await mall.query<{ order_id: string; status: number }>(
    'order',
    'SELECT order_id, status FROM sales_order WHERE order_id = ANY($1)',
    [orderIds],
  );
  const holds = await mall.query<{ order_key: string; status: number }>(
    'product',
    'SELECT order_key, status FROM sku_stock_lock WHERE order_key = ANY($1)',
    [orderIds.map((orderId) => `order:${orderId}`)],
  );
  const held = new Map(holds.map(({ order_key, status }) => [order_key, status]));
  return orders.flatMap(({ order_id, status }) => {
    const hold = held.get(`order:${order_id}`) ?? -1;
    return hold === holdOf(status) ? [] : [`order ${order_id} of status ${status} has hold ${hold}`];
  });
}
