import { randomUUID } from 'node:crypto';
import { givePapers } from '@mall/demo/specimens';
import { inParallel } from '../in-parallel.js';
import type { JsonClient } from '../json-client.js';
import { signUp, type Reach, type Session } from '../sign-up.js';

/** A signed-in buyer with complete passport data and an address. */
export type Buyer = Session;

const FIRST_USER = 8_000_000;
const SIDE_BY_SIDE = 8;

/** Creates accounts and passport data through the services, and sessions through the gateway. @param note reports the progress */
export const createBuyers = (
  reach: Reach,
  http: JsonClient,
  count: number,
  note: (text: string) => void,
): Promise<Buyer[]> => inParallel(count, SIDE_BY_SIDE, note, (index) => enlistOne(reach, http, index));

async function enlistOne(reach: Reach, http: JsonClient, index: number): Promise<Buyer> {
  const account = { userId: String(FIRST_USER + index), username: `bench${FIRST_USER + index}` };
  const session = await signUp(reach, http, account, index);
  await givePapers(reach, account);
  return session;
}

/** The result of one checkout, with milliseconds since it was due. */
export interface CheckoutResult {
  readonly confirmMs: number;
  readonly submitMs: number;
  readonly bothMs: number;
  /** The first unexpected answer. */
  readonly failure?: string;
}

/** Confirms one car at its price, without the cart, and submits the order. */
export async function buy(
  http: JsonClient,
  { token, address }: Buyer,
  spuId: string,
  dueAt: number,
): Promise<CheckoutResult> {
  const confirmed = await http.ask({
    method: 'POST',
    path: '/api/mall4cloud_order/a/order/confirm',
    body: { dvyType: 1, shopCartItem: { spuId, skuId: spuId, count: 1 } },
    token,
    address,
  });
  const confirmedAt = performance.now();
  const confirmMs = confirmedAt - dueAt;
  const confirmId = dataOf<{ confirmId: string }>(confirmed.status, confirmed.text)?.confirmId;
  if (!confirmId)
    return { confirmMs, submitMs: 0, bothMs: confirmMs, failure: `confirm: ${shown(confirmed)}` };
  const submitted = await http.ask({
    method: 'POST',
    path: '/api/mall4cloud_order/a/order/submit',
    body: { confirmId, idempotencyKey: randomUUID() },
    token,
    address,
  });
  const [submitMs, bothMs] = [performance.now() - confirmedAt, performance.now() - dueAt];
  const orders = dataOf<readonly string[]>(submitted.status, submitted.text);
  if (orders?.length === 1) return { confirmMs, submitMs, bothMs };
  return { confirmMs, submitMs, bothMs, failure: `submit: ${shown(submitted)}` };
}

const shown = ({ status, text }: { status: number; text: string }): string =>
  `${status} ${text.slice(0, 200)}`;

function dataOf<T>(status: number, text: string): T | undefined {
  if (status !== 200) return undefined;
  const { code, data } = JSON.parse(text) as { code: string; data: T };
  return code === '00000' ? data : undefined;
}
