import { authEvents } from '@mall/contracts/auth';
import { chatDeliveryApi, chatErrors, chatNoticeSettingsApi } from '@mall/contracts/chat';
import type { Caller } from '@mall/contracts/define';
import { aBuyer, anId, aStaffMember, startMall, until, type TestMall } from '@mall/testing';
import { publishEvent, publishMove } from '../notice-events.js';
import { PushService } from './push-service.js';
import { SmscServer, type TakenSms } from './smsc-server.js';

let mall: TestMall;
let server: SmscServer;
let push: PushService;

beforeAll(async () => {
  server = await new SmscServer().start();
  push = await new PushService().start();
  const chat = {
    SMSC_URL: server.url.replace('://', '://mall:secret@'),
    SHOP_URL: 'https://mall.example',
    PUSH_SECRET: Buffer.alloc(32, 7).toString('base64'),
    PUSH_SERVICES: push.url,
    DELIVERY_RETRY_SECONDS: '1',
  };
  mall = await startMall(['auth', 'admin', 'gateway', 'chat'], { env: { chat } });
  await mall.startService('chat', { env: chat });
}, 120_000);
afterAll(() => {
  server.stop();
  push.stop();
});

const settingsOf = (caller: Caller) => mall.callAs(caller)(chatNoticeSettingsApi);

const smsTo = (mobile: string, count: number): Promise<readonly TakenSms[]> =>
  until(async () => (server.to(mobile).length >= count ? server.to(mobile) : undefined), {
    what: `${count} text messages to ${mobile}`,
    timeoutMs: 20_000,
  });

/** Creates a buyer who has proved a number with that end. */
async function aReader(end: string): Promise<{ caller: Caller; mobile: string }> {
  const caller = aBuyer({ locale: 'ru' });
  const mobile = `+79${anId().slice(-6).padStart(6, '0')}${end}`;
  await settingsOf(caller).setMobile({ mobile });
  const [sms] = await smsTo(mobile, 1);
  await settingsOf(caller).verifyMobile({ code: /\d{6}/.exec(sms!.text)![0] });
  return { caller, mobile };
}

const deliveryOf = (caller: Caller, state: string, channel = 'sms'): Promise<string> =>
  until(
    async () => {
      const [row] = await mall.query<{ deliveryId: string }>(
        'chat',
        `SELECT delivery_id AS "deliveryId" FROM delivery WHERE reader = $1 AND channel = $3 AND state = $2`,
        [`person:${caller.userId}`, state, channel],
      );
      return row?.deliveryId;
    },
    { what: `a delivery is ${state}`, timeoutMs: 20_000 },
  );

describe('a text message', () => {
  it('proves a number by a code, and gives it beside the address that older clients read', async () => {
    const { caller, mobile } = await aReader('222');
    const own = await settingsOf(caller).own({});
    const way = own.ways.find(({ channel }) => channel === 'sms');
    expect(way).toMatchObject({ isAvailable: true, contact: { address: mobile, isVerified: true } });
    expect(way!.onFor).toEqual(['payment', 'security', 'reminder']);
    expect(own.email).toBeNull();
    expect(own.channels.map(({ channel }) => channel)).toEqual(['page', 'email']);
    await expect(settingsOf(caller).setMobile({ mobile: '+8613800138000' })).rejects.toMatchObject({
      // There is no gateway for Chinese numbers.
      declaration: { key: chatErrors.smsRefused.key },
    });
  });

  it('notifies of an order in one message with its link, and not of a kind that is off', async () => {
    const { caller, mobile } = await aReader('333');
    await publishMove(mall, caller.userId!);
    const [, sms] = await smsTo(mobile, 2);
    expect(sms!.text).toContain('https://mall.example/secoundHandCar/orders-details?orderId=');
    expect(sms!.text).toContain('\nОтключить: https://mall.example/secoundHandCar/unsubscribe?');
    await deliveryOf(caller, 'sent');
    await settingsOf(caller).set({ kind: 'payment', channel: 'sms', isOn: false });
    await publishMove(mall, caller.userId!);
    const other = await aReader('334');
    await publishMove(mall, other.caller.userId!);
    await smsTo(other.mobile, 2);
    expect(server.to(mobile)).toHaveLength(2);
  });

  it('is not sent twice when the answer of the gateway was lost', async () => {
    const { caller, mobile } = await aReader('111');
    await publishMove(mall, caller.userId!);
    await deliveryOf(caller, 'sent');
    expect(server.to(mobile)).toHaveLength(2);
  });

  it('that the gateway refuses is seen by staff with its reason, and can be sent again', async () => {
    const { caller, mobile } = await aReader('000');
    await publishMove(mall, caller.userId!);
    const deliveryId = await deliveryOf(caller, 'failed');
    const staff = mall.callAs(aStaffMember(['sys_event_view', 'sys_event_replay']))(chatDeliveryApi);
    const failed = await staff.one({ deliveryId });
    expect(failed).toMatchObject({ way: 'sms', channel: 'email', address: `***${mobile.slice(-4)}` });
    expect(failed).toMatchObject({ reason: 'SMSC 7: invalid number', attempts: 1 });
    const way = (await settingsOf(caller).own({})).ways.find(({ channel }) => channel === 'sms');
    expect(way!.contact!.disabledReason).toBe('SMSC 7: invalid number');
    const { attempts } = server;
    await staff.sendAgain({ deliveryId });
    await until(async () => server.attempts > attempts || undefined, {
      what: 'it is sent again',
      timeoutMs: 20_000,
    });
    expect(await deliveryOf(caller, 'failed')).toBe(deliveryId);
  });
});

describe('a pushed notice', () => {
  /** Creates a buyer with a session and browsers whose push services give those answers. */
  async function aPushReader(...answers: readonly number[][]) {
    const caller = aBuyer({ locale: 'zh' });
    const subscriptions = answers.map((one) => push.subscribe(...one));
    for (const { address } of subscriptions) await settingsOf(caller).addBrowser(address);
    return { caller, browsers: subscriptions.map(({ browser }) => browser) };
  }

  const isContact = async (caller: Caller): Promise<boolean> =>
    (await settingsOf(caller).own({})).ways.some(
      ({ channel, contact }) => channel === 'push' && contact !== null,
    );

  it('reaches every browser of its reader once, sealed for it, in their language and with its link', async () => {
    const { caller, browsers } = await aPushReader([201], [201]);
    expect((await settingsOf(caller).own({})).pushKey).toMatch(/^[\w-]{87}$/);
    const { orderId, orderNumber } = await publishMove(mall, caller.userId!);
    await deliveryOf(caller, 'sent', 'push');
    for (const { pushed, topics, requests } of browsers) {
      expect(requests).toBe(1);
      const url = `https://mall.example/secoundHandCar/orders-details?orderId=${orderId}`;
      expect(pushed).toEqual([expect.objectContaining({ lang: 'zh', url })]);
      expect(pushed[0]!.body).toContain(orderNumber);
      expect(topics).toEqual([pushed[0]!.tag.replaceAll('-', '')]);
    }
  });

  it('is tried again for the browser alone whose push service did not take it', async () => {
    const { caller, browsers } = await aPushReader([201], [503, 201]);
    await publishMove(mall, caller.userId!);
    await deliveryOf(caller, 'sent', 'push');
    expect(browsers.map(({ requests }) => requests)).toEqual([1, 2]);
    expect(browsers.map(({ pushed }) => pushed.length)).toEqual([1, 1]);
  });

  it.each([404, 410])('ends with the browser that its push service does not know (%d)', async (status) => {
    const { caller } = await aPushReader([status]);
    expect(await isContact(caller)).toBe(true);
    await publishMove(mall, caller.userId!);
    await deliveryOf(caller, 'failed', 'push');
    expect(await isContact(caller)).toBe(false);
  });

  it('ends with the session of the browser, and when the reader switches it off', async () => {
    const { caller } = await aPushReader([201]);
    await publishEvent(mall, authEvents.sessionsRevoked.subject, {
      sessionIds: [caller.sessionId!],
      reason: 'logout',
    });
    await until(async () => !(await isContact(caller)) || undefined, {
      what: 'the browser is forgotten',
      timeoutMs: 20_000,
    });
    const { address } = push.subscribe();
    await settingsOf(caller).addBrowser(address);
    await settingsOf(aBuyer()).removeBrowser({ endpoint: address.endpoint });
    expect(await isContact(caller)).toBe(true);
    await settingsOf(caller).removeBrowser({ endpoint: address.endpoint });
    expect(await isContact(caller)).toBe(false);
  });

  it('goes to the last person who registered the browser', async () => {
    const { address } = push.subscribe();
    const [first, second] = [aBuyer(), aBuyer()];
    await settingsOf(first).addBrowser(address);
    await settingsOf(second).addBrowser(address);
    expect([await isContact(first), await isContact(second)]).toEqual([false, true]);
  });

  it('is never posted to an address outside of the push services', async () => {
    const { address } = push.subscribe();
    const browser = { ...address, endpoint: 'https://169.254.169.254/latest' };
    await expect(settingsOf(aBuyer()).addBrowser(browser)).rejects.toMatchObject({
      declaration: { key: chatErrors.unknownPushService.key },
    });
  });
});
