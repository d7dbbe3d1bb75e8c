import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { adminPageTextApi } from '@mall/contracts/admin';
import { authApi, type RegisterDto } from '@mall/contracts/auth';
import { platformErrors } from '@mall/contracts/define';
import { orderApi, orderCheckoutApi, orderPersonalApi } from '@mall/contracts/order';
import {
  userApi,
  userConsentApi,
  userErrors,
  userPersonalApi,
  type ConsentPurpose,
  type ShownTextDto,
} from '@mall/contracts/user';
import {
  aBuyer,
  aNewCar,
  anId,
  aReadyBuyer,
  aService,
  aSolvedCaptcha,
  aStaffMember,
  aVisitor,
  lineOf,
  putOnSale,
  refusal,
  startMall,
  type TestMall,
  until,
} from '@mall/testing';

let mall: TestMall;

beforeAll(async () => {
  mall = await startMall(['admin', 'auth', 'file', 'order', 'product', 'tenant', 'user'], {
    env: { user: { PERSONAL_SECONDS: '1' } },
  });
});

const inForce = async (): Promise<number> =>
  (await mall.callAs(aService('user'))(adminPageTextApi).inForce({ code: 'privacy' })).version;

const shownNow = async (language: ShownTextDto['language'] = 'ru'): Promise<ShownTextDto> => ({
  version: await inForce(),
  language,
});

/** Publishes another version of the privacy policy. @returns its number */
async function changeText(): Promise<number> {
  const editor = mall.callAs(aStaffMember(['sys_page_text_view', 'sys_page_text_edit']))(adminPageTextApi);
  const { version, title, lead, sections } = await editor.one({ code: 'privacy' });
  const changed = { ...title, ru: `Персональные данные ${anId()}` };
  return (await editor.save({ code: 'privacy', version, title: changed, lead, sections })).version;
}

const liveOf = async (caller: ReturnType<typeof aBuyer>): Promise<readonly string[]> =>
  (await mall.callAs(caller)(userConsentApi).own({}))
    .filter(({ withdrawnTime }) => withdrawnTime === null)
    .map(({ purpose }) => purpose);

const give = async (caller: ReturnType<typeof aBuyer>, purpose: ConsentPurpose): Promise<void> => {
  await mall
    .callAs(caller)(userConsentApi)
    .give({ purpose, ...(await shownNow()) });
};

describe('a consent', () => {
  it('is kept with the text that was shown, when and from where; a withdrawal does not overwrite it', async () => {
    const caller = aBuyer({ ip: '203.0.113.7', userAgent: 'Firefox' });
    const consents = mall.callAs(caller)(userConsentApi);
    const shown = await shownNow('zh');
    await consents.give({ purpose: 'marketing', ...shown });
    await consents.give({ purpose: 'marketing', ...shown });
    const [given, ...more] = await consents.own({});
    expect(more).toEqual([]);
    expect(given).toMatchObject({
      ...{ purpose: 'marketing', textCode: 'privacy', ...shown, withdrawnTime: null },
      ...{ ip: '203.0.113.7', device: 'Firefox' },
    });
    await mall.callAs(caller)(userPersonalApi).withdrawConsent({ purpose: 'marketing' });
    await consents.give({ purpose: 'marketing', ...shown });
    const [again, former] = await consents.own({});
    expect(former).toEqual({ ...given, withdrawnTime: expect.any(String) as string });
    expect(again).toMatchObject({ withdrawnTime: null });
    expect(await mall.callAs(aBuyer())(userConsentApi).own({})).toEqual([]);
  });

  it('cannot be changed or deleted, not even by the service itself', async () => {
    const caller = aBuyer();
    await give(caller, 'marketing');
    await mall.callAs(caller)(userPersonalApi).withdrawConsent({ purpose: 'marketing' });
    for (const statement of [
      'UPDATE consent SET version = 99',
      'DELETE FROM consent',
      'UPDATE consent_withdrawal SET ip = NULL',
      'DELETE FROM consent_withdrawal',
    ])
      await expect(mall.query('user', statement)).rejects.toThrow('stay as they were given');
  });

  it('is stored once when two windows give it at the same moment', async () => {
    const caller = aBuyer();
    await Promise.all([1, 2, 3, 4].map(() => give(caller, 'checkout')));
    expect(await liveOf(caller)).toEqual(['checkout']);
  });

  it('is refused to a text that has changed, to one that does not exist, and in an unknown language', async () => {
    const caller = aBuyer();
    const consents = mall.callAs(caller)(userConsentApi);
    const former = await shownNow();
    await changeText();
    expect(await refusal(consents.give({ purpose: 'marketing', ...former }))).toBe(
      userErrors.consentTextChanged.key,
    );
    const unknown = { ...former, version: 2_000_000_000 };
    expect(await refusal(consents.give({ purpose: 'marketing', ...unknown }))).toBe(
      userErrors.consentTextChanged.key,
    );
    const esperanto = { ...(await shownNow()), language: 'eo' as never };
    expect(await refusal(consents.give({ purpose: 'marketing', ...esperanto }))).toBe(
      platformErrors.invalidInput.key,
    );
    expect(await refusal(consents.give({ purpose: 'all' as never, ...(await shownNow()) }))).toBe(
      platformErrors.invalidInput.key,
    );
    expect(await consents.own({})).toEqual([]);
  });

  it('shows its wording as it was, also after the text has changed', async () => {
    const visitor = mall.callAs(aVisitor())(adminPageTextApi);
    const before = await visitor.shown({ code: 'privacy', lang: 'ru' });
    await changeText();
    const { version } = before;
    expect(await visitor.shownVersion({ code: 'privacy', version, lang: 'ru' })).toEqual(before);
    expect(await refusal(visitor.shownVersion({ code: 'privacy', version: 999_999 }))).toBe(
      platformErrors.notFound.key,
    );
  });

  it('is stored by other services only for themselves, never by a buyer for somebody', async () => {
    const caller = aBuyer();
    const given = { userId: caller.userId!, purpose: 'checkout', consent: await shownNow() } as const;
    expect(await refusal(mall.callAs(caller)(userConsentApi).store(given))).toBe(
      platformErrors.forbidden.key,
    );
    expect(await refusal(mall.callAs(aVisitor())(userConsentApi).own({}))).toBe(
      platformErrors.signInNeeded.key,
    );
  });
});

describe('a registration', () => {
  let phones = 0;

  async function register(more: Partial<RegisterDto>) {
    phones += 1;
    const mobile = `+7914666${String(1_000 + phones)}`;
    const visitor = mall.callAs(aVisitor({ ip: `10.7.0.${phones}`, userAgent: 'Yandex' }))(authApi);
    const captcha = await aSolvedCaptcha('sms', (request) => visitor.createCaptcha(request));
    await visitor.sendRegistrationCode({ countryCode: '+7', number: mobile, ...captcha });
    const sent = await readFile(join(mall.dir, 'sms', `${mobile.slice(1)}.txt`), 'utf8');
    const code = [...sent.matchAll(/\b\d{6}\b/g)].at(-1)![0];
    const userName = `consenting${phones}`;
    return visitor.register({ userName, password: 'длинный-пароль-77', mobile, code, ...more });
  }

  const idOf = async (userName: string): Promise<string> => {
    const [account] = await mall.query<{ id: string }>(
      'auth',
      'SELECT user_id AS id FROM account WHERE username = $1',
      [userName],
    );
    return account!.id;
  };

  it('stores the consent that came with it, from where it came', async () => {
    const consent = await shownNow('en');
    await register({ consent });
    const caller = aBuyer({ userId: await idOf(`consenting${phones}`) });
    const [stored] = await until(
      async () => {
        const own = await mall.callAs(caller)(userConsentApi).own({});
        return own.length > 0 ? own : undefined;
      },
      { what: 'the consent of the registration', timeoutMs: 20_000 },
    );
    expect(stored).toMatchObject({
      purpose: 'account',
      ...consent,
      ip: `10.7.0.${phones}`,
      device: 'Yandex',
    });
  });

  it('opens no account on an outdated text, and asks for no consent in the prescribed request', async () => {
    const former = await shownNow();
    await changeText();
    expect(await refusal(register({ consent: former }))).toBe(userErrors.consentTextChanged.key);
    expect(await mall.query('auth', `SELECT FROM account WHERE username = 'consenting${phones}'`)).toEqual(
      [],
    );
    await register({});
    const caller = aBuyer({ userId: await idOf(`consenting${phones}`) });
    expect(await mall.callAs(caller)(userConsentApi).own({})).toEqual([]);
  });
});

describe('a checkout', () => {
  it('stores its consent with the order, and places none on an outdated text', async () => {
    const { caller, addrId } = await aReadyBuyer(mall);
    const car = aNewCar();
    await putOnSale(mall, car);
    const checkout = mall.callAs(caller)(orderCheckoutApi);
    const { confirmId } = await checkout.confirm({ addrId, dvyType: 1, shopCartItem: lineOf(car) });
    const former = await shownNow();
    await changeText();
    const submitted = { confirmId, idempotencyKey: randomUUID() };
    expect(await refusal(checkout.submit({ ...submitted, consent: former }))).toBe(
      userErrors.consentTextChanged.key,
    );
    expect(await mall.query('order', 'SELECT FROM sales_order WHERE user_id = $1', [caller.userId])).toEqual(
      [],
    );
    const consent = await shownNow();
    const placed = await checkout.submit({ ...submitted, consent });
    expect(placed).toHaveLength(1);
    expect(await liveOf(caller)).toEqual(['checkout']);
    await changeText();
    // The answer was lost and the text has changed since: the order is placed, whatever the consent.
    expect(await checkout.submit({ ...submitted, consent })).toEqual(placed);
  });
});

describe('the withdrawal', () => {
  const passportOf = async (caller: ReturnType<typeof aBuyer>) =>
    (await mall.callAs(caller)(userApi).detail({})).passportNo;

  it('of the passport deletes the documents and their pictures', async () => {
    const { caller } = await aReadyBuyer(mall);
    const [file] = await mall.query<{ id: string }>(
      'file',
      `INSERT INTO file (key, state, purpose, is_public, owner_zone, owner_id, origin_name, content_type, size_bytes, sha256, source_sha256)
       VALUES ($1, 'stored', 'passport', false, 'shop', $2, 'passport.jpg', 'image/jpeg', 1, 'a', 'b') RETURNING file_id AS id`,
      [`2026/11/30/${randomUUID()}.jpg`, caller.userId],
    );
    const users = mall.callAs(caller)(userApi);
    const consent = await shownNow();
    await users.update({ passportImgs: [`/api/files/f/${file!.id}`], consent });
    expect(await liveOf(caller)).toEqual(['passport']);
    const { isPassportKept } = await mall
      .callAs(caller)(userPersonalApi)
      .withdrawConsent({ purpose: 'passport' });
    expect(isPassportKept).toBe(false);
    expect(await users.detail({})).toMatchObject({
      ...{ passportNo: null, birthDate: null, taxNo: null, passportImgs: [], profileComplete: false },
      surname: expect.any(String) as string,
    });
    expect(await mall.query('file', 'SELECT FROM file WHERE file_id = $1', [file!.id])).toEqual([]);
    expect(await liveOf(caller)).toEqual([]);
  });

  it('of the passport waits while a contract needs it, and is carried out once none does', async () => {
    const { caller, addrId } = await aReadyBuyer(mall);
    await mall
      .callAs(caller)(userApi)
      .update({ consent: await shownNow() });
    const car = aNewCar();
    await putOnSale(mall, car);
    const checkout = mall.callAs(caller)(orderCheckoutApi);
    const { confirmId } = await checkout.confirm({ addrId, dvyType: 1, shopCartItem: lineOf(car) });
    const [orderId] = await checkout.submit({ confirmId, idempotencyKey: randomUUID() });
    const deals = mall.callAs(aService('user'))(orderPersonalApi);
    expect((await deals.openDeals({ userId: caller.userId! })).orderNumbers).toHaveLength(1);
    const withdrawn = await mall.callAs(caller)(userPersonalApi).withdrawConsent({ purpose: 'passport' });
    expect(withdrawn).toEqual({ isPassportKept: true });
    expect(await passportOf(caller)).not.toBeNull();
    await mall.callAs(caller)(orderApi).cancel({ orderId: orderId! });
    expect((await deals.openDeals({ userId: caller.userId! })).orderNumbers).toEqual([]);
    await until(async () => ((await passportOf(caller)) === null ? true : undefined), {
      what: 'the deletion of the passport',
      timeoutMs: 20_000,
    });
  });

  it('of the account asks for its erasure once', async () => {
    const caller = aBuyer();
    await give(caller, 'account');
    const personal = mall.callAs(caller)(userPersonalApi);
    await Promise.all([1, 2, 3].map(() => personal.withdrawConsent({ purpose: 'account' })));
    expect(await personal.own({})).toMatchObject([{ kind: 'erasure', state: 'waiting' }]);
  });
});
