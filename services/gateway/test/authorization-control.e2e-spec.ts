import { anyone, buyer, internal, signedIn, staff } from '@mall/contracts/define';
import { userAddressApi } from '@mall/contracts/user';
import { startMall, type TestMall } from '@mall/testing';
import { attempt } from './authorization/attempt.js';
import { Cast, type Person } from './authorization/cast.js';
import { channelsOf } from './authorization/channels.js';
import { NaiveAddresses } from './authorization/naive-addresses.js';
import {
  expectedVerdict,
  foreignHole,
  observedVerdict,
  reached,
  type ForeignTry,
} from './authorization/oracle.js';
import { MISSING_ID } from './authorization/sample.js';

const addressed = [userAddressApi.one, userAddressApi.change, userAddressApi.remove] as const;

let mall: TestMall;
let addresses: NaiveAddresses;
let owner: Person;
let stranger: Person;

beforeAll(async () => {
  mall = await startMall(['auth', 'gateway']);
  addresses = new NaiveAddresses(await mall.nats());
  const cast = new Cast(mall);
  [owner, stranger] = await Promise.all([cast.buyer(), cast.buyer()]);
});

function tryAs(person: Person, operation: (typeof addressed)[number]): Promise<ForeignTry> {
  addresses.put({ addrId: '77', userId: owner.caller.userId!, addr: 'ул. Ленина, 1' });
  return attempt({
    base: mall.service('gateway').url,
    operation,
    channel: channelsOf(operation)[0]!,
    person,
    by: 'addrId',
    own: '77',
    missing: MISSING_ID,
    common: {},
    rows: () => addresses.rows(),
  });
}

describe('the authorization matrix', () => {
  it.each(addressed.map((operation) => [operation.subject, operation] as const))(
    'finds a handler of %s that does not ask whose the record is, and passes one that does',
    async (_, operation) => {
      addresses.isScoped = false;
      expect(foreignHole(await tryAs(stranger, operation))).toBeDefined();
      expect(reached(await tryAs(owner, operation))).toBe(true);
      addresses.isScoped = true;
      expect(foreignHole(await tryAs(stranger, operation))).toBeUndefined();
      expect(reached(await tryAs(owner, operation))).toBe(true);
    },
  );

  it('finds an answer that a refused caller should not have had, and a refusal of who may call', () => {
    const answered = { status: 200, body: '{"code":"00000","msg":"","success":true,"data":[]}' };
    const refused = { status: 200, body: '{"code":"A00403","msg":"","success":false,"data":null}' };
    const row = { ...userAddressApi.list, access: buyer() };
    expect(observedVerdict(answered, row)).not.toBe(expectedVerdict(row.access, { is: 'nobody' }));
    expect(observedVerdict(refused, row)).not.toBe(expectedVerdict(row.access, { is: 'buyer' }));
  });
});

it.each([
  [anyone(), { is: 'nobody' }, 'admitted'],
  [signedIn(), { is: 'nobody' }, 'signInNeeded'],
  [buyer(), { is: 'merchant' }, 'admitted'],
  [buyer(), { is: 'staff', rights: 'all' }, 'forbidden'],
  [staff('order_view'), { is: 'staff', rights: ['order_ship'] }, 'forbidden'],
  [staff('order_view'), { is: 'service' }, 'forbidden'],
  [internal(), { is: 'nobody' }, 'forbidden'],
] as const)('%j and %j come to %s', (access, kind, verdict) => {
  expect(expectedVerdict(access, kind)).toBe(verdict);
});
