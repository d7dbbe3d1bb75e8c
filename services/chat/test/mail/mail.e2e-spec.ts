import { chatDeliveryApi, chatErrors, chatNoticeApi, chatNoticeSettingsApi } from '@mall/contracts/chat';
import type { Caller } from '@mall/contracts/define';
import { orderEvents } from '@mall/contracts/order';
import { aBuyer, anId, aStaffMember, startMall, until, type TestMall } from '@mall/testing';
import { MailServer, type Mail } from '@mall/testing/mail';
import { publishMove } from '../notice-events.js';

let mall: TestMall;
let server: MailServer;

beforeAll(async () => {
  server = await new MailServer().start();
  const chat = {
    SMTP_URL: `smtp://127.0.0.1:${server.port}`,
    MAIL_FROM: 'notices@mall.example',
    SHOP_URL: 'https://mall.example',
    DELIVERY_RETRY_SECONDS: '1',
    DELIVERY_LOST_SECONDS: '5',
  };
  mall = await startMall(['auth', 'admin', 'gateway', 'chat'], { env: { chat } });
  await mall.startService('chat', { env: chat });
}, 120_000);
afterAll(() => server.stop());

const settingsOf = (caller: Caller) => mall.callAs(caller)(chatNoticeSettingsApi);

const mailsTo = (address: string, count: number, timeoutMs = 20_000): Promise<readonly Mail[]> =>
  until(
    async () => {
      const mails = server.mailsTo(address);
      return mails.length >= count ? mails : undefined;
    },
    { what: `${count} e-mails to ${address}`, timeoutMs },
  );

/** Creates a reader who has proved an address. */
async function aReader(
  name: string,
  caller: Caller = aBuyer(),
): Promise<{ caller: Caller; address: string }> {
  const address = `${name}${anId()}@mail.example`;
  await settingsOf(caller).setEmail({ address });
  const [mail] = await mailsTo(address, 1);
  await settingsOf(caller).verifyEmail({ code: /\d{6}/.exec(mail!.text)![0] });
  return { caller, address };
}

const stateOf = async (caller: Caller): Promise<readonly string[]> => {
  const rows = await mall.query<{ state: string }>(
    'chat',
    `SELECT state FROM delivery WHERE reader = $1 ORDER BY delivery_id`,
    [`${caller.kind === 'staff' ? 'staff' : 'person'}:${caller.userId}`],
  );
  return rows.map(({ state }) => state);
};

const states = (caller: Caller, wanted: readonly string[]): Promise<true> =>
  until(async () => (JSON.stringify(await stateOf(caller)) === JSON.stringify(wanted) ? true : undefined), {
    what: `deliveries are ${wanted.join()}`,
    timeoutMs: 20_000,
  });

describe('an address', () => {
  it('belongs to a reader after the code that was sent there, and only after the right one', async () => {
    const caller = aBuyer({ locale: 'zh' });
    const address = `new${anId()}@mail.example`;
    await settingsOf(caller).setEmail({ address });
    await expect(settingsOf(caller).setEmail({ address })).rejects.toMatchObject({
      declaration: { key: chatErrors.codeTooSoon.key },
    });
    await publishMove(mall, caller.userId!);
    const [mail] = await mailsTo(address, 1);
    expect(mail!.headers['subject']).toMatch(/^验证码：\d{6}$/);
    const code = /\d{6}/.exec(mail!.text)![0];
    const wrong = code === '000000' ? '000001' : '000000';
    await expect(settingsOf(caller).verifyEmail({ code: wrong })).rejects.toMatchObject({
      declaration: { key: chatErrors.wrongMailCode.key },
    });
    await expect(settingsOf(aBuyer()).verifyEmail({ code })).rejects.toMatchObject({
      declaration: { key: chatErrors.wrongMailCode.key },
    });
    expect((await settingsOf(caller).own({})).email).toBeNull();
    await settingsOf(caller).verifyEmail({ code });
    expect((await settingsOf(caller).own({})).email).toMatchObject({ address, isVerified: true });
    expect(server.mailsTo(address)).toHaveLength(1);
  });

  it('is not guessed in more than five tries', async () => {
    const caller = aBuyer();
    const address = `guess${anId()}@mail.example`;
    await settingsOf(caller).setEmail({ address });
    const [mail] = await mailsTo(address, 1);
    const code = /\d{6}/.exec(mail!.text)![0];
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    for (let attempt = 0; attempt < 5; attempt += 1)
      await expect(settingsOf(caller).verifyEmail({ code: wrong })).rejects.toThrow();
    await expect(settingsOf(caller).verifyEmail({ code })).rejects.toThrow();
  });

  it('gets no code when the mall has sent as many as it sends in a day', async () => {
    await mall.query(
      'chat',
      `INSERT INTO contact_code (reader, address, channel, hash, salt, sent_at)
       SELECT 'shop:0', 'nobody@mall.example', 'email', '', gen_random_uuid(), now() - interval '2 hours'
         FROM generate_series(1, 5000)`,
    );
    const caller = aBuyer();
    await expect(settingsOf(caller).setEmail({ address: 'late@mall.example' })).rejects.toMatchObject({
      declaration: { key: chatErrors.mailUnavailable.key },
    });
    await mall.query('chat', `DELETE FROM contact_code WHERE reader = 'shop:0'`);
    await settingsOf(caller).setEmail({ address: 'late@mall.example' });
  });
});

describe('a notice', () => {
  it('reaches the address once, in the language of its reader, as text and HTML with a link to the order', async () => {
    const { caller, address } = await aReader('buyer', aBuyer({ locale: 'ru' }));
    const { orderId, orderNumber } = await publishMove(mall, caller.userId!);
    const mail = (await mailsTo(address, 2))[1]!;
    expect(mail.headers['subject']).toContain('Оплата');
    expect(mail.text).toContain(orderNumber);
    const link = `https://mall.example/secoundHandCar/orders-details?orderId=${orderId}`;
    expect(mail.text).toContain(link);
    expect(mail.html).toContain(`href="${link}"`);
    expect(mail.html).toContain('lang="ru"');
    expect(mail.headers['message-id']).toMatch(/^<[\da-f-]{36}@mall\.example>$/);
    await states(caller, ['sent']);
    expect(server.mailsTo(address)).toHaveLength(2);
  });

  it('is tried again when the server cannot take it now, under the same Message-ID', async () => {
    const { caller, address } = await aReader('later');
    await publishMove(mall, caller.userId!);
    await mailsTo(address, 2);
    await states(caller, ['sent']);
    expect(server.attempts.get(address)).toBe(3);
    expect(server.mailsTo(address)).toHaveLength(2);
  });

  it('is not sent when it was read before', async () => {
    const { caller, address } = await aReader('reads');
    await settingsOf(caller).setHours({ timeZone: 'UTC', ...quietNow() });
    await publishMove(mall, caller.userId!);
    await states(caller, ['waiting']);
    const notices = mall.callAs(caller)(chatNoticeApi);
    const { list } = await notices.page({ pageNum: 1, pageSize: 5 });
    await notices.read({ noticeId: list[0]!.noticeId });
    await settingsOf(caller).setHours({ timeZone: 'UTC' });
    await states(caller, ['skipped']);
    expect(server.mailsTo(address)).toHaveLength(1);
  });

  it('of a kind that the reader switched off is not sent', async () => {
    const { caller, address } = await aReader('choosy');
    await settingsOf(caller).set({ kind: 'delivery', channel: 'email', isOn: false });
    await publishMove(mall, caller.userId!, { subject: orderEvents.shipped.subject });
    await publishMove(mall, caller.userId!);
    await mailsTo(address, 2);
    await states(caller, ['sent']);
  });

  it('to staff goes to those who hold the right now and have an address', async () => {
    const staff = aStaffMember(['voucher_audit']);
    const { address } = await aReader('clerk', staff);
    await publishMove(mall, anId(), { subject: orderEvents.paymentSlipUploaded.subject });
    const buyer = await aReader('buyer');
    await publishMove(mall, buyer.caller.userId!);
    await mailsTo(buyer.address, 2);
    // No member of staff has that number, so the session's rights do not count.
    expect(server.mailsTo(address)).toHaveLength(1);
  });
});

/** Returns two quiet hours around now. */
function quietNow(): { quietFrom: number; quietTo: number } {
  const hour = new Date().getUTCHours();
  return { quietFrom: hour, quietTo: (hour + 2) % 24 };
}

describe('hours', () => {
  it('of quiet keep a notice until they are over', async () => {
    const { caller, address } = await aReader('quiet');
    await settingsOf(caller).setHours({ timeZone: 'UTC', ...quietNow() });
    await publishMove(mall, caller.userId!);
    const other = await aReader('awake');
    await publishMove(mall, other.caller.userId!);
    await mailsTo(other.address, 2);
    expect(await stateOf(caller)).toEqual(['waiting']);
    expect(server.mailsTo(address)).toHaveLength(1);
    await settingsOf(caller).setHours({ timeZone: 'UTC' });
    await mailsTo(address, 2);
  });

  it('are refused in a zone that does not exist, and when they are incomplete', async () => {
    const settings = settingsOf(aBuyer());
    await expect(settings.setHours({ timeZone: 'Mars/Olympus' })).rejects.toMatchObject({
      declaration: { key: chatErrors.unknownTimeZone.key },
    });
    await expect(settings.setHours({ timeZone: 'UTC', quietFrom: 22 })).rejects.toMatchObject({
      declaration: { key: chatErrors.quietHoursIncomplete.key },
    });
  });

  it('collect notices of a day into one message, which comes once', async () => {
    const { caller, address } = await aReader('daily');
    await settingsOf(caller).setHours({ timeZone: 'Asia/Vladivostok', digestHour: 9 });
    const moves = [await publishMove(mall, caller.userId!), await publishMove(mall, caller.userId!)];
    await until(
      async () => {
        const found = await stateOf(caller);
        return found.filter((state) => state === 'collected').length === 2 ? true : undefined;
      },
      { what: 'both are collected', timeoutMs: 20_000 },
    );
    const days = await mall.query(
      'chat',
      `SELECT FROM delivery WHERE reader = $1 AND digest_day IS NOT NULL`,
      [`person:${caller.userId}`],
    );
    expect(days).toHaveLength(1);
    await mall.query(
      'chat',
      `UPDATE delivery SET next_at = now() WHERE reader = $1 AND digest_day IS NOT NULL`,
      [`person:${caller.userId}`],
    );
    const mail = (await mailsTo(address, 2))[1]!;
    for (const { orderNumber } of moves) expect(mail.text).toContain(orderNumber);
    await states(caller, ['sent', 'sent', 'sent']);
    await publishMove(mall, caller.userId!);
    await until(
      async () =>
        (await stateOf(caller)).filter((state) => state === 'collected').length === 1 ? true : undefined,
      { what: 'the next goes into the next day', timeoutMs: 20_000 },
    );
    expect(server.mailsTo(address)).toHaveLength(2);
  });
});

describe('the link of an e-mail', () => {
  it('switches its kind off without signing in, for mail programs too, and not when it is forged', async () => {
    const { caller, address } = await aReader('tired');
    await publishMove(mall, caller.userId!);
    const mail = (await mailsTo(address, 2))[1]!;
    expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const link = new URL(/<(.+)>/.exec(mail.headers['list-unsubscribe']!)![1]!);
    const post = async (query: string): Promise<unknown> => {
      const answer = await fetch(`${mall.service('gateway').url}${link.pathname}?${query}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
      return ((await answer.json()) as { code: unknown }).code;
    };
    const forged = new URLSearchParams(link.searchParams);
    forged.set('kind', 'refund');
    expect(await post(forged.toString())).toBe(chatErrors.wrongUnsubscribeLink.code);
    expect(await post(link.searchParams.toString())).toBe('00000');
    const { settings } = await settingsOf(caller).own({});
    const off = settings.filter(({ isOn }) => !isOn).map(({ kind, channel }) => `${kind} ${channel}`);
    expect(off).toEqual(['payment email']);
    const page = new URL(/https:\S+unsubscribe\S+/.exec(mail.text)![0]);
    expect([page.pathname, page.search]).toEqual(['/secoundHandCar/unsubscribe', link.search]);
  });
});

describe('a permanent refusal', () => {
  const finance = aStaffMember(['sys_event_view', 'sys_event_replay']);

  it('of the address switches it off with the reason, for its reader and for staff, who can send again', async () => {
    const { caller, address } = await aReader('fine');
    const gone = `gone${address}`;
    await mall.query('chat', `UPDATE contact SET address = $2 WHERE address = $1`, [address, gone]);
    await publishMove(mall, caller.userId!);
    await states(caller, ['failed']);
    const { email } = await settingsOf(caller).own({});
    expect(email).toMatchObject({ disabledReason: expect.stringContaining('No such user here') });
    expect(email!.disabledTime).not.toBeNull();
    await publishMove(mall, caller.userId!);
    await publishMove(mall, (await aReader('other')).caller.userId!);
    expect(server.attempts.get(gone)).toBe(1);

    const desk = mall.callAs(finance)(chatDeliveryApi);
    const { records } = await desk.page({ state: 'failed', current: 1, size: 20 });
    const failed = records.find(({ readerId }) => readerId === caller.userId)!;
    expect(failed).toMatchObject({ kind: 'payment', channel: 'email', attempts: 1 });
    expect(failed.address).not.toContain(address);
    await mall.query('chat', `UPDATE contact SET address = $2 WHERE address = $1`, [gone, address]);
    await desk.sendAgain({ deliveryId: failed.deliveryId });
    await mailsTo(address, 2);
    await expect(desk.sendAgain({ deliveryId: failed.deliveryId })).rejects.toMatchObject({
      declaration: { key: chatErrors.deliveryNotFailed.key },
    });
  });

  it('of the text fails that notice and leaves the address as it is', async () => {
    const { caller } = await aReader('moved');
    await publishMove(mall, caller.userId!);
    await states(caller, ['failed']);
    expect((await settingsOf(caller).own({})).email).toMatchObject({ disabledTime: null });
  });
});

it('nothing is lost or duplicated when chat is killed while the mail server is unreachable', async () => {
  const readers = await Promise.all(Array.from({ length: 4 }, () => aReader('chaos')));
  await server.stop();
  for (let n = 0; n < 60; n += 1) {
    await publishMove(mall, readers[n % readers.length]!.caller.userId!);
    if (n === 20) await mall.service('chat').kill9();
    if (n === 30) await mall.service('chat').start();
    if (n === 45) await server.start();
  }
  for (const { caller, address } of readers) {
    // The server was unreachable for a few attempts, after which the pauses grow.
    await mailsTo(address, 16, 90_000);
    await states(
      caller,
      Array.from({ length: 15 }, () => 'sent'),
    );
    const ids = server.mailsTo(address).map(({ headers }) => headers['message-id']);
    expect(new Set(ids).size).toBe(16);
  }
}, 180_000);
