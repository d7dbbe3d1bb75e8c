import { randomUUID } from 'node:crypto';
import { authApi } from '@mall/contracts/auth';
import type { Api, Caller } from '@mall/contracts/define';
import { givePapers } from '@mall/demo/specimens';
import type { ClientOf } from '@mall/messaging';
import type { JsonClient } from '../json-client.js';

/** A signed-in buyer with complete passport data and an address. */
export interface Buyer {
  readonly token: string;
  /** The client address, as passed by a proxy; different for each buyer. */
  readonly address: string;
}

type Reach = <A extends Api>(api: A, caller?: Caller) => ClientOf<A>;

const FIRST_USER = 8_000_000;
const SIDE_BY_SIDE = 8;

/** Creates accounts and passport data through the services, and sessions through the gateway. */
export async function createBuyers(reach: Reach, http: JsonClient, count: number): Promise<Buyer[]> {
  const buyers: Buyer[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) {
      const index = next++;
      buyers[index] = await enlistOne(reach, http, index);
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker));
  return buyers;
}

async function enlistOne(reach: Reach, http: JsonClient, index: number): Promise<Buyer> {
  const userId = String(FIRST_USER + index);
  const username = `bench${userId}`;
  const password = `Bench-${userId}-pass`;
  const address = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
  await reach(authApi).createAccount({ side: 'shop', userId, username, password, roles: ['ROLE_BUYER'] });
  await givePapers(reach, { userId, username });
  const { text } = await http.ask({
    method: 'POST',
    path: '/api/mall4cloud_auth/ua/login',
    body: { principal: username, credentials: password, sysType: 0 },
    address,
  });
  const token = (JSON.parse(text) as { data?: { access_token?: string } }).data?.access_token;
  if (!token) throw new Error(`${username} could not sign in: ${text}`);
  return { token, address };
}

/** The result of one checkout; milliseconds since it was due. */
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
