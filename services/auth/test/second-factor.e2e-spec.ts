import { authApi, authErrors, authEvents, type TokenPairView } from '@mall/contracts/auth';
import { MallError, platformErrors, type Caller } from '@mall/contracts/define';
import {
  AGE_USED_CODES,
  appCode,
  aBuyer,
  aService,
  aSolvedCaptcha,
  aStaffMember,
  aVisitor,
  startMall,
  type TestMall,
} from '@mall/testing';
import { decodeJwt } from 'jose';
import { basic, PASSWORD, People, rejection, type Registered } from './people.js';

let mall: TestMall;
let people: People;
let nextStaff = 0;

/** Returns the issue of a refusal for a field. */
const issueOf = (thrown: unknown, field: string) =>
  (thrown as MallError).issues.find((issue) => issue.field === field);
const keyOf = (thrown: unknown): string => (thrown as MallError).declaration?.key ?? String(thrown);

/** A buyer with a session, as the gateway vouches for it. */
interface Person {
  readonly account: Registered;
  readonly caller: Caller;
}

const sessionIn = (token: string): string => String(decodeJwt(token)['sid']);
const provedAt = (token: string): unknown => decodeJwt(token)['fac'];

async function aPerson(): Promise<Person> {
  const account = await people.register();
  const sessionId = sessionIn(account.access_token);
  return { account, caller: aBuyer({ userId: account.userId, username: account.userName, sessionId }) };
}

const as = (caller: Caller) => mall.callAs(caller)(authApi);

interface Enrolled extends Person {
  readonly secret: string;
  readonly codes: readonly string[];
  readonly token: string;
}

/** Turns the factor on some time ago: the test has two more codes of the app. */
async function anEnrolled(): Promise<Enrolled> {
  const person = await aPerson();
  const { secret } = await as(person.caller).startFactor({ password: PASSWORD });
  const on = await as(person.caller).turnFactorOn({ factor: appCode(secret) });
  await mall.query('auth', AGE_USED_CODES);
  return { ...person, secret, codes: on.codes, token: on.access_token };
}

const signIn = (username: string, password = PASSWORD, client = 'web') =>
  people.visitor().token({ grant_type: 'password', username, password, clientCredentials: basic(client) });

async function ticketOf(username: string, password = PASSWORD, client = 'web'): Promise<string> {
  const refusal = await rejection(signIn(username, password, client));
  expect(keyOf(refusal)).toBe(authErrors.factorNeeded.key);
  return issueOf(refusal, 'factor')!.question!;
}

const goOn = (ticket: string, factor: string, client = 'web', visitor = people.visitor()) =>
  visitor.token({ grant_type: 'ticket', ticket, factor, clientCredentials: basic(client) });

const eventsOf = async (userId: string): Promise<unknown[]> => {
  const rows = await mall.query<{ payload: { change: string } }>(
    'auth',
    `SELECT payload FROM outbox WHERE subject = '${authEvents.factorChanged.subject}' AND aggregate_id = '${userId}' ORDER BY seq`,
  );
  return rows.map(({ payload }) => payload.change);
};

beforeAll(async () => {
  mall = await startMall(['auth']);
  people = new People(mall);
});

describe('turning a second factor on', () => {
  it('takes the password, then a code of the app; other sessions end', async () => {
    const { account, caller } = await aPerson();
    const other: TokenPairView = await people
      .visitor()
      .login({ principal: account.userName, credentials: PASSWORD, sysType: 0 });
    const wrong = await rejection(as(caller).startFactor({ password: 'another password' }));
    expect(keyOf(wrong)).toBe(authErrors.wrongOldPassword.key);
    expect(keyOf(await rejection(as(caller).startFactor({})))).toBe(authErrors.wrongOldPassword.key);
    const { secret, uri } = await as(caller).startFactor({ password: PASSWORD });
    expect(uri).toContain(`secret=${secret}`);
    expect(await as(caller).ownFactor({})).toMatchObject({ isOn: false, recoveryLeft: 0 });
    const { codes, access_token } = await as(caller).turnFactorOn({ factor: appCode(secret) });
    expect(new Set(codes).size).toBe(10);
    expect(provedAt(access_token)).toEqual(expect.any(Number));
    expect(await as(caller).ownFactor({})).toMatchObject({ isOn: true, recoveryLeft: 10 });
    expect(keyOf(await rejection(as(caller).startFactor({ password: PASSWORD })))).toBe(
      authErrors.factorOn.key,
    );
    const ended = await rejection(people.visitor().refresh({ refreshToken: other.refresh_token }));
    expect(keyOf(ended)).toBe(authErrors.sessionEnded.key);
    const renewed = await people.visitor().refresh({ refreshToken: account.refresh_token });
    expect(provedAt(renewed.access_token)).toBe(provedAt(access_token));
  });

  it('does not happen with a wrong code, and its key expires after an hour', async () => {
    const { account, caller } = await aPerson();
    expect(keyOf(await rejection(as(caller).turnFactorOn({ factor: '123456' })))).toBe(
      authErrors.factorNotStarted.key,
    );
    const { secret } = await as(caller).startFactor({ password: PASSWORD });
    const { secret: another } = await as((await aPerson()).caller).startFactor({ password: PASSWORD });
    const wrong = await rejection(as(caller).turnFactorOn({ factor: appCode(another) }));
    expect(issueOf(wrong, 'factor')).toBeDefined();
    await mall.query('auth', `UPDATE second_factor SET started_at = now() - interval '61 minutes'`);
    expect(keyOf(await rejection(as(caller).turnFactorOn({ factor: appCode(secret) })))).toBe(
      authErrors.factorNotStarted.key,
    );
    expect(await signIn(account.userName)).toMatchObject({ user_id: account.userId });
  });

  it('leaves neither key nor recovery codes readable in the database', async () => {
    const { secret, codes } = await anEnrolled();
    const rows = await mall.query(
      'auth',
      `SELECT secret_sealed::text || coalesce((SELECT string_agg(code_hash::text, '')
      FROM recovery_code), '') AS stored FROM second_factor`,
    );
    const stored = Buffer.from(JSON.stringify(rows)).toString('latin1');
    for (const text of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(stored).not.toContain(Buffer.from(text).toString('hex'));
  });
});

describe('signing in with a second factor', () => {
  it('takes the password, then a code, which is accepted once', async () => {
    const { account, secret } = await anEnrolled();
    const code = appCode(secret);
    const pair = await goOn(await ticketOf(account.userName), code);
    expect(pair).toMatchObject({ token_type: 'Bearer', user_id: account.userId });
    expect(provedAt(pair.access_token)).toEqual(expect.any(Number));
    const again = await rejection(goOn(await ticketOf(account.userName), code));
    expect(keyOf(again)).toBe(authErrors.wrongFactor.key);
  });

  it('is not told apart from a wrong password without the price of an attempt', async () => {
    const { account } = await anEnrolled();
    const visitor = people.visitor();
    const attempt = () =>
      rejection(
        visitor.token({
          grant_type: 'password',
          username: account.userName,
          password: PASSWORD,
          clientCredentials: basic('web'),
        }),
      );
    for (let n = 0; n < 5; n += 1) expect(keyOf(await attempt())).toBe(authErrors.factorNeeded.key);
    expect(keyOf(await attempt())).toBe(platformErrors.tooFrequent.key);
  });

  it('accepts each recovery code once, tells the owner, and counts what is left', async () => {
    const { account, codes, caller } = await anEnrolled();
    await goOn(await ticketOf(account.userName), codes[0]!.toUpperCase().replaceAll('-', ' '));
    const again = await rejection(goOn(await ticketOf(account.userName), codes[0]!));
    expect(keyOf(again)).toBe(authErrors.wrongFactor.key);
    expect(await as(caller).ownFactor({})).toMatchObject({ recoveryLeft: 9 });
    expect(await eventsOf(account.userId)).toContain('recoveryUsed');
  });

  it('accepts one of two parallel requests with the same code', async () => {
    const { account, secret, codes } = await anEnrolled();
    for (const code of [appCode(secret), codes[1]!]) {
      const tickets = [await ticketOf(account.userName), await ticketOf(account.userName)];
      const outcomes = await Promise.allSettled(tickets.map((ticket) => goOn(ticket, code)));
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
  });

  it('refuses the code of another account, and a ticket of another client, twice, or after a new password', async () => {
    const [anna, boris] = [await anEnrolled(), await anEnrolled()];
    const ticket = await ticketOf(anna.account.userName);
    expect(keyOf(await rejection(goOn(ticket, appCode(boris.secret))))).toBe(authErrors.wrongFactor.key);
    expect(keyOf(await rejection(goOn(ticket, boris.codes[0]!)))).toBe(authErrors.wrongFactor.key);
    expect(keyOf(await rejection(goOn(ticket, appCode(anna.secret), 'merchant')))).toBe(
      authErrors.signInLapsed.key,
    );
    await goOn(ticket, appCode(anna.secret));
    expect(keyOf(await rejection(goOn(ticket, anna.codes[0]!)))).toBe(authErrors.signInLapsed.key);
    const old = await ticketOf(boris.account.userName);
    await as(boris.caller).changePassword({ oldPassword: PASSWORD, newPassword: `${PASSWORD}-new` });
    expect(keyOf(await rejection(goOn(old, boris.codes[1]!)))).toBe(authErrors.signInLapsed.key);
  });

  it('is asked for after a code by SMS, too', async () => {
    const { account, secret } = await anEnrolled();
    await mall.query('auth', `UPDATE sms_code SET sent_at = sent_at - interval '2 minutes'`);
    const visitor = people.visitor();
    await visitor.requestLoginCode({
      mobile: account.mobile,
      ...(await aSolvedCaptcha('sms', (request) => visitor.createCaptcha(request))),
    });
    const refusal = await rejection(
      visitor.token({
        grant_type: 'mobile',
        mobile: `SMS@${account.mobile}`,
        code: await people.codeSentTo(account.mobile),
        clientCredentials: basic('sms'),
      }),
    );
    const ticket = issueOf(refusal, 'factor')!.question!;
    expect(await goOn(ticket, appCode(secret), 'sms')).toMatchObject({ user_id: account.userId });
  });

  it.each(['', '0', '00000', '1234567', 'x'.repeat(16), '０００００００', "' OR 1=1 --"])(
    'refuses %j as a code',
    async (typed) => {
      const { account } = await anEnrolled();
      const refusal = await rejection(goOn(await ticketOf(account.userName), typed));
      expect([authErrors.wrongFactor.key, authErrors.factorNeeded.key]).toContain(keyOf(refusal));
    },
  );

  it('stops guesses from many networks after ten, tells the owner once, and lets a known browser in', async () => {
    const { account, secret } = await anEnrolled();
    const owner = aVisitor({ deviceKey: 'own-browser', ip: '10.77.0.1' });
    const known = mall.callAs(owner)(authApi);
    await goOn(await ticketOf(account.userName), appCode(secret), 'web', known);
    const ticket = await ticketOf(account.userName);
    for (let n = 0; n < 10; n += 1)
      expect(keyOf(await rejection(goOn(ticket, '000000')))).toBe(authErrors.wrongFactor.key);
    for (let n = 0; n < 3; n += 1)
      expect(keyOf(await rejection(goOn(ticket, appCode(secret, 'next'))))).toBe(
        platformErrors.tooFrequent.key,
      );
    expect((await eventsOf(account.userId)).filter((change) => change === 'guessed')).toHaveLength(1);
    expect(await goOn(ticket, appCode(secret, 'next'), 'web', known)).toMatchObject({
      user_id: account.userId,
    });
  });
});

describe('a session', () => {
  it('proves the factor again with a code, and not with that of another person', async () => {
    const [anna, boris] = [await anEnrolled(), await anEnrolled()];
    const stolen = await rejection(as(anna.caller).freshenFactor({ factor: appCode(boris.secret) }));
    expect(keyOf(stolen)).toBe(authErrors.wrongFactor.key);
    await mall.query('auth', `UPDATE session SET factor_at = now() - interval '1 hour'`);
    const { access_token } = await as(anna.caller).freshenFactor({ factor: appCode(anna.secret) });
    expect(Date.now() / 1_000 - Number(provedAt(access_token))).toBeLessThan(60);
  });

  it('without the code turns the factor neither off nor its recovery codes over', async () => {
    const { caller, codes, secret } = await anEnrolled();
    for (const factor of ['000000', 'x', '0000-0000-0000-0000']) {
      expect(keyOf(await rejection(as(caller).turnFactorOff({ factor })))).toBe(authErrors.wrongFactor.key);
      expect(keyOf(await rejection(as(caller).renewRecovery({ factor })))).toBe(authErrors.wrongFactor.key);
    }
    const renewed = await as(caller).renewRecovery({ factor: codes[3]! });
    expect(renewed.codes.some((code) => codes.includes(code))).toBe(false);
    expect(keyOf(await rejection(as(caller).freshenFactor({ factor: codes[4]! })))).toBe(
      authErrors.wrongFactor.key,
    );
    const off = await as(caller).turnFactorOff({ factor: appCode(secret) });
    expect(provedAt(off.access_token)).toBeUndefined();
    expect(await as(caller).ownFactor({})).toMatchObject({ isOn: false, recoveryLeft: 0 });
    expect(keyOf(await rejection(as(caller).freshenFactor({ factor: appCode(secret, 'next') })))).toBe(
      authErrors.factorOff.key,
    );
  });
});

/** Opens the account of a member of staff. */
async function aMember(traits: { readonly isPasswordOfOthers?: boolean } = {}) {
  const username = `clerk${++nextStaff}x`;
  const account = { username, password: PASSWORD, roles: [], ...traits };
  const { userId } = await as(aService('admin')).createAccount({ side: 'staff', ...account });
  return { userId, username, caller: aStaffMember(['factor_reset'], { userId, username }) };
}

describe('a lost factor', () => {
  const ask = (by: Caller, person: string) =>
    as(by).askFactorReset({ side: 'shop', person, reason: 'Позвонил и назвал последние заказы' });

  it('is reset by two members of staff; every session of the person ends, and they are told twice', async () => {
    const [first, second, { account }] = [await aMember(), await aMember(), await anEnrolled()];
    const { resetId } = await ask(first.caller, account.userName);
    expect(keyOf(await rejection(ask(second.caller, account.mobile)))).toBe(authErrors.resetWaits.key);
    expect(await ticketOf(account.userName)).toBeDefined();
    await as(second.caller).confirmFactorReset({ resetId });
    expect(await signIn(account.userName)).toMatchObject({ user_id: account.userId });
    const ended = await rejection(people.visitor().refresh({ refreshToken: account.refresh_token }));
    expect(keyOf(ended)).toBe(authErrors.sessionEnded.key);
    expect((await eventsOf(account.userId)).slice(-2)).toEqual(
      expect.arrayContaining(['resetAsked', 'reset']),
    );
    expect(keyOf(await rejection(as(second.caller).confirmFactorReset({ resetId })))).toBe(
      platformErrors.notFound.key,
    );
  });

  it('is not reset by one dishonest administrator, nor with an account opened for that', async () => {
    const [first, { account }] = [await aMember(), await anEnrolled()];
    const { resetId } = await ask(first.caller, account.userName);
    expect(keyOf(await rejection(as(first.caller).confirmFactorReset({ resetId })))).toBe(
      authErrors.resetByAnother.key,
    );
    const puppet = await aMember();
    expect(keyOf(await rejection(as(puppet.caller).confirmFactorReset({ resetId })))).toBe(
      authErrors.resetByAnother.key,
    );
    await expect(
      mall.query(
        'auth',
        `UPDATE factor_reset SET is_confirmed = true, decided_by = asked_by WHERE reset_id = ${resetId}`,
      ),
    ).rejects.toThrow('factor_reset_by_two');
    expect(await ticketOf(account.userName)).toBeDefined();
    await as(first.caller).refuseFactorReset({ resetId });
  });

  it('of a member of staff is neither asked for nor confirmed by that member', async () => {
    const [first, lost] = [await aMember(), await aMember()];
    await mall.query(
      'auth',
      `UPDATE account SET factor_since = now() WHERE side = 'staff' AND user_id = ${lost.userId}`,
    );
    const reset = { side: 'staff', person: lost.username, reason: 'Телефон разбит, коды утеряны' } as const;
    expect(keyOf(await rejection(as(lost.caller).askFactorReset(reset)))).toBe(authErrors.resetByAnother.key);
    const { resetId, isOwn } = await as(first.caller).askFactorReset(reset);
    expect(isOwn).toBe(true);
    expect(keyOf(await rejection(as(lost.caller).confirmFactorReset({ resetId })))).toBe(
      authErrors.resetByAnother.key,
    );
  });

  it('is asked for where there is one, and lapses after three days', async () => {
    const [first, second, { account }] = [await aMember(), await aMember(), await anEnrolled()];
    const plain = await aPerson();
    expect(keyOf(await rejection(ask(first.caller, plain.account.userName)))).toBe(authErrors.factorOff.key);
    expect(keyOf(await rejection(ask(first.caller, 'nobodyatall')))).toBe(platformErrors.notFound.key);
    const { resetId } = await ask(first.caller, account.userName);
    await mall.query(
      'auth',
      `UPDATE factor_reset SET asked_at = now() - interval '73 hours' WHERE reset_id = ${resetId}`,
    );
    expect(keyOf(await rejection(as(second.caller).confirmFactorReset({ resetId })))).toBe(
      platformErrors.notFound.key,
    );
    expect((await ask(first.caller, account.userName)).resetId).not.toBe(resetId);
  });
});

describe('a password that an administrator has set', () => {
  const first = (username: string) =>
    rejection(people.visitor().login({ principal: username, credentials: PASSWORD, sysType: 2 }));
  const choose = (ticket: string, newPassword: string) =>
    people.visitor().token({ grant_type: 'ticket', ticket, newPassword, clientCredentials: basic('admin') });

  it('opens nothing but the choice of another, which is not the old one, a known one or the own name', async () => {
    const { username } = await aMember({ isPasswordOfOthers: true });
    const refusal = await first(username);
    expect(keyOf(refusal)).toBe(authErrors.newPasswordNeeded.key);
    const ticket = issueOf(refusal, 'newPassword')!.question!;
    for (const [password, error] of [
      [PASSWORD, authErrors.samePassword],
      ['Password1234', authErrors.weakPassword],
      [`${username}-${username}`, authErrors.ownNamePassword],
    ] as const)
      expect(keyOf(await rejection(choose(ticket, password)))).toBe(error.key);
    await choose(ticket, 'my own long password');
    expect(keyOf(await first(username))).toBe(authErrors.wrongCredentials.key);
    expect(await signIn(username, 'my own long password', 'admin')).toMatchObject({ username });
  });

  it('passes the block-list and is no name of the person', async () => {
    const admin = as(aService('admin'));
    const { userId, username } = await aMember();
    const set = (password: string) =>
      rejection(
        admin.updateAccount({
          side: 'staff',
          userId,
          password,
          isPasswordOfOthers: true,
          contacts: ['+79147654321', 'clerk@mall.example'],
        }),
      );
    expect(keyOf(await set('qwerty123456'))).toBe(authErrors.weakPassword.key);
    for (const name of [`${username}${username}`, '89147654321', 'clerk@mall.example'])
      expect(keyOf(await set(name))).toBe(authErrors.ownNamePassword.key);
    expect(await set('another long password')).toBe('resolved');
    expect(keyOf(await rejection(signIn(username, 'another long password', 'admin')))).toBe(
      authErrors.newPasswordNeeded.key,
    );
  });
});
