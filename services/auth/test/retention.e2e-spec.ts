import { authApi, authErrors } from '@mall/contracts/auth';
import { aBuyer, aService, startMall, until, type TestMall } from '@mall/testing';
import { PASSWORD, People, rejection } from './people.js';

const TABLES = [
  'session',
  'refresh_token',
  'socket_ticket',
  'sms_code',
  'used_captcha',
  'attempt',
  'known_network',
  'known_device',
];
let mall: TestMall;
let people: People;

beforeAll(async () => {
  mall = await startMall(['auth'], { env: { auth: { RETENTION_SECONDS: '1' } } });
  people = new People(mall);
});

const sessionOf = (accessToken: string): string => {
  const claims = JSON.parse(Buffer.from(accessToken.split('.')[1]!, 'base64url').toString()) as {
    sid: string;
  };
  return claims.sid;
};

async function counts(): Promise<Record<string, number>> {
  const columns = TABLES.map((table) => `(SELECT count(*)::int FROM ${table}) AS "${table}"`);
  return (await mall.query<Record<string, number>>('auth', `SELECT ${columns.join()}`))[0]!;
}

it('deletes what has expired in batches, and keeps what has not', async () => {
  const { userId, access_token, refresh_token, userName } = await people.register();
  const me = mall.callAs(aBuyer({ userId, sessionId: sessionOf(access_token) }))(authApi);
  const { ticket } = await me.socketTicket({});
  await rejection(people.visitor().login({ principal: userName, credentials: 'wrong', sysType: 0 }));
  const before = await counts();
  const [account] = await mall.query<{ id: string }>('auth', `SELECT account_id AS id FROM session LIMIT 1`);
  await mall.query(
    'auth',
    `WITH s AS (INSERT INTO session (account_id, client_id, expires_at)
                SELECT $1, 'web', now() - interval '3 days' FROM generate_series(1, 1500) RETURNING session_id),
          t AS (INSERT INTO refresh_token (token_hash, session_id, expires_at)
                SELECT sha256(session_id::text::bytea), session_id, now() + interval '1 day' FROM s)
     SELECT count(*) FROM s`,
    [account!.id],
  );
  await mall.query(
    'auth',
    `INSERT INTO sms_code (purpose, mobile, code_hash, tries_left, sent_at, expires_at)
     SELECT 'login', '+7999', '', 0, now() - interval '4 days', now() - interval '3 days' FROM generate_series(1, 2500)`,
  );
  await mall.query('auth', `INSERT INTO used_captcha VALUES ('old', now() - interval '2 hours')`);
  await mall.query('auth', `INSERT INTO attempt VALUES ('old', 1, 1000)`);
  await mall.query('auth', `INSERT INTO known_device VALUES ($1, 'old', now() - interval '61 days')`, [
    account!.id,
  ]);
  await mall.query('auth', `INSERT INTO known_network VALUES ($1, '192.0.2.1', now() - interval '61 days')`, [
    account!.id,
  ]);
  await until(
    async () => {
      const now = await counts();
      return TABLES.every((table) => now[table]! <= before[table]!) ? true : undefined;
    },
    { what: 'the expired rows to be deleted', timeoutMs: 20_000 },
  );
  expect(await counts()).toEqual(before);
  expect(await mall.callAs(aService('chat'))(authApi).redeemTicket({ ticket })).toMatchObject({ userId });
  await people.visitor().login({ principal: userName, credentials: PASSWORD, sysType: 0 });
  expect((await people.visitor().refresh({ refreshToken: refresh_token })).userId).toBe(userId);
});

it('keeps twenty unused socket tickets of a session, the newest', async () => {
  const { userId, access_token } = await people.register();
  const sessionId = sessionOf(access_token);
  const me = mall.callAs(aBuyer({ userId, sessionId }))(authApi);
  const tickets: string[] = [];
  for (let n = 0; n < 25; n += 1) tickets.push((await me.socketTicket({})).ticket);
  const [{ held }] = (await mall.query(
    'auth',
    `SELECT count(*)::int AS held FROM socket_ticket WHERE session_id = $1`,
    [sessionId],
  )) as [{ held: number }];
  expect(held).toBe(20);
  const redeem = (ticket: string) =>
    rejection(mall.callAs(aService('chat'))(authApi).redeemTicket({ ticket }));
  expect(authErrors.sessionEnded.is(await redeem(tickets[0]!))).toBe(true);
  expect(await redeem(tickets.at(-1)!)).toBe('resolved');
});
