import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { authApi } from '@mall/contracts/auth';
import { orderEvents, type OrderMoved } from '@mall/contracts/order';
import { adminRoleApi, adminSessionApi, adminStaffApi } from '@mall/contracts/admin';
import type { EventDeclaration } from '@mall/contracts/define';
import { allRights } from '@mall/contracts/rights';
import { jetstream } from '@nats-io/jetstream';
import {
  aService,
  aSolvedCaptchaOver,
  aStaffMember,
  freePorts,
  startMall,
  until,
  type TestMall,
} from '@mall/testing';
import WebSocket from 'ws';

let mall: TestMall;
let base: string;
let metricsPort: number;
let next = 0;

const CHAT = '/api/mall4cloud_websocket/websocket';

interface Person {
  readonly userId: string;
  readonly token: string;
}

async function post(path: string, json: object, token?: string): Promise<{ data: Record<string, string> }> {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: token } : {}) };
  const response = await fetch(`${base}${path}`, { method: 'POST', headers, body: JSON.stringify(json) });
  return (await response.json()) as { data: Record<string, string> };
}

async function aPerson(): Promise<Person> {
  const mine = ++next;
  const number = `+7914777${String(1_000 + mine)}`;
  const captcha = await aSolvedCaptchaOver(base, 'sms');
  await post('/api/mall4cloud_user/ua/user/register/sendSms', { countryCode: '+7', number, ...captcha });
  const code = /\b\d{6}\b/.exec(await readFile(join(mall.dir, 'sms', `${number.slice(1)}.txt`), 'utf8'))![0];
  const { data } = await post('/api/mall4cloud_user/ua/user/register', {
    userName: `talker${mine}`,
    password: 'long enough password',
    mobile: number,
    code,
  });
  return { userId: data['userId']!, token: data['access_token']! };
}

/** Creates a member of staff with these roles; at least one is required. */
async function aClerk(...roleCodes: string[]): Promise<Person> {
  const mine = ++next;
  const username = `clerk${mine}`;
  const staff = mall.callAs(aService('demo'))(adminStaffApi);
  await staff.importStaff({
    username,
    password: 'clerk-password',
    nickname: username,
    roleCodes,
  });
  const { data } = await post('/api/mall4cloud_auth/ua/login', {
    principal: username,
    credentials: 'clerk-password',
    sysType: 2,
  });
  return { userId: data['userId']!, token: data['access_token']! };
}

/** A socket that records the messages that it received. */
class Line {
  readonly heard: string[] = [];
  closedWith: number | undefined;
  trouble: string | undefined;

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => this.heard.push(data.toString()));
    socket.on('close', (code) => (this.closedWith = code));
    socket.on('error', ({ message }) => (this.trouble = message));
  }

  /**
   * Opens a socket. The gateway opens it before the chat service has accepted it: an answered ping, or the end of the
   * socket, shows the decision.
   */
  static async open(url: string, options: WebSocket.ClientOptions = {}): Promise<Line> {
    const line = new Line(new WebSocket(`${base.replace('http', 'ws')}${url}`, options));
    line.socket.once('open', () =>
      line.say(url.startsWith(CHAT) ? { type: 4, toId: '', content: 'ping' } : { type: 'ping' }),
    );
    await until(async () => line.closedWith ?? line.heard.find((text) => text.includes('pong')), {
      what: 'the socket is let in or refused',
      timeoutMs: 15_000,
    });
    line.heard.length = 0;
    return line;
  }

  static async chat(person: Person): Promise<Line> {
    const { data } = await post('/api/auth/ws-ticket', {}, person.token);
    const line = await Line.open(`${CHAT}/${data['ticket']}`);
    if (line.closedWith) throw new Error(`The chat did not let ${person.userId} in: ${line.trouble}.`);
    return line;
  }

  say(frame: object): void {
    this.socket.send(JSON.stringify(frame));
  }

  async receives(what: RegExp): Promise<string> {
    return until(async () => this.heard.find((text) => what.test(text)), {
      what: `a message like ${what}`,
      timeoutMs: 10_000,
    });
  }
}

beforeAll(async () => {
  [metricsPort] = (await freePorts(1)) as [number];
  mall = await startMall(['auth', 'admin', 'gateway', 'chat'], {
    env: { chat: { METRICS_PORT: String(metricsPort) } },
  });
  base = mall.service('gateway').url;
});

describe('the chat socket', () => {
  it('carries a buyer to the desk and the desk back to that buyer alone', async () => {
    const [buyer, other, clerk] = await Promise.all([aPerson(), aPerson(), aClerk('ROLE_SALES')]);
    const lines = await Promise.all([Line.chat(buyer), Line.chat(other), Line.chat(clerk)]);
    const [buyerLine, otherLine, clerkLine] = lines as [Line, Line, Line];
    buyerLine.say({ type: 1, fromId: other.userId, toId: 'platform', content: 'Когда отправка?' });
    const asked = JSON.parse(await clerkLine.receives(/Когда отправка/)) as { fromId: string };
    // The sender named in a frame is ignored: it is from the session's own person.
    expect(asked.fromId).toBe(buyer.userId);
    clerkLine.say({ type: 1, toId: buyer.userId, content: 'Во вторник.' });
    await buyerLine.receives(/Во вторник/);
    expect(otherLine.heard.filter((text) => /отправка|вторник/.test(text))).toEqual([]);
  });

  it('lets nobody read the conversations of others', async () => {
    const [buyer, other] = await Promise.all([aPerson(), aPerson()]);
    const buyerLine = await Line.chat(buyer);
    buyerLine.say({ type: 1, toId: 'platform', content: 'тайна' });
    await buyerLine.receives(/тайна/);
    const otherLine = await Line.chat(other);
    otherLine.say({ type: 4, toId: '', content: `get logs ${buyer.userId}` });
    expect(await otherLine.receives(/logs /)).not.toContain('тайна');
  });

  it('counts messages of a conversation without gaps, and keeps them while nobody listens', async () => {
    const [buyer, clerk] = await Promise.all([aPerson(), aClerk('ROLE_SALES')]);
    const buyerLine = await Line.chat(buyer);
    for (let n = 1; n <= 12; n += 1) buyerLine.say({ type: 1, toId: 'platform', content: `вопрос ${n}` });
    await buyerLine.receives(/вопрос 12"/);
    const clerkLine = await Line.chat(clerk);
    clerkLine.say({ type: 4, toId: '', content: 'get recent' });
    expect(await clerkLine.receives(/recent /)).toContain(`\\"userId\\":\\"${buyer.userId}\\"`);
    clerkLine.say({ type: 4, toId: '', content: `get logs ${buyer.userId}` });
    const reply = JSON.parse(await clerkLine.receives(/"logs /)) as { content: string };
    const logs = JSON.parse(reply.content.slice('logs '.length)) as { seq: number; content: string }[];
    expect(logs.map(({ seq }) => seq)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  });

  it('stores what one person sends on one socket in the order sent, also in a burst of forty', async () => {
    const buyer = await aPerson();
    const line = await Line.chat(buyer);
    const texts = Array.from({ length: 40 }, (_, n) => `сообщение ${n + 1}`);
    for (const content of texts) line.say({ type: 1, toId: 'platform', content });
    await until(async () => (line.heard.some((text) => text.includes(texts.at(-1)!)) ? true : undefined), {
      what: 'the last message',
      timeoutMs: 30_000,
    });
    const stored = await mall.query<{ content: string }>(
      'chat',
      `SELECT content FROM message WHERE author_id = $1 AND side = 'buyer' ORDER BY seq`,
      [buyer.userId],
    );
    expect(stored.map(({ content }) => content)).toEqual(texts);
    expect(line.closedWith).toBeUndefined();
  });

  it('opens by a ticket once', async () => {
    const { token } = await aPerson();
    const { data } = await post('/api/auth/ws-ticket', {}, token);
    const url = `${CHAT}/${data['ticket']}`;
    const first = await Line.open(url);
    const second = await Line.open(url);
    expect(second.closedWith).toBeDefined();
    expect(first.closedWith).toBeUndefined();
  });

  it('does not open for a page of another origin', async () => {
    const { token } = await aPerson();
    const { data } = await post('/api/auth/ws-ticket', {}, token);
    const foreign = await Line.open(`${CHAT}/${data['ticket']}`, {
      origin: 'https://evil.example',
    });
    expect(foreign.closedWith).toBeDefined();
    const answer = await fetch(`${base}/api/act/ws/info`, {
      headers: { origin: 'https://evil.example', locale: 'en' },
    });
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: 1, msg: expect.any(String) }]);
  });

  it('is counted in the metrics while it is open', async () => {
    const open = async (): Promise<number> => {
      const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      return Number(/^mall_open_sockets (\d+)$/m.exec(metrics)?.[1]);
    };
    const before = await open();
    const line = await Line.chat(await aPerson());
    expect(await open()).toBe(before + 1);
    line.socket.close();
    await until(async () => (await open()) === before || undefined, {
      what: 'the closed socket is not counted any more',
      timeoutMs: 10_000,
    });
  });
});

/** Gives a member of staff these roles instead of their own, as an administrator does. */
async function setRoles({ userId }: Person, ...roleCodes: string[]): Promise<void> {
  const administratorId = await mall
    .callAs(aService('demo'))(adminStaffApi)
    .importStaff({
      username: 'rolegiver',
      password: 'rolegiver-password',
      nickname: 'rolegiver',
      roleCodes: ['ROLE_ADMIN'],
    });
  const administrator = aStaffMember(allRights, { userId: administratorId });
  const roles = await mall.callAs(administrator)(adminRoleApi).list({});
  const roleIds = roles.filter(({ roleCode }) => roleCodes.includes(roleCode)).map(({ roleId }) => roleId);
  await mall.callAs(administrator)(adminStaffApi).update({ userId, roleIds });
}

describe('staff without the right to talk to buyers', () => {
  it('open no chat', async () => {
    const clerk = await aClerk('ROLE_LOGISTICS');
    await expect(Line.chat(clerk)).rejects.toThrow(/did not let/);
    const { data } = await post('/api/auth/ws-ticket', {}, clerk.token);
    const notices = await Line.open(`/api/admin/ws/info?access_token=${data['ticket']}`);
    expect(notices.closedWith).toBeUndefined();
  });

  it('lose the chat when the role is taken away', async () => {
    const [buyer, clerk, colleague] = await Promise.all([
      aPerson(),
      aClerk('ROLE_SALES'),
      aClerk('ROLE_SALES'),
    ]);
    const line = await Line.chat(clerk);
    const colleagueLine = await Line.chat(colleague);
    await setRoles(clerk, 'ROLE_LOGISTICS');
    line.say({ type: 1, toId: buyer.userId, content: 'после лишения права' });
    await until(async () => line.closedWith, { what: 'the chat is closed', timeoutMs: 20_000 });
    expect(line.closedWith).toBe(4003);
    expect(colleagueLine.closedWith).toBeUndefined();
    const buyerLine = await Line.chat(buyer);
    buyerLine.say({ type: 4, toId: '', content: 'get logs platform' });
    expect(await buyerLine.receives(/logs /)).not.toContain('после лишения права');
  });
});

describe('the notification socket', () => {
  const publish = async (
    id: string,
    payload: OrderMoved,
    { subject }: EventDeclaration = orderEvents.paymentConfirmed,
  ): Promise<void> => {
    const nats = await mall.nats();
    const event = {
      id,
      subject,
      aggregateId: payload.orderId,
      occurredAt: new Date().toISOString(),
      tenantId: '1',
      payload,
    };
    await jetstream(nats.connection).publish(subject, JSON.stringify(event));
  };
  const moved = (userId: string, orderNumber: string): OrderMoved => ({
    orderId: '7',
    orderNumber,
    userId,
    shopId: '1',
    orderKey: 'k',
    from: 4,
    to: 2,
    version: 3,
  });

  it('notifies a buyer in their language that the payment was confirmed, once per event', async () => {
    const { userId, token } = await aPerson();
    const line = await Line.open(`/api/act/ws/info?access_token=${token}&TENANT-ID=1&locale=zh`);
    const id = crypto.randomUUID();
    for (let delivery = 0; delivery < 3; delivery += 1) await publish(id, moved(userId, 'CN-1'));
    await publish(crypto.randomUUID(), moved(userId, 'CN-2'));
    await line.receives(/订单 CN-2 付款已确认/);
    expect(line.heard.filter((text) => text.includes('CN-1'))).toEqual([
      '订单 CN-1 付款已确认，正在安排发运。',
    ]);
  });

  it('notifies staff of what concerns their right: slips go to those who check payments, paid orders to those who ship', async () => {
    const noticesOf = async ({ token }: Person): Promise<Line> => {
      const { data } = await post('/api/auth/ws-ticket', {}, token);
      return Line.open(`/api/admin/ws/info?access_token=${data['ticket']}&locale=en`);
    };
    const [finance, logistics] = await Promise.all([
      aClerk('ROLE_FINANCE').then(noticesOf),
      aClerk('ROLE_LOGISTICS').then(noticesOf),
    ]);
    await publish(crypto.randomUUID(), moved('77', 'CN-3'), orderEvents.paymentSlipUploaded);
    await publish(crypto.randomUUID(), moved('77', 'CN-4'));
    await finance.receives(/slip was uploaded for order CN-3/);
    await logistics.receives(/Order CN-4 is paid/);
    expect([finance.heard.length, logistics.heard.length]).toEqual([1, 1]);
  });

  it('closes when the session ends', async () => {
    const { token } = await aPerson();
    const line = await Line.open(`/api/act/ws/info?access_token=${token}`);
    await post('/api/mall4cloud_auth/login_out', {}, token);
    expect(await until(async () => line.closedWith, { what: 'the socket closes', timeoutMs: 20_000 })).toBe(
      4001,
    );
  });

  it('closes when a colleague ends the session of a member of staff', async () => {
    const [{ userId }, clerk] = [await aClerk('ROLE_ADMIN'), await aClerk('ROLE_SALES')];
    const line = await Line.open(`/api/admin/ws/info?access_token=${clerk.token}`);
    const sessions = mall.callAs(aStaffMember(allRights, { userId }))(adminSessionApi);
    const { records } = await sessions.page({ current: 1, size: 100 });
    const { sessionId } = records.find((one) => one.userId === clerk.userId)!;
    await sessions.end({ sessionId });
    expect(await until(async () => line.closedWith, { what: 'the socket closes', timeoutMs: 20_000 })).toBe(
      4001,
    );
  });

  it('closes when staff lock the account, and its token opens nothing any more', async () => {
    const { userId, token } = await aPerson();
    const line = await Line.open(`/api/act/ws/info?access_token=${token}`);
    const staff = mall.callAs(aStaffMember(['account_lock']))(authApi);
    await staff.lockAccount({ userId, isLocked: true, reason: 'orders in the names of others' });
    const closed = { what: 'the socket closes', timeoutMs: 20_000 };
    expect(await until(async () => line.closedWith, closed)).toBe(4001);
    const aTicket = async (): Promise<true | undefined> => {
      const answer = await fetch(`${base}/api/auth/ws-ticket`, {
        method: 'POST',
        headers: { authorization: token },
      });
      return answer.status === 424 ? true : undefined;
    };
    await until(aTicket, { what: 'the token is refused', timeoutMs: 20_000 });
  });
});
