import { adminStaffApi } from '@mall/contracts/admin';
import { authApi } from '@mall/contracts/auth';
import { aService, startMall, type TestMall } from '@mall/testing';
import { orderOne } from './deals.js';
import { aReadyBuyer, aUsedCar, otherShop, putOnSale, shop, type ReadyBuyer } from './neighbours.js';

const PASSWORD = 'quite long enough';
const BOM = [0xef, 0xbb, 0xbf];

let mall: TestMall;
let buyer: ReadyBuyer;
let staff: string;
let merchant: string;
/** Number of one order of each shop. */
let ours: string;
let theirs: string;

async function signIn(door: 'admin' | 'web', username: string): Promise<string> {
  const { url } = mall.service('gateway');
  const answer = await fetch(`${url}/api/auth/oauth2/token?grant_type=password&scope=server`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${door}:${door}`)}` },
    body: new URLSearchParams({ username, password: PASSWORD }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

const ask = (token: string | undefined, query = '', locale = 'rus'): Promise<Response> =>
  fetch(`${mall.service('gateway').url}/api/admin/order/export${query}`, {
    headers: { locale, ...(token ? { authorization: `Bearer ${token}` } : {}) },
  });

/** Returns the rows below the head, cell by cell; no cell of these has a semicolon between quotes. */
async function rows(token: string, query = ''): Promise<string[][]> {
  const lines = (await (await ask(token, query)).text()).trimEnd().split('\r\n').slice(1);
  return lines.map((line) => line.slice(1, -1).split('";"'));
}

const numbers = async (token: string, query = ''): Promise<string[]> =>
  (await rows(token, query)).map(([number]) => number!).sort();

const numberOf = async (orderId: string): Promise<string> => {
  const [row] = await mall.query<{ order_number: string }>(
    'order',
    'SELECT order_number FROM sales_order WHERE order_id = $1',
    [orderId],
  );
  return row!.order_number;
};

beforeAll(async () => {
  mall = await startMall(['auth', 'user', 'product', 'order', 'admin', 'gateway']);
  buyer = await aReadyBuyer(mall);
  const internal = mall.callAs(aService('demo'));
  await internal(adminStaffApi).importStaff({
    username: 'cashier',
    password: PASSWORD,
    nickname: 'Ольга',
    roleCodes: ['ROLE_FINANCE'],
  });
  await internal(authApi).createAccount({
    side: 'shop',
    username: 'seller',
    password: PASSWORD,
    shopId: shop.shopId,
    roles: [],
  });
  const [own, others] = [aUsedCar(), aUsedCar({ shopId: otherShop.shopId })];
  await putOnSale(mall, own, others);
  ours = await numberOf(await orderOne(mall, buyer, own));
  theirs = await numberOf(await orderOne(mall, buyer, others));
  staff = await signIn('admin', 'cashier');
  merchant = await signIn('web', 'seller');
}, 120_000);

it('comes as a file that spreadsheets open, in the language of the reader, and that nobody keeps', async () => {
  const answer = await ask(staff, '', 'zh');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual(BOM);
  expect(new TextDecoder().decode(bytes)).toMatch(/^"订单编号","状态"/);
});

it('is noted in the history of each order, with who read it', async () => {
  const readings = () =>
    mall.query<{ recordId: string; actor: string; together: number }>(
      'order',
      `SELECT record_id AS "recordId", actor_name AS actor, (after ->> 'together')::int AS together FROM record_change
        WHERE kind = 'read' AND record = 'order' AND operation = 'op.order.desk.exportPart'`,
    );
  const before = (await readings()).length;
  await ask(staff);
  const noted = (await readings()).slice(before);
  expect(noted.map(({ actor, together }) => [actor, together])).toEqual([
    ['cashier', 2],
    ['cashier', 2],
  ]);
  expect(new Set(noted.map(({ recordId }) => recordId)).size).toBe(2);
});

it('holds every order for staff, those of the own shop for a merchant, and nothing for anybody else', async () => {
  expect(await numbers(staff)).toEqual([ours, theirs].sort());
  expect(await numbers(merchant)).toEqual([ours]);
  expect(await numbers(merchant, `?shopId=${otherShop.shopId}`)).toEqual([]);
  expect((await ask(undefined)).status).toBe(424);
  await mall.callAs(aService('demo'))(authApi).createAccount({
    side: 'shop',
    username: 'justabuyer',
    password: PASSWORD,
    roles: [],
  });
  expect((await ask(await signIn('web', 'justabuyer'))).status).toBe(403);
});

it('is cut by the filters of the list, and refuses those that make no sense', async () => {
  expect(await numbers(staff, `?keyWord=${theirs}`)).toEqual([theirs]);
  expect(await numbers(staff, `?shopId=${shop.shopId}&status=1`)).toEqual([ours]);
  expect(await numbers(staff, '?status=5')).toEqual([]);
  expect((await ask(staff, '?status=99')).status).toBe(400);
  expect((await ask(staff, `?keyWord=${'x'.repeat(101)}`)).status).toBe(400);
});

it('finds orders by their people, numbers and cars, as they are now', async () => {
  const find = (text: string) => numbers(staff, `?keyWord=${encodeURIComponent(text)}`);
  await mall.query(
    'order',
    `UPDATE sales_order SET consignee = 'Щукин Эраст Ёлкин', mobile = '+79990001122' WHERE order_number = $1`,
    [ours],
  );
  await mall.query(
    'order',
    `UPDATE order_item SET spu_name = '{"ru": "Ксерион", "zh": "鑫瑞昂猎鹰 2019款", "en": "Xerion"}', vin = 'LXERION0000777777'
      WHERE order_id = (SELECT order_id FROM sales_order WHERE order_number = $1)`,
    [ours],
  );
  for (const text of ['эраст', '8 (999) 000-11-22', '猎鹰', 'ion00007777', 'щу', ours.slice(-6)])
    expect([text, await find(text)]).toEqual([text, [ours]]);
  expect(await find('эр_ст')).toEqual([]);
  expect(await numbers(merchant, `?keyWord=${theirs}`)).toEqual([]);
});

it('gives a spreadsheet no formula to run, whatever name a buyer has', async () => {
  const evil = `=cmd|' /C calc'!A0`;
  await mall.query('order', 'UPDATE sales_order SET consignee = $1 WHERE order_number = $2', [evil, ours]);
  const [cells] = await rows(staff, `?keyWord=${ours}`);
  expect(cells).toContain(`'${evil}`);
  expect(cells!.filter((cell) => /^[=+@]/.test(cell))).toEqual([]);
});
