import { chatDeliveryApi, chatErrors, chatNoticeSettingsApi } from '@mall/contracts/chat';
import type { Caller } from '@mall/contracts/define';
import { aBuyer, anId, aStaffMember, startMall, until, type TestMall } from '@mall/testing';
import { publishMove } from '../notice-events.js';
import { SmscServer, type TakenSms } from './smsc-server.js';

let mall: TestMall;
let server: SmscServer;

beforeAll(async () => {
  server = await new SmscServer().start();
  const chat = {
    SMSC_URL: server.url.replace('://', '://mall:secret@'),
    SHOP_URL: 'https://mall.example',
    DELIVERY_RETRY_SECONDS: '1',
  };
  mall = await startMall(['auth', 'admin', 'gateway', 'chat'], { env: { chat } });
  await mall.startService('chat', { env: chat });
}, 120_000);
afterAll(() => server.stop());

const settingsOf = (caller: Caller) => mall.callAs(caller)(chatNoticeSettingsApi);

const smsTo = (mobile: string, count: number): Promise<readonly TakenSms[]> =>
  until(async () => (server.to(mobile).length >= count ? server.to(mobile) : undefined), {
    what: `${count} text messages to ${mobile}`,
    timeoutMs: 20_000,
  });

/** A buyer who has proved a number with that end. */
async function aReader(end: string): Promise<{ caller: Caller; mobile: string }> {
  const caller = aBuyer({ locale: 'ru' });
  const mobile = `+79${anId().slice(-6).padStart(6, '0')}${end}`;
  await settingsOf(caller).setMobile({ mobile });
  const [sms] = await smsTo(mobile, 1);
  await settingsOf(caller).verifyMobile({ code: /\d{6}/.exec(sms!.text)![0] });
  return { caller, mobile };
}

const deliveryOf = (caller: Caller, state: string): Promise<string> =>
  until(
    async () => {
      const [row] = await mall.query<{ deliveryId: string }>(
        'chat',
        `SELECT delivery_id AS "deliveryId" FROM delivery WHERE reader = $1 AND channel = 'sms' AND state = $2`,
        [`person:${caller.userId}`, state],
      );
      return row?.deliveryId;
    },
    { what: `a delivery is ${state}`, timeoutMs: 20_000 },
  );

it('proves a number by a code, and gives it beside the address that older clients read', async () => {
  const { caller, mobile } = await aReader('222');
  const own = await settingsOf(caller).own({});
  const way = own.ways.find(({ channel }) => channel === 'sms');
  expect(way).toMatchObject({ isAvailable: true, contact: { address: mobile, isVerified: true } });
  expect(way!.onFor).toEqual(['payment', 'reminder']);
  expect(own.email).toBeNull();
  expect(own.channels.map(({ channel }) => channel)).toEqual(['page', 'email']);
  await expect(settingsOf(caller).setMobile({ mobile: '+8613800138000' })).rejects.toMatchObject({
    // There is no gateway for Chinese numbers.
    declaration: { key: chatErrors.smsRefused.key },
  });
});

it('tells of an order in one message with its link, and of a kind that is off in none', async () => {
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
