import { randomUUID } from 'node:crypto';
import { platformErrors } from '@mall/contracts/define';
import { fileApi } from '@mall/contracts/file';
import { orderCheckoutApi } from '@mall/contracts/order';
import {
  userErrors,
  userFavouriteApi,
  userPersonalApi,
  userSavedSearchApi,
  type OwnPersonalRequestView,
} from '@mall/contracts/user';
import {
  aBuyer,
  aNewCar,
  aReadyBuyer,
  aStaffMember,
  lineOf,
  putOnSale,
  refusal,
  type TestMall,
  until,
} from '@mall/testing';
import { strFromU8, unzipSync } from 'fflate';
import { startPersonalMall } from './personal-mall.js';

let mall: TestMall;

beforeAll(async () => {
  mall = await startPersonalMall();
});

type Buyer = ReturnType<typeof aBuyer>;

/** Asks for a copy and waits until it is made. */
async function copyOf(caller: Buyer): Promise<OwnPersonalRequestView> {
  const personal = mall.callAs(caller)(userPersonalApi);
  const { requestId } = await personal.ask({ kind: 'copy' });
  return until(
    async () =>
      (await personal.own({})).find((request) => request.requestId === requestId && request.state === 'done'),
    { what: 'the archive', timeoutMs: 60_000 },
  );
}

async function unpacked(caller: Buyer, requestId: string): Promise<Readonly<Record<string, string>>> {
  const { url } = await mall.callAs(caller)(userPersonalApi).download({ requestId });
  const response = await fetch(`${mall.service('file').url}${url.replace(/^\/api/, '')}`);
  expect(response.status).toBe(200);
  const entries = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return Object.fromEntries(Object.entries(entries).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

it('holds what the services keep about the person, and nothing about anybody else', async () => {
  const [{ caller, addrId }, other] = [await aReadyBuyer(mall), await aReadyBuyer(mall)];
  const car = aNewCar();
  await putOnSale(mall, car);
  await mall.callAs(caller)(userFavouriteApi).add({ spuId: car.spuId });
  for (let nth = 0; nth < 3; nth += 1)
    await mall
      .callAs(caller)(userSavedSearchApi)
      .keep({ query: `keyword=mine${nth}` });
  await mall.callAs(other.caller)(userSavedSearchApi).keep({ query: 'keyword=theirs' });
  const checkout = mall.callAs(caller)(orderCheckoutApi);
  const { confirmId } = await checkout.confirm({ addrId, dvyType: 1, shopCartItem: lineOf(car) });
  const [orderId] = await checkout.submit({ confirmId, idempotencyKey: randomUUID() });
  // More messages than fit one page.
  const [talk] = await mall.query<{ id: string }>(
    'chat',
    `INSERT INTO conversation (person_id, nickname, last_seq) VALUES ($1, 'me', 450) RETURNING conversation_id AS id`,
    [caller.userId],
  );
  await mall.query(
    'chat',
    `INSERT INTO message (conversation_id, seq, rev, content) SELECT $1, n, n, 'word ' || n FROM generate_series(1, 450) AS n`,
    [talk!.id],
  );
  const { requestId, archiveUntil } = await copyOf(caller);
  expect(Date.parse(archiveUntil!)).toBeGreaterThan(Date.now() + 6 * 86_400_000);
  const entries = await unpacked(caller, requestId);
  const names = Object.keys(entries);
  expect(names).toEqual(
    expect.arrayContaining([
      ...['person/profile.json', 'person/addresses.json', 'person/favourites.json'],
      ...['orders/orders.json', 'orders/order-lines.json', 'orders/order-history.json'],
      ...['messages/messages.json', 'messages/messages-2.json', 'messages/messages-3.json'],
    ]),
  );
  const [profile] = JSON.parse(entries['person/profile.json']!) as { passportNo: string; userId: string }[];
  expect(profile).toMatchObject({ userId: caller.userId, passportNo: `4508 ${caller.userId!.slice(-8)}` });
  expect(JSON.parse(entries['orders/orders.json']!)).toMatchObject([{ order_id: Number(orderId) }]);
  const messages = ['', '-2', '-3'].flatMap(
    (page) => JSON.parse(entries[`messages/messages${page}.json`]!) as { text: string }[],
  );
  expect(messages.map(({ text }) => text)).toEqual(Array.from({ length: 450 }, (_, at) => `word ${at + 1}`));
  const all = Object.values(entries).join('\n');
  expect(all).toContain('mine2');
  for (const foreign of ['theirs', other.caller.userId!, 'password_hash', 'passport_digest'])
    expect(all).not.toContain(foreign);
});

it('is downloaded by that person alone, and not after its days are over', async () => {
  const caller = aBuyer();
  const { requestId } = await copyOf(caller);
  const personal = mall.callAs(caller)(userPersonalApi);
  const stranger = mall.callAs(aBuyer())(userPersonalApi);
  expect(await refusal(stranger.download({ requestId }))).toBe(platformErrors.notFound.key);
  const staff = mall.callAs(aStaffMember(['personal_request', 'sys_file_view']));
  expect(await refusal(staff(userPersonalApi).download({ requestId }))).toBe(platformErrors.forbidden.key);
  const [row] = await mall.query<{ id: string }>(
    'user',
    'SELECT file_id AS id FROM personal_request WHERE request_id = $1',
    [requestId],
  );
  for (const somebody of [caller, aBuyer(), aStaffMember(['buyer_reveal', 'order_view', 'chat_reply'])])
    expect(await refusal(mall.callAs(somebody)(fileApi).linkFor({ fileId: row!.id }))).toBe('file.fileGone');
  await personal.download({ requestId });
  await mall.query(
    'user',
    `UPDATE personal_request SET file_until = now() - interval '1 second' WHERE request_id = $1`,
    [requestId],
  );
  expect(await refusal(personal.download({ requestId }))).toBe(userErrors.archiveGone.key);
  await until(
    async () =>
      (await mall.query('file', 'SELECT FROM file WHERE file_id = $1', [row!.id])).length === 0
        ? true
        : undefined,
    { what: 'the deletion of the archive', timeoutMs: 20_000 },
  );
  expect((await personal.own({}))[0]).toMatchObject({ state: 'done', archiveUntil: null });
});

it('is made although the process that packed it was killed', async () => {
  const caller = aBuyer();
  await mall.service('file').kill9();
  const personal = mall.callAs(caller)(userPersonalApi);
  const { requestId } = await personal.ask({ kind: 'copy' });
  await until(async () => (await personal.own({})).find(({ isBegun }) => isBegun), {
    what: 'the beginning of the copy',
    timeoutMs: 20_000,
  });
  expect(await refusal(personal.cancel({ requestId }))).toBe(userErrors.personalRequestEnded.key);
  await mall.service('file').start();
  await copyOf(caller);
  expect(await personal.own({})).toHaveLength(1);
});

describe('requests', () => {
  const DESK = ['personal_request'];

  it('are seen by staff with the right, by due date, and refused with a reason that the person reads', async () => {
    const [first, second] = [aBuyer(), aBuyer()];
    const asked = await mall.callAs(first)(userPersonalApi).ask({ kind: 'erasure' });
    await mall.callAs(second)(userPersonalApi).ask({ kind: 'erasure' });
    const days = (Date.parse(asked.dueTime) - Date.parse(asked.askedTime)) / 86_400_000;
    expect(days).toBeGreaterThanOrEqual(13.9);
    expect(days).toBeLessThanOrEqual(16.1);
    const page = { current: 1, size: 100, state: 'waiting', kind: 'erasure' } as const;
    const clerk = mall.callAs(aStaffMember(['buyer_view']))(userPersonalApi);
    for (const work of [
      clerk.page(page),
      clerk.one({ requestId: asked.requestId }),
      clerk.refuse({ requestId: asked.requestId, reason: 'не сейчас' }),
    ])
      expect(await refusal(work)).toBe(platformErrors.forbidden.key);
    const officer = aStaffMember(DESK);
    const desk = mall.callAs(officer)(userPersonalApi);
    await mall.query(
      'user',
      `UPDATE personal_request SET due_at = now() - interval '1 day' WHERE user_id = $1`,
      [second.userId],
    );
    const { records } = await desk.page(page);
    const mine = records.filter(({ userId }) => [first.userId, second.userId].includes(userId));
    expect(mine.map(({ userId, isOverdue }) => [userId, isOverdue])).toEqual([
      [second.userId, true],
      [first.userId, false],
    ]);
    expect(await refusal(desk.page({ ...page, sortBy: 'ip' }))).toBe(platformErrors.sortUnknown.key);
    const reason = 'Заказ ещё не исполнен';
    expect(await refusal(desk.refuse({ requestId: asked.requestId, reason: '' }))).toBe(
      platformErrors.invalidInput.key,
    );
    const { requestId } = asked;
    const answers = await Promise.all([1, 2].map(() => refusal(desk.refuse({ requestId, reason }))));
    expect(answers.sort()).toEqual(['nothing was thrown', userErrors.personalRequestEnded.key]);
    expect(await mall.callAs(first)(userPersonalApi).own({})).toMatchObject([{ state: 'refused', reason }]);
    expect(await refusal(mall.callAs(first)(userPersonalApi).cancel({ requestId }))).toBe(
      userErrors.personalRequestEnded.key,
    );
  });

  it('are one of a kind at a time, and withdrawn by their person alone', async () => {
    const caller = aBuyer();
    const personal = mall.callAs(caller)(userPersonalApi);
    const asked = await Promise.all([1, 2, 3].map(() => personal.ask({ kind: 'erasure' })));
    expect(new Set(asked.map(({ requestId }) => requestId)).size).toBe(1);
    const { requestId } = asked[0]!;
    expect(await refusal(mall.callAs(aBuyer())(userPersonalApi).cancel({ requestId }))).toBe(
      platformErrors.notFound.key,
    );
    await personal.cancel({ requestId });
    expect(await personal.own({})).toMatchObject([{ state: 'withdrawn' }]);
    expect((await personal.ask({ kind: 'erasure' })).requestId).not.toBe(requestId);
  });
});
