import { randomUUID } from 'node:crypto';
import { authApi } from '@mall/contracts/auth';
import { platformErrors } from '@mall/contracts/define';
import { orderApi, orderCheckoutApi, orderDeskViewApi } from '@mall/contracts/order';
import { tenantApi } from '@mall/contracts/tenant';
import { userAddressApi, userErrors, userPersonalApi, type PersonalRequestView } from '@mall/contracts/user';
import {
  aBuyer,
  aNewCar,
  anId,
  aReadyBuyer,
  aService,
  aStaffMember,
  lineOf,
  putOnSale,
  refusal,
  type TestMall,
  until,
} from '@mall/testing';
import { startPersonalMall } from './personal-mall.js';

let mall: TestMall;

beforeAll(async () => {
  mall = await startPersonalMall();
});

type Buyer = ReturnType<typeof aBuyer>;
const officer = aStaffMember(['personal_request']);
const desk = () => mall.callAs(officer)(userPersonalApi);

const ask = async (caller: Buyer): Promise<string> =>
  (await mall.callAs(caller)(userPersonalApi).ask({ kind: 'erasure' })).requestId;

const erased = (requestId: string): Promise<PersonalRequestView> =>
  until(
    async () => {
      const request = await desk().one({ requestId });
      return request.state === 'done' ? request : undefined;
    },
    { what: 'the erasure', timeoutMs: 60_000 },
  );

const account = (userId: string, mobile: string, username = `erasable${userId}`) =>
  mall
    .callAs(aService('demo'))(authApi)
    .createAccount({
      side: 'shop',
      userId,
      username,
      password: 'длинный-пароль-77',
      mobile,
      roles: ['ROLE_BUYER'],
    });

/** Places an order and returns its id. */
async function order({ caller, addrId }: Awaited<ReturnType<typeof aReadyBuyer>>): Promise<string> {
  const car = aNewCar();
  await putOnSale(mall, car);
  const checkout = mall.callAs(caller)(orderCheckoutApi);
  const { confirmId } = await checkout.confirm({ addrId, dvyType: 1, shopCartItem: lineOf(car) });
  const [orderId] = await checkout.submit({ confirmId, idempotencyKey: randomUUID() });
  return orderId!;
}

it('waits until no money or goods are under way, then deletes and blocks', async () => {
  const buyer = await aReadyBuyer(mall);
  const { caller } = buyer;
  const userId = caller.userId!;
  const mobile = `+7914${userId.slice(-7)}`;
  await account(userId, mobile);
  await mall.query('user', 'UPDATE profile SET mobile = $1, user_name = $2 WHERE user_id = $3', [
    ...[mobile, `erasable${userId}`, userId],
  ]);
  const orderId = await order(buyer);
  await mall.query(
    'chat',
    `INSERT INTO conversation (person_id, nickname, subject, subject_id) VALUES ($1, 'Анна', 'desk', 0), ($1, 'Анна', 'order', $2)`,
    [userId, orderId],
  );
  await mall.query(
    'chat',
    `INSERT INTO contact (reader, channel, address, secret) VALUES ($1, 'email', 'a@example.ru', $2)`,
    [...[`person:${userId}`, randomUUID()]],
  );
  const requestId = await ask(caller);
  expect(await refusal(desk().erase({ requestId }))).toBe(userErrors.erasureDealsOpen.key);
  expect(await desk().one({ requestId })).toMatchObject({ state: 'waiting', isBegun: false, partsDone: [] });
  await mall.callAs(caller)(orderApi).cancel({ orderId });

  await desk().erase({ requestId });
  const done = await erased(requestId);
  expect([...done.partsDone].sort()).toEqual(['auth', 'chat', 'file', 'order', 'product', 'tenant', 'user']);
  expect(done).toMatchObject({ decidedBy: officer.username, userName: null, mobileMasked: null });
  const [profile] = await mall.query<Record<string, unknown>>(
    'user',
    'SELECT * FROM profile WHERE user_id = $1',
    [userId],
  );
  expect(profile).toMatchObject({
    ...{ user_name: null, mobile: null, email: null, surname: null, name: null, surname_en: null },
    ...{ passport_sealed: null, nick_name: `U${userId}` },
  });
  expect(await mall.callAs(caller)(userAddressApi).list({})).toEqual([]);
  expect(
    await mall.query('chat', 'SELECT subject, nickname FROM conversation WHERE person_id = $1', [userId]),
  ).toEqual([{ subject: 'order', nickname: '' }]);
  expect(await mall.query('chat', 'SELECT FROM contact WHERE reader = $1', [`person:${userId}`])).toEqual([]);
  // Phone and user name are free for somebody else.
  await account(anId(), mobile, `erasable${userId}`);
  expect(
    await mall.query('auth', `SELECT status FROM account WHERE user_id = $1 AND side = 'shop'`, [userId]),
  ).toEqual([{ status: 'removed' }]);

  const page = { current: 1, size: 50, userId } as const;
  const clerk = mall.callAs(aStaffMember(['order_view']))(orderDeskViewApi);
  const archivist = mall.callAs(aStaffMember(['order_view', 'order_blocked']))(orderDeskViewApi);
  expect((await clerk.list(page)).records).toEqual([]);
  expect((await clerk.list({ ...page, isBlocked: 1 })).records).toEqual([]);
  expect(await refusal(clerk.one({ orderId }))).toBe('order.orderNotFound');
  expect((await archivist.list(page)).records).toEqual([]);
  expect((await archivist.list({ ...page, isBlocked: 1 })).records).toMatchObject([{ orderId }]);
  expect(await archivist.one({ orderId })).toMatchObject({ orderId });
});

it('goes on where it stopped when a service is away', async () => {
  const { caller } = await aReadyBuyer(mall);
  const requestId = await ask(caller);
  await mall.service('chat').kill9();
  await desk().erase({ requestId });
  const half = await desk().one({ requestId });
  expect(half).toMatchObject({ state: 'waiting', isBegun: true });
  expect(half.partsDone).not.toContain('chat');
  expect(await refusal(desk().erase({ requestId }))).toBe(userErrors.personalRequestEnded.key);
  expect(await refusal(desk().refuse({ requestId, reason: 'слишком поздно' }))).toBe(
    userErrors.personalRequestEnded.key,
  );
  await mall.service('chat').start();
  await erased(requestId);
});

it('is decided once, by staff with the right, and only for requests for erasure', async () => {
  const { caller } = await aReadyBuyer(mall);
  const requestId = await ask(caller);
  const clerk = mall.callAs(aStaffMember(['buyer_view', 'buyer_reveal']))(userPersonalApi);
  expect(await refusal(clerk.erase({ requestId }))).toBe(platformErrors.forbidden.key);
  expect(await refusal(mall.callAs(caller)(userPersonalApi).erase({ requestId }))).toBe(
    platformErrors.forbidden.key,
  );
  const copy = await mall.callAs(aBuyer())(userPersonalApi).ask({ kind: 'copy' });
  expect(await refusal(desk().erase({ requestId: copy.requestId }))).toBe(platformErrors.notFound.key);
  const answers = await Promise.all([1, 2].map(() => refusal(desk().erase({ requestId }))));
  expect(answers.sort()).toEqual(['nothing was thrown', userErrors.personalRequestEnded.key]);
  await erased(requestId);
});

it('does not reach a person with a shop', async () => {
  const caller = aBuyer();
  await mall
    .callAs(aService('demo'))(tenantApi)
    .importShop({ shopKey: anId(), ownerUserId: caller.userId!, shopName: 'Восток', type: 2 });
  const requestId = await ask(caller);
  expect(await refusal(desk().erase({ requestId }))).toBe(userErrors.erasureHasShop.key);
});
