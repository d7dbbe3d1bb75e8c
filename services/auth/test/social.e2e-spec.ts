import { authApi, authErrors } from '@mall/contracts/auth';
import { platformErrors } from '@mall/contracts/define';
import { aBuyer, aVisitor, startMall, type TestMall } from '@mall/testing';
import { LocalIdentityProvider } from '@mall/testing/identity';
import { basic, People, rejection } from './people.js';

const SHOP_URL = 'http://127.0.0.1:1/';
const OPENID = { provider: 'OPENID' } as const;

let mall: TestMall;
let people: People;
let provider: LocalIdentityProvider;
let made = 0;

beforeAll(async () => {
  provider = await LocalIdentityProvider.start(`${SHOP_URL}authredirect`);
  mall = await startMall(['auth'], { env: { auth: { SHOP_URL, OPENID_URL: provider.variable } } });
  people = new People(mall);
});
afterAll(() => provider.stop());

interface Answer {
  readonly state: string;
  readonly code: string;
  readonly iss?: string;
}

/** Returns a browser with its device cookie, in a network of its own. */
function aBrowser(userId?: string) {
  made += 1;
  const traits = { ip: `10.8.${made}.1`, userAgent: 'test', deviceKey: `browser ${made}` };
  const caller = userId === undefined ? aVisitor(traits) : aBuyer({ ...traits, userId });
  const auth = mall.callAs(caller)(authApi);
  return {
    auth,
    /** Goes to the provider, and comes back as that person. */
    comeBackAs: async (person: string) => {
      const { url } = await auth.startSocial(OPENID);
      const back = (await provider.visit(url, person)).searchParams;
      return { state: back.get('state')!, code: back.get('code')!, iss: back.get('iss')! };
    },
    grant: ({ state, code, iss = provider.url }: Answer, key = 'OPENID') =>
      auth.token({
        grant_type: 'mobile',
        mobile: `${key}@${code}`,
        state,
        iss,
        clientCredentials: basic('web'),
      }),
  };
}

/** Returns a number to which a registration code was sent. */
async function aNumber(mobile = `+7914777${String(1_000 + (made += 1))}`) {
  await mall.query('auth', `UPDATE sms_code SET sent_at = sent_at - interval '2 minutes'`);
  await people.sendRegistrationCode(mobile);
  return { mobile, code: await people.codeSentTo(mobile) };
}

/** Registers a new buyer who came by the provider as that person. */
async function aSocialBuyer(person: string) {
  const browser = aBrowser();
  const answer = await browser.comeBackAs(person);
  expect(authErrors.notBound.is(await rejection(browser.grant(answer)))).toBe(true);
  const number = await aNumber();
  const pair = await browser.auth.registerSocial({ state: answer.state, ...number });
  return { browser, mobile: number.mobile, userId: pair.userId, state: answer.state };
}

const refused = async (work: Promise<unknown>): Promise<boolean> =>
  authErrors.socialRefused.is(await rejection(work));

describe('a person who signs in with another service', () => {
  it('is offered what is configured, and nothing else', async () => {
    const { auth } = aBrowser();
    expect((await auth.socialWays({})).map(({ provider: key }) => key)).toEqual(['OPENID']);
    expect(platformErrors.notFound.is(await rejection(auth.startSocial({ provider: 'VK' })))).toBe(true);
  });

  it('confirms a phone number the first time, and has the same account ever after, in any browser', async () => {
    const { userId } = await aSocialBuyer('ivan');
    const elsewhere = aBrowser();
    const pair = await elsewhere.grant(await elsewhere.comeBackAs('ivan'));
    expect(pair).toMatchObject({ user_id: userId, token_type: 'Bearer' });
  });

  it('gets the account that the number has already', async () => {
    const known = await people.register();
    const browser = aBrowser();
    const answer = await browser.comeBackAs('known');
    await rejection(browser.grant(answer));
    const number = await aNumber(known.mobile);
    const pair = await browser.auth.registerSocial({ state: answer.state, ...number });
    expect(pair.userId).toBe(known.userId);
  });

  it('needs the right code, and confirms a number once', async () => {
    const browser = aBrowser();
    const { state, code } = await browser.comeBackAs('careless');
    await rejection(browser.grant({ state, code }));
    const number = await aNumber();
    const wrong = { state, mobile: number.mobile, code: number.code === '000000' ? '000001' : '000000' };
    expect(authErrors.wrongCode.is(await rejection(browser.auth.registerSocial(wrong)))).toBe(true);
    await browser.auth.registerSocial({ state, ...number });
    expect(await refused(browser.auth.registerSocial({ state, ...(await aNumber()) }))).toBe(true);
  });

  it('is sent back with the refusal, and no code, when they refuse there', async () => {
    const { auth } = aBrowser();
    const { url } = await auth.startSocial(OPENID);
    const back = (await provider.visit(url)).searchParams;
    expect([back.get('error'), back.get('code')]).toEqual(['access_denied', null]);
  });
});

describe('a return from the provider is refused', () => {
  it('a second time', async () => {
    await aSocialBuyer('twice');
    const browser = aBrowser();
    const answer = await browser.comeBackAs('twice');
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => rejection(browser.grant(answer))));
    expect(outcomes.filter((outcome) => outcome === 'resolved')).toHaveLength(1);
    expect(outcomes.filter((outcome) => authErrors.socialRefused.is(outcome))).toHaveLength(4);
  });

  it('in another browser than began it, also to confirm a number', async () => {
    const [own, other] = [aBrowser(), aBrowser()];
    const answer = await own.comeBackAs('fixed');
    expect(await refused(other.grant(answer))).toBe(true);
    await rejection(own.grant(answer));
    expect(await refused(other.auth.registerSocial({ state: answer.state, ...(await aNumber()) }))).toBe(
      true,
    );
  });

  it('with a code that was stolen from somebody else', async () => {
    const [victim, thief] = [aBrowser(), aBrowser()];
    const stolen = await victim.comeBackAs('victim');
    const own = await thief.comeBackAs('thief');
    expect(await refused(thief.grant({ state: own.state, code: stolen.code }))).toBe(true);
  });

  it.each([
    ['late', `UPDATE social_attempt SET expires_at = now() - interval '1 second'`],
    ['with another nonce than was sent', `UPDATE social_attempt SET nonce = 'another'`],
    ['with another proof than was announced', `UPDATE social_attempt SET verifier = repeat('v', 43)`],
  ])('%s', async (_, change) => {
    const browser = aBrowser();
    const answer = await browser.comeBackAs('late');
    await mall.query('auth', change);
    expect(await refused(browser.grant(answer))).toBe(true);
  });

  it('with an invented state, or for another service', async () => {
    const browser = aBrowser();
    const { state, code } = await browser.comeBackAs('mixed');
    expect(
      await refused(browser.grant({ ...(await browser.comeBackAs('mixed')), iss: 'https://other.example' })),
    ).toBe(true);
    expect(await refused(browser.grant({ state: `OPENID-${'x'.repeat(43)}`, code }))).toBe(true);
    expect(authErrors.notBound.is(await rejection(browser.grant({ state, code }, 'VK')))).toBe(true);
    const staff = browser.auth.token({
      grant_type: 'mobile',
      mobile: `OPENID@${code}`,
      state,
      clientCredentials: basic('admin'),
    });
    expect(authErrors.notBound.is(await rejection(staff))).toBe(true);
  });
});

describe('a link', () => {
  it('is made and undone by who is signed in, and signs in meanwhile', async () => {
    const { userId } = await people.register();
    const own = aBrowser(userId);
    await own.auth.bindSocial(await own.comeBackAs('linked'));
    expect(await own.auth.ownSocialLinks({})).toMatchObject([{ provider: 'OPENID', person: 'Test linked' }]);
    const elsewhere = aBrowser();
    expect((await elsewhere.grant(await elsewhere.comeBackAs('linked'))).user_id).toBe(userId);
    await own.auth.unbindSocial(OPENID);
    expect(await own.auth.ownSocialLinks({})).toEqual([]);
    expect(platformErrors.notFound.is(await rejection(own.auth.unbindSocial(OPENID)))).toBe(true);
    const gone = await rejection(elsewhere.grant(await elsewhere.comeBackAs('linked')));
    expect(authErrors.notBound.is(gone)).toBe(true);
  });

  it('is not made by an attempt to sign in, and an attempt to link signs nobody in', async () => {
    const { userId } = await people.register();
    const visitor = aBrowser();
    const signingIn = await visitor.comeBackAs('crossed');
    const own = aBrowser(userId);
    expect(await refused(own.auth.bindSocial(signingIn))).toBe(true);
    const linking = await own.comeBackAs('crossed');
    expect(await refused(own.grant(linking))).toBe(true);
  });

  it('belongs to one account, and an account has one of a service', async () => {
    await aSocialBuyer('taken');
    const { userId } = await people.register();
    const own = aBrowser(userId);
    const taken = await rejection(own.auth.bindSocial(await own.comeBackAs('taken')));
    expect(authErrors.socialTaken.is(taken)).toBe(true);
    await own.auth.bindSocial(await own.comeBackAs('first'));
    await own.auth.bindSocial(await own.comeBackAs('first'));
    const second = await rejection(own.auth.bindSocial(await own.comeBackAs('second')));
    expect(authErrors.anotherLinked.is(second)).toBe(true);
  });

  it('stays while it is the last way to sign in', async () => {
    const { userId } = await aSocialBuyer('lonely');
    const own = aBrowser(userId);
    await mall.query('auth', 'UPDATE account SET mobile = NULL WHERE user_id = $1', [userId]);
    expect(authErrors.lastWayToSignIn.is(await rejection(own.auth.unbindSocial(OPENID)))).toBe(true);
    await mall.query('auth', `UPDATE account SET mobile = '+79990009999' WHERE user_id = $1`, [userId]);
    await own.auth.unbindSocial(OPENID);
  });

  it('opens no locked account', async () => {
    const { userId } = await aSocialBuyer('locked');
    await mall.query('auth', `UPDATE account SET status = 'locked' WHERE user_id = $1`, [userId]);
    const browser = aBrowser();
    const outcome = await rejection(browser.grant(await browser.comeBackAs('locked')));
    expect(authErrors.accountLocked.is(outcome)).toBe(true);
  });
});

describe('the first password', () => {
  const PASSWORD = 'a first password of my own';

  /** Registers a buyer without a password who signed in twice, and returns the code that was sent for a first password. */
  async function withCode(person: string) {
    const { userId, mobile } = await aSocialBuyer(person);
    const elsewhere = aBrowser();
    await elsewhere.grant(await elsewhere.comeBackAs(person));
    const own = aBrowser(userId);
    await mall.query('auth', `UPDATE sms_code SET sent_at = sent_at - interval '2 minutes'`);
    await own.auth.sendFirstPasswordCode({});
    return { own, userId, mobile, code: await people.codeSentTo(mobile) };
  }

  it('is chosen with a code to the own phone; other sessions end, and the last link may go', async () => {
    const { own, userId, mobile, code } = await withCode('chooser');
    expect(await own.auth.ownPassword({})).toEqual({
      isSet: false,
      mobile: expect.stringContaining(mobile.slice(-4)),
    });
    await own.auth.setFirstPassword({ code, newPassword: PASSWORD });
    expect(await own.auth.ownPassword({})).toMatchObject({ isSet: true });
    const live = `SELECT 1 FROM session JOIN account USING (account_id) WHERE user_id = $1 AND revoked_at IS NULL`;
    expect(await mall.query('auth', live, [userId])).toEqual([]);
    await mall.query('auth', 'UPDATE account SET mobile = NULL WHERE user_id = $1', [userId]);
    await own.auth.unbindSocial(OPENID);
    await mall.query('auth', 'UPDATE account SET mobile = $2 WHERE user_id = $1', [userId, mobile]);
    const pair = await aBrowser().auth.login({ principal: mobile, credentials: PASSWORD, sysType: 0 });
    expect(pair.userId).toBe(userId);
  });

  it('is chosen once with a code, by two calls at once too; whoever forgets it gets another code', async () => {
    const { own, mobile, code } = await withCode('twofold');
    const both = [PASSWORD, `${PASSWORD} 2`].map((newPassword) =>
      rejection(own.auth.setFirstPassword({ code, newPassword })),
    );
    expect((await Promise.all(both)).filter((outcome) => outcome === 'resolved')).toHaveLength(1);
    const again = await rejection(own.auth.setFirstPassword({ code, newPassword: PASSWORD }));
    expect(authErrors.wrongCode.is(again)).toBe(true);
    await mall.query('auth', `UPDATE sms_code SET sent_at = sent_at - interval '2 minutes'`);
    await own.auth.sendFirstPasswordCode({});
    const newPassword = 'one that is remembered';
    await own.auth.setFirstPassword({ code: await people.codeSentTo(mobile), newPassword });
    const pair = await aBrowser().auth.login({ principal: mobile, credentials: newPassword, sysType: 0 });
    expect(pair.userId).toBeDefined();
  });

  it('needs the code that was sent for it, which a weak password does not use up', async () => {
    const { own, mobile, code } = await withCode('weak');
    const weak = await rejection(own.auth.setFirstPassword({ code, newPassword: 'password123' }));
    expect(authErrors.weakPassword.is(weak)).toBe(true);
    const forAnother = await aNumber(mobile);
    const wrong = await rejection(
      own.auth.setFirstPassword({ code: forAnother.code, newPassword: PASSWORD }),
    );
    expect(forAnother.code === code || authErrors.wrongCode.is(wrong)).toBe(true);
  });
});

it('gets an error, and may sign in otherwise, while the service does not answer', async () => {
  const browser = aBrowser();
  const answer = await browser.comeBackAs('late');
  provider.stop();
  const outcome = await rejection(browser.grant(answer));
  expect(authErrors.socialUnavailable.is(outcome)).toBe(true);
});
