import { authApi, authErrors } from '@mall/contracts/auth';
import { MallError, platformErrors } from '@mall/contracts/define';
import { aBuyer, aService, aSolvedCaptcha, aVisitor, startMall, type TestMall } from '@mall/testing';
import { basic, PASSWORD, People, rejection } from './people.js';

let mall: TestMall;
let people: People;

const visitor = () => people.visitor();
const register = () => people.register();

const refreshGrant = (token: string) =>
  mall
    .callAs(aVisitor({ ip: '10.9.9.9', userAgent: 'test' }))(authApi)
    .token({
      grant_type: 'refresh_token',
      refresh_token: token,
      clientCredentials: basic('web'),
    });

beforeAll(async () => {
  mall = await startMall(['auth']);
  people = new People(mall);
});

describe('registration', () => {
  it('takes the code that was sent, once', async () => {
    const { userName, mobile } = await register();
    const code = await people.codeSentTo(mobile);
    const again = { userName: `${userName}x`, password: PASSWORD, mobile: '+79990000001', code };
    expect(authErrors.wrongCode.is(await rejection(visitor().register(again)))).toBe(true);
  });

  it('answers a wrong code alike, whether or not the name or the number is taken', async () => {
    const { userName, mobile } = await register();
    const request = { password: PASSWORD, code: '000000' };
    const free = { ...request, userName: 'free1', mobile: '+79990000002' };
    const sameName = { ...free, userName: userName.toUpperCase() };
    const sameNumber = { ...free, mobile: mobile.replace('+7', '8') };
    for (const registration of [free, sameName, sameNumber])
      expect(authErrors.wrongCode.is(await rejection(visitor().register(registration)))).toBe(true);
  });

  it('tells the owner of a number that a name or the number is taken', async () => {
    const { userName, mobile } = await register();
    const other = '+79990000004';
    await people.sendRegistrationCode(other);
    const code = await people.codeSentTo(other);
    const request = { password: PASSWORD, mobile: other, code };
    const sameName = await rejection(visitor().register({ ...request, userName: userName.toUpperCase() }));
    expect(authErrors.usernameTaken.is(sameName)).toBe(true);
    await visitor().register({ ...request, userName: `${userName}z` });
    await mall.query('auth', `UPDATE sms_code SET sent_at = sent_at - interval '2 minutes'`);
    await people.sendRegistrationCode(mobile);
    const own = { ...request, userName: `${userName}y`, mobile, code: await people.codeSentTo(mobile) };
    expect(authErrors.mobileTaken.is(await rejection(visitor().register(own)))).toBe(true);
  });

  it('refuses a password that everybody would try', async () => {
    const refused = await rejection(
      visitor().register({
        userName: 'weak1',
        password: '1234567890',
        mobile: '+79990000003',
        code: '123456',
      }),
    );
    expect(authErrors.weakPassword.is(refused)).toBe(true);
  });
});

describe('codes', () => {
  it('are compared five times at most, however many guesses arrive at once', async () => {
    const mobile = '+79990001000';
    await people.sendRegistrationCode(mobile);
    const right = await people.codeSentTo(mobile);
    const wrong = right === '000000' ? '000001' : '000000';
    const guess = (code: string, n: number) =>
      rejection(visitor().register({ userName: `guess${n}`, password: PASSWORD, mobile, code }));
    await Promise.all(Array.from({ length: 40 }, (_, n) => guess(wrong, n)));
    expect(authErrors.wrongCode.is(await guess(right, 99))).toBe(true);
  });

  it('sent for registration sign nobody in', async () => {
    const { mobile } = await register();
    await mall.query('auth', `UPDATE sms_code SET sent_at = sent_at - interval '2 minutes'`);
    await people.sendRegistrationCode(mobile);
    const code = await people.codeSentTo(mobile);
    const grant = { grant_type: 'mobile', mobile: `SMS@${mobile}`, code, clientCredentials: basic('web') };
    expect(authErrors.wrongCode.is(await rejection(visitor().token(grant)))).toBe(true);
  });

  it('sign in by the prescribed grant', async () => {
    const { mobile, userId } = await register();
    await mall.query('auth', `UPDATE sms_code SET sent_at = sent_at - interval '2 minutes'`);
    const sender = visitor();
    const captcha = await aSolvedCaptcha('sms', (request) => sender.createCaptcha(request));
    await sender.sendLoginCode({ mobile, ...captcha });
    const grant = {
      grant_type: 'mobile',
      mobile: `SMS@${mobile}`,
      code: await people.codeSentTo(mobile),
      clientCredentials: basic('web'),
    };
    expect(await visitor().token(grant)).toMatchObject({
      user_id: userId,
      token_type: 'Bearer',
      expires_in: 1_800,
    });
  });

  it('are sent once a minute to one number', async () => {
    const send = () => rejection(people.sendRegistrationCode('+79990002000'));
    const outcomes = await Promise.all(Array.from({ length: 10 }, send));
    expect(outcomes.filter((outcome) => outcome === 'resolved')).toHaveLength(1);
    expect(outcomes.filter((outcome) => platformErrors.tooFrequent.is(outcome))).toHaveLength(9);
  });
});

describe('passwords', () => {
  it('are slowed down per address and account, and not for others', async () => {
    const { userName } = await register();
    const attacker = mall.callAs(aVisitor({ ip: '10.66.6.6' }))(authApi);
    const guesses = await Promise.all(
      Array.from({ length: 30 }, () =>
        rejection(attacker.login({ principal: userName, credentials: 'wrong', sysType: 0 })),
      ),
    );
    expect(guesses.filter((outcome) => authErrors.wrongCredentials.is(outcome)).length).toBeLessThanOrEqual(
      5,
    );
    expect(
      (await visitor().login({ principal: userName, credentials: PASSWORD, sysType: 0 })).expiresIn,
    ).toBe(1_800);
  });

  it('are counted together at both sign-in addresses', async () => {
    const { userName } = await register();
    const guesser = mall.callAs(aVisitor({ ip: '10.7.7.7', userAgent: 'test' }))(authApi);
    const login = () =>
      rejection(guesser.login({ principal: userName, credentials: 'wrong guess', sysType: 0 }));
    const grant = () =>
      rejection(
        guesser.token({
          grant_type: 'password',
          username: userName,
          password: 'wrong guess',
          clientCredentials: basic('web'),
        }),
      );
    for (const guess of [login, grant, login, grant, login])
      expect(authErrors.wrongCredentials.is(await guess())).toBe(true);
    for (const guess of [grant, login]) expect(platformErrors.tooFrequent.is(await guess())).toBe(true);
  });

  it('leave in the history of the account who signed in and who was refused, from where, and nothing that was typed', async () => {
    const { userName, userId } = await register();
    const from = mall.callAs(aVisitor({ ip: '10.8.8.8', userAgent: 'a browser' }))(authApi);
    const typed = 'my-secret-guess';
    await rejection(from.login({ principal: userName, credentials: typed, sysType: 0 }));
    await rejection(from.login({ principal: `${typed}-as-a-name`, credentials: typed, sysType: 0 }));
    await from.login({ principal: userName, credentials: PASSWORD, sysType: 0 });
    const rows = await mall.query(
      'auth',
      `SELECT kind, record_id AS "recordId", after, actor_kind AS "actorKind", ip FROM record_change
        WHERE record = 'account' AND ip = '10.8.8.8' AND kind IN ('signedIn', 'refused') ORDER BY change_id`,
    );
    const visitor = { actorKind: 'anonymous', ip: '10.8.8.8' };
    const failure = authErrors.wrongCredentials.key;
    expect(rows).toMatchObject([
      { ...visitor, kind: 'refused', recordId: userId, after: { failure } },
      { ...visitor, kind: 'refused', recordId: '', after: { failure } },
      { ...visitor, kind: 'signedIn', recordId: userId, after: { application: 'web', device: 'a browser' } },
    ]);
    expect(JSON.stringify(rows)).not.toContain(typed);
  });

  it('of a buyer open no staff session', async () => {
    const { userName } = await register();
    const refused = await rejection(
      visitor().login({ principal: userName, credentials: PASSWORD, sysType: 2 }),
    );
    expect(authErrors.wrongCredentials.is(refused)).toBe(true);
  });

  it('when changed, end every session but the one that changed them', async () => {
    const { userName, userId, refresh_token } = await register();
    const kept = await visitor().login({ principal: userName, credentials: PASSWORD, sysType: 0 });
    const [, claims] = kept.access_token.split('.');
    const { sid } = JSON.parse(Buffer.from(claims!, 'base64url').toString()) as { sid: string };
    const me = mall.callAs(aBuyer({ userId, sessionId: sid }))(authApi);
    await me.changePassword({ oldPassword: PASSWORD, newPassword: 'совсем-другой-пароль' });
    expect(authErrors.sessionEnded.is(await rejection(refreshGrant(refresh_token)))).toBe(true);
    expect((await refreshGrant(kept.refresh_token)).active).toBe(true);
  });
});

describe('refresh tokens', () => {
  it('have one successor, however many tabs ask at once', async () => {
    const { refresh_token } = await register();
    const answers = await Promise.all(Array.from({ length: 30 }, () => refreshGrant(refresh_token)));
    expect(new Set(answers.map((answer) => answer.refresh_token)).size).toBe(1);
  });

  it('that come back later than a lost answer would explain end the session', async () => {
    const { refresh_token } = await register();
    const successor = await refreshGrant(refresh_token);
    await mall.query(
      'auth',
      `UPDATE refresh_token SET used_at = used_at - interval '31 seconds' WHERE used_at IS NOT NULL`,
    );
    expect(authErrors.sessionEnded.is(await rejection(refreshGrant(refresh_token)))).toBe(true);
    expect(authErrors.sessionEnded.is(await rejection(refreshGrant(successor.refresh_token)))).toBe(true);
  });

  it('are invalid after a logout, whichever call comes first', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { refresh_token, userId } = await register();
      const logout = mall.callAs(aBuyer({ userId }))(authApi).logoutEverywhere({});
      const raced = refreshGrant(refresh_token).catch(() => undefined);
      await logout;
      const token = (await raced)?.refresh_token ?? refresh_token;
      expect(authErrors.sessionEnded.is(await rejection(refreshGrant(token)))).toBe(true);
    }
  });
});

describe('clients', () => {
  it.each([
    ['an unknown client', 'nobody', 'password', 401],
    ['a grant the client has not', 'sms', 'password', 400],
    ['a grant that does not exist', 'web', 'client_credentials', 400],
  ])('refuses %s', async (_, client, grant_type, status) => {
    const refused = await rejection(visitor().token({ grant_type, clientCredentials: basic(client) }));
    expect((refused as MallError).declaration.status).toBe(status);
  });
});

describe('staff accounts', () => {
  it('are made by the admin service and locked by it at once', async () => {
    const admin = mall.callAs(aService('admin'))(authApi);
    const { userId } = await admin.createAccount({
      side: 'staff',
      username: 'clerk1',
      password: 'clerk-password',
      roles: [],
    });
    const session = await visitor().login({ principal: 'clerk1', credentials: 'clerk-password', sysType: 2 });
    await admin.updateAccount({ side: 'staff', userId, status: 'locked' });
    expect(
      authErrors.sessionEnded.is(await rejection(visitor().refresh({ refreshToken: session.refresh_token }))),
    ).toBe(true);
    expect(
      authErrors.staffLocked.is(
        await rejection(visitor().login({ principal: 'clerk1', credentials: 'clerk-password', sysType: 2 })),
      ),
    ).toBe(true);
  });
});
