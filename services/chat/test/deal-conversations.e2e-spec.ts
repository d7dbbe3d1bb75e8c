import { adminParamApi } from '@mall/contracts/admin';
import { authApi } from '@mall/contracts/auth';
import {
  cannedAnswers,
  chatCannedAnswerApi,
  chatConversationApi,
  chatDeskApi,
  chatErrors,
  DESK_HOURS_KEY,
  DESK_ZONE_KEY,
} from '@mall/contracts/chat';
import type { Caller } from '@mall/contracts/define';
import {
  aBuyer,
  aMerchant,
  aNewCar,
  anId,
  aService,
  aStaffMember,
  aVisitor,
  putOnSale,
  shop,
  startMall,
  until,
  type TestMall,
} from '@mall/testing';
import WebSocket from 'ws';

let mall: TestMall;
let spuId: string;

const PASSWORD = 'a long enough password';
const seller = aMerchant({ shopId: shop.shopId });
const otherSeller = aMerchant();
const clerk = aStaffMember(['chat_reply']);

beforeAll(async () => {
  mall = await startMall(['auth', 'admin', 'product', 'order', 'file', 'chat']);
  const car = aNewCar();
  await putOnSale(mall, car);
  ({ spuId } = car);
}, 120_000);

const as = (caller: Caller) => mall.callAs(caller);
const aTalk = (buyer: Caller) => as(buyer)(chatConversationApi).open({ subject: 'car', subjectId: spuId });

/** Stores a message as the socket does, without a socket. */
async function write(conversationId: string, side: string, content: string): Promise<void> {
  await mall.query(
    'chat',
    `WITH talk AS (
       UPDATE conversation SET last_seq = last_seq + 1, last_rev = last_rev + 1, last_content = $3, last_at = now(),
              waiting_since = CASE WHEN $2 = 'buyer' THEN COALESCE(waiting_since, now()) END
        WHERE conversation_id = $1 RETURNING *)
     INSERT INTO message (conversation_id, seq, rev, side, content)
     SELECT conversation_id, last_seq, last_rev, $2, $3 FROM talk`,
    [conversationId, side, content],
  );
}

describe('a conversation about a car', () => {
  it('is one for each buyer and car, however often and at once it is opened', async () => {
    const buyer = aBuyer();
    const opened = await Promise.all(Array.from({ length: 8 }, () => aTalk(buyer)));
    expect(new Set(opened.map(({ conversationId }) => conversationId)).size).toBe(1);
    expect(opened[0]).toMatchObject({ subject: 'car', subjectId: spuId, shopId: shop.shopId, side: 'buyer' });
    const another = await aTalk(aBuyer());
    expect(another.conversationId).not.toBe(opened[0]!.conversationId);
  });

  it('is not opened about a car that does not exist, nor about somebody else’s order', async () => {
    const buyer = as(aBuyer())(chatConversationApi);
    await expect(buyer.open({ subject: 'car', subjectId: anId() })).rejects.toMatchObject({
      declaration: { key: 'product.carGone' },
    });
    await expect(buyer.open({ subject: 'order', subjectId: anId() })).rejects.toMatchObject({
      declaration: { key: 'order.orderNotFound' },
    });
    await expect(buyer.open({ subject: 'car' })).rejects.toMatchObject({
      declaration: { key: chatErrors.subjectNeeded.key },
    });
    expect(await buyer.mine({})).toEqual([]);
  });

  it('is read by its buyer, the shop of the car and staff with the right, and by nobody else', async () => {
    const buyer = aBuyer();
    const { conversationId } = await aTalk(buyer);
    await write(conversationId, 'buyer', 'Ещё продаётся?');
    for (const reader of [buyer, seller, clerk]) {
      const { messages } = await as(reader)(chatConversationApi).messages({ conversationId });
      expect(messages).toMatchObject([{ seq: 1, content: 'Ещё продаётся?' }]);
    }
    for (const stranger of [aBuyer(), otherSeller])
      await expect(as(stranger)(chatConversationApi).messages({ conversationId })).rejects.toMatchObject({
        declaration: { key: chatErrors.conversationNotFound.key },
      });
    await expect(
      as(aStaffMember(['order_view']))(chatConversationApi).messages({ conversationId }),
    ).rejects.toMatchObject({ declaration: { key: 'platform.forbidden' } });
  });

  it('is listed for sellers by who waits longest, and for another shop not at all', async () => {
    const [first, second] = [await aTalk(aBuyer()), await aTalk(aBuyer())];
    const words = `очередь ${anId()}`;
    await write(first.conversationId, 'buyer', words);
    await write(second.conversationId, 'buyer', words);
    const waiting = { state: 'waiting' as const, keyWord: words, current: 1, size: 10 };
    const listed = async (reader: Caller) =>
      (await as(reader)(chatDeskApi).page(waiting)).records.map(({ conversationId }) => conversationId);
    expect(await listed(clerk)).toEqual([first.conversationId, second.conversationId]);
    expect(await listed(seller)).toEqual([first.conversationId, second.conversationId]);
    expect(await listed(otherSeller)).toEqual([]);
    await write(first.conversationId, 'shop', 'да');
    expect(await listed(clerk)).toEqual([second.conversationId]);
  });

  it('has notes that staff see and the shop and the buyer do not', async () => {
    const buyer = aBuyer();
    const { conversationId } = await aTalk(buyer);
    await as(clerk)(chatDeskApi).addNote({ conversationId, text: 'просит скидку' });
    expect(await as(clerk)(chatDeskApi).one({ conversationId })).toMatchObject({
      notes: [{ text: 'просит скидку', authorName: clerk.username }],
    });
    expect(await as(seller)(chatDeskApi).one({ conversationId })).toMatchObject({ notes: [] });
    await expect(as(seller)(chatDeskApi).addNote({ conversationId, text: 'x' })).rejects.toMatchObject({
      declaration: { key: 'platform.forbidden' },
    });
  });
});

describe('a canned answer', () => {
  const editor = aStaffMember(['canned_answer_edit']);
  const text = {
    ru: '{buyer}, {car} ждёт вас',
    zh: '{buyer}，{car} 等着您',
    en: '{buyer}, {car} waits for you',
  };
  const write = (keyword: string, texts = text) =>
    as(editor)(cannedAnswers.api).create({ keyword, text: texts });

  it('is filled for a conversation in the language of its buyer, and offered where its values are known', async () => {
    const keyword = `w${anId()}`;
    await write(keyword);
    const buyer = aBuyer({ username: 'Анна', locale: 'zh' });
    const { conversationId, title } = await aTalk(buyer);
    const filled = async (id: string) =>
      (await as(clerk)(chatCannedAnswerApi).filled({ conversationId: id })).find(
        (answer) => answer.keyword === keyword,
      );
    expect(await filled(conversationId)).toMatchObject({ text: `Анна, ${title.ru} ждёт вас`, locale: 'ru' });
    await mall.query('chat', `INSERT INTO notice_reader (reader, locale) VALUES ($1, 'zh')`, [
      `person:${buyer.userId}`,
    ]);
    expect(await filled(conversationId)).toMatchObject({ text: `Анна，${title.zh} 等着您` });
    const general = await as(buyer)(chatConversationApi).open({ subject: 'desk' });
    expect(await filled(general.conversationId)).toBeUndefined();
  });

  it('has a keyword of its own, also when two colleagues choose it at once', async () => {
    const keyword = `w${anId()}`;
    const written = await Promise.allSettled([write(keyword), write(keyword.toUpperCase())]);
    expect(written.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(written.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { declaration: { key: chatErrors.keywordTaken.key } },
    });
    await expect(write(`w${anId()}`, { ...text, en: '{nobody}' })).rejects.toMatchObject({
      declaration: { key: chatErrors.unknownPlaceholder.key },
    });
  });

  it('is written by staff with the right, and read by those who may answer', async () => {
    const forbidden = { declaration: { key: 'platform.forbidden' } };
    await expect(as(clerk)(cannedAnswers.api).find({ current: 1, size: 10 })).rejects.toMatchObject(
      forbidden,
    );
    const { conversationId } = await aTalk(aBuyer());
    for (const stranger of [editor, seller, aBuyer()])
      await expect(as(stranger)(chatCannedAnswerApi).filled({ conversationId })).rejects.toMatchObject(
        forbidden,
      );
    const { cannedAnswerId, keyword } = await write(`w${anId()}`);
    const found = async (keyWord: string) =>
      (await as(editor)(cannedAnswers.api).find({ keyWord, current: 1, size: 1_000 })).records.map(
        (one) => one.keyword,
      );
    expect(await found('ЖДЁТ ВАС')).toContain(keyword);
    // Neither the languages nor the braces of the column are words.
    expect(await found('"ru"')).toEqual([]);
    await as(editor)(cannedAnswers.api).remove({ cannedAnswerId });
    await expect(as(editor)(cannedAnswers.api).remove({ cannedAnswerId })).rejects.toMatchObject({
      declaration: { key: 'platform.notFound' },
    });
  });
});

/** Creates a buyer with an account, whose access token opens sockets. */
async function aBuyerWithToken(): Promise<{ readonly caller: Caller; readonly token: string }> {
  const principal = `talker${anId()}`;
  const { userId } = await as(aService('user'))(authApi).createAccount({
    side: 'shop',
    username: principal,
    password: PASSWORD,
    mobile: `+79${anId().slice(-9)}`,
    roles: ['ROLE_BUYER'],
  });
  const { accessToken } = await as(aVisitor())(authApi).login({
    principal,
    credentials: PASSWORD,
    sysType: 0,
  });
  return { caller: aBuyer({ userId, username: principal }), token: accessToken };
}

/** Sends messages that are not confirmed yet, as a browser does after each reconnection, and receives confirmations. */
function connect(token: string, toId: string, unconfirmed: Set<string>): WebSocket {
  const url = mall.service('chat').url.replace('http', 'ws');
  const socket = new WebSocket(`${url}/mall4cloud_websocket/websocket/${token}`);
  socket.on('error', () => undefined);
  socket.on('open', () => {
    // Below the limit of thirty at once.
    for (const clientId of [...unconfirmed].slice(0, 20))
      socket.send(JSON.stringify({ type: 1, toId, content: `текст ${clientId}`, clientId }));
  });
  socket.on('message', (data: Buffer) => {
    const { clientId } = JSON.parse(data.toString()) as { clientId?: string };
    if (clientId) unconfirmed.delete(clientId);
  });
  return socket;
}

/** Sends texts without waiting, then waits until each is confirmed. */
async function say(token: string, address: string, ...keys: string[]): Promise<void> {
  const unconfirmed = new Set(keys);
  const socket = connect(token, address, unconfirmed);
  await until(async () => (unconfirmed.size === 0 ? true : undefined), {
    what: 'the messages are confirmed',
    timeoutMs: 20_000,
  });
  socket.terminate();
}

async function setParameter(key: string, publicValue: string): Promise<void> {
  const parameters = as(aStaffMember(['sys_syspublicparam_view', 'sys_syspublicparam_edit']))(adminParamApi);
  const { records } = await parameters.page({ publicKey: key, current: 1, size: 1 });
  await parameters.update({ publicId: records[0]!.publicId, publicValue });
}

it('counts how long answers took today, in seven days and in thirty', async () => {
  const { conversationId } = await aTalk(aBuyer());
  const before = await as(clerk)(chatDeskApi).figures({});
  await mall.query(
    'chat',
    `INSERT INTO answer (conversation_id, seq, author_id, shop_id, asked_at, answered_at)
     SELECT $1, n, 1, $2, at - make_interval(mins => n), at
       FROM (VALUES (1, now()), (3, now()), (100, now() - interval '3 days'), (200, now() - interval '20 days'),
                    (300, now() - interval '40 days')) AS answered (n, at)`,
    [conversationId, shop.shopId],
  );
  const figures = await as(clerk)(chatDeskApi).figures({});
  expect(figures.today.answered - before.today.answered).toBe(2);
  expect(figures.week.answered - before.week.answered).toBe(3);
  expect(figures.answered - before.answered).toBe(4);
  const own = await as(seller)(chatDeskApi).figures({});
  expect(own.today).toEqual({ answered: 2, medianSeconds: 120, slowestTenthSeconds: 168 });
  expect((await as(otherSeller)(chatDeskApi).figures({})).today.answered).toBe(0);
});

it('keeps each message of a client once, numbered without gaps, over kills of the service', async () => {
  const { caller, token } = await aBuyerWithToken();
  const { conversationId, address } = await aTalk(caller);
  const keys = Array.from({ length: 60 }, (_, index) => `k-${index}`);
  const unconfirmed = new Set(keys);
  for (let round = 0; unconfirmed.size > 0 && round < 12; round += 1) {
    const before = unconfirmed.size;
    const socket = connect(token, address, unconfirmed);
    await until(async () => (unconfirmed.size < before ? true : undefined), {
      what: 'a message is confirmed',
      timeoutMs: 20_000,
    });
    if (round < 3) {
      await mall.service('chat').kill9();
      await mall.service('chat').start();
    } else {
      await until(async () => (unconfirmed.size <= Math.max(0, before - 20) ? true : undefined), {
        what: 'the messages of a round are confirmed',
        timeoutMs: 20_000,
      });
    }
    socket.terminate();
  }
  expect([...unconfirmed]).toEqual([]);
  const { messages } = await as(caller)(chatConversationApi).messages({ conversationId });
  expect(messages.map(({ clientId }) => clientId).sort()).toEqual([...keys].sort());
  expect(messages.map(({ seq }) => seq)).toEqual(keys.map((_, index) => index + 1));
}, 180_000);

it('answers automatically outside of the hours of the desk, once until it opens', async () => {
  const tomorrow = (new Date().getUTCDay() + 1) % 7 || 7;
  const { caller, token } = await aBuyerWithToken();
  const { conversationId, address } = await aTalk(caller);
  const sidesOf = async (id: string) =>
    (await as(caller)(chatConversationApi).messages({ conversationId: id })).messages.map(({ side }) => side);
  await setParameter(DESK_ZONE_KEY, 'UTC');
  await setParameter(DESK_HOURS_KEY, `${tomorrow} 12:00-13:00`);
  // The hours are read again after ten seconds at most.
  await until(
    async () => {
      await say(token, address, `k-${anId()}`);
      return (await sidesOf(conversationId)).includes('system') ? true : undefined;
    },
    { what: 'the hours are known', timeoutMs: 30_000, everyMs: 1_000 },
  );
  await say(token, address, 'late-1', 'late-2', 'late-3');
  expect((await sidesOf(conversationId)).filter((side) => side === 'system')).toHaveLength(1);
  const view = await as(caller)(chatConversationApi).one({ conversationId });
  expect(view.waitingSince).not.toBeNull();
  const { messages } = await as(caller)(chatConversationApi).messages({ conversationId });
  expect(messages.find(({ side }) => side === 'system')!.content).toMatch(/нерабочее время.+по Владивостоку/);
});
