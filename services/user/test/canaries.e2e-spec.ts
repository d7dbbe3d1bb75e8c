import { authApi } from '@mall/contracts/auth';
import { userAddressApi } from '@mall/contracts/user';
import { aBuyer, anAddress, anId, aService, startMall, until, type TestMall } from '@mall/testing';

const NAME = 'Канареева Анна';
const PHONE = '+79998887766';
const STREET = 'ул. Канареечная, 77';
/** Texts that must not appear in logs; the number in each notation. */
const CANARIES = [NAME, PHONE, PHONE.slice(1), STREET];

let mall: TestMall;

beforeAll(async () => {
  mall = await startMall(['auth', 'user']);
});

/** Makes PostgreSQL refuse every new row of the table, and quote it in the detail of the failure. */
const refuseRows = (service: 'auth' | 'user', table: string): Promise<unknown> =>
  mall.query(service, `ALTER TABLE ${table} ADD CONSTRAINT no_more CHECK (false) NOT VALID`);

/**
 * Returns the service's log as soon as it contains the words: an answer can arrive before the line that the service
 * wrote for it.
 */
const logsWith = (service: 'auth' | 'user', words: string): Promise<string> =>
  until(
    async () => {
      const logs = mall.service(service).logs();
      return logs.includes(words) ? logs : undefined;
    },
    { what: `"${words}" in the log of ${service}`, timeoutMs: 20_000 },
  );

const found = (text: string): readonly string[] => CANARIES.filter((canary) => text.includes(canary));

it('leave nothing of names, phones and addresses in logs and answers when a statement fails', async () => {
  await refuseRows('user', 'address');
  await refuseRows('auth', 'account');
  const address = { ...anAddress, consignee: NAME, mobile: PHONE, addr: STREET };
  const account = { side: 'shop', username: `a${anId()}`, password: 'long enough', mobile: PHONE } as const;
  const answers = await Promise.all([
    mall
      .callAs(aBuyer())(userAddressApi)
      .create(address)
      .catch((failure: unknown) => failure),
    mall
      .callAs(aService('demo'))(authApi)
      .createAccount({ ...account, nickName: NAME, roles: [] })
      .catch((failure: unknown) => failure),
  ]);
  for (const answer of answers) expect(answer).toMatchObject({ declaration: { key: 'platform.internal' } });
  expect(found(JSON.stringify(answers))).toEqual([]);
  for (const service of ['user', 'auth'] as const) {
    const logs = await logsWith(service, 'no_more');
    expect(found(logs)).toEqual([]);
  }
});

it('leave nothing of them in the reason of an event that is parked', async () => {
  await refuseRows('user', 'profile');
  await mall.query(
    'auth',
    `INSERT INTO outbox (subject, aggregate_id, tenant_id, payload)
     VALUES ('event.auth.accountRegistered', '4711', '1', $1)`,
    [JSON.stringify({ userId: '4711', nickName: NAME, mobile: PHONE, invitationCode: null })],
  );
  const logs = await logsWith('user', 'failed at delivery');
  expect(found(logs)).toEqual([]);
});
