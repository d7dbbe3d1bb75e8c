import { allOperations } from '@mall/contracts/all';
import type { Access, Operation } from '@mall/contracts/define';
import { OperationCaller } from '@mall/messaging/calls';
import { aService, startMall, until, type TestMall } from '@mall/testing';
import { attempt } from './authorization/attempt.js';
import { belongingsOf, CANARIES, type Belongings } from './authorization/belongings.js';
import { Cast, type Person } from './authorization/cast.js';
import { channelsOf, send, type Channel } from './authorization/channels.js';
import { isOwned, type Owned, type Owner } from './authorization/expectation.js';
import { expectations } from './authorization/expectations.js';
import {
  expectedVerdict,
  foreignHole,
  observedVerdict,
  reached,
  type ForeignTry,
  type Kind,
  type Observed,
} from './authorization/oracle.js';
import { rowsWith, type StoringService } from './authorization/rows.js';
import { sampleOf, type Values } from './authorization/sample.js';

let mall: TestMall;
let base: string;
let cast: Cast;
let belongings: Belongings;
let owners: Record<Owner, Person>;
/** People who own none of the records. */
let passers: { readonly buyer: Person; readonly merchant: Person; readonly powerless: Person };
let strangers: Record<Owner, readonly Person[]>;

/** Operations that end the session that calls them. */
const LEAVING = new Set(['op.auth.logout', 'op.auth.logoutEverywhere']);

/** Headers that a caller may send besides the token, none of which identifies the caller. */
const FORGED = {
  'tenant-id': '2',
  'x-user-id': '1',
  'x-mall-caller': `${Buffer.from('{"kind":"staff","userId":"1"}').toString('base64url')}.forged`,
  from: 'Y',
};

const ways = expectations.flatMap(({ operation, expectation }) =>
  channelsOf(operation).map((channel) => ({ operation, expectation, channel })),
);
type Way = (typeof ways)[number];
type OwnedWay = Way & { readonly expectation: Owned };

const ownedWays = ways.filter((way): way is OwnedWay => isOwned(way.expectation));
const named = (list: readonly Way[]): [string, Way][] => list.map((way) => [titleOf(way), way]);
const titleOf = ({ operation, channel }: Way): string => `${operation.subject} by ${channel.binding}`;

beforeAll(async () => {
  mall = await startMall(['auth', 'product', 'order', 'user', 'tenant', 'admin', 'file', 'chat', 'gateway']);
  base = mall.service('gateway').url;
  cast = new Cast(mall);
  const [buyer, otherBuyer, merchant, otherMerchant, staff, otherStaff] = await Promise.all([
    cast.buyer(),
    cast.buyer(),
    cast.merchant('shop'),
    cast.merchant('otherShop'),
    cast.member('head'),
    cast.member('branch'),
  ]);
  passers = {
    buyer: await cast.buyer(),
    merchant: await cast.merchant('otherShop'),
    powerless: await cast.member('head', []),
  };
  owners = { buyer, merchant, staff };
  strangers = {
    buyer: [otherBuyer, otherMerchant, merchant],
    merchant: [otherMerchant],
    staff: [otherStaff, otherMerchant],
  };
  belongings = await belongingsOf(mall, owners);
  await quiet();
}, 120_000);

const storing = ['auth', 'product', 'order', 'user', 'tenant', 'admin', 'file', 'chat'] as const;

/** Waits until all events have reached their consumers. */
async function quiet(): Promise<void> {
  for (const service of storing satisfies readonly StoringService[]) {
    await until(
      async () => {
        const rows = await mall.query(service, 'SELECT FROM outbox WHERE published_at IS NULL');
        return rows.length === 0 || undefined;
      },
      { what: `the events of ${service}`, timeoutMs: 10_000 },
    );
  }
}

const permissionsIn = (access: Access): string[] =>
  access.zone === 'anyOf'
    ? access.of.flatMap(permissionsIn)
    : access.zone === 'staff' && access.permission
      ? [access.permission]
      : [];

/** Returns every kind of caller of this operation. */
async function everybody(access: Access): Promise<readonly (readonly [string, Kind, Person | undefined])[]> {
  const rights = permissionsIn(access);
  const people: (readonly [string, Person])[] = [
    ['a buyer', passers.buyer],
    ['a merchant who sold nothing', passers.merchant],
    ['staff without the right', rights.length > 0 ? await cast.staffWithout(rights) : passers.powerless],
    ['staff with the right alone', rights.length > 0 ? await cast.staff(rights) : passers.powerless],
    ['staff with every right', owners.staff],
    ['staff with every right in another department', strangers.staff[0]!],
  ];
  return [
    ['nobody', { is: 'nobody' }, undefined],
    ...people.map(([name, person]) => [name, person.kind, person] as const),
  ];
}

const requestOf = (operation: Operation, values: Values): Values =>
  sampleOf(operation.request, { ...belongings.common, ...values });

const missingEverywhere = (): Values => ({
  ...belongings.buyer.missing,
  ...belongings.merchant.missing,
  ...belongings.staff.missing,
});

function ask(channel: Channel, input: Values, person?: Person, headers = {}): Promise<Observed> {
  return send({ base, channel, input, headers, token: person?.token });
}

async function verdicts({ operation, channel }: Way): Promise<object> {
  const input = requestOf(operation, missingEverywhere());
  const seen: Record<string, string> = {};
  for (const [name, kind, person] of await everybody(operation.access)) {
    for (const headers of person ? [{}] : [{}, FORGED]) {
      const answer = await ask(channel, input, person, headers);
      const verdict = observedVerdict(answer, operation);
      const expected = expectedVerdict(operation.access, kind);
      if (verdict !== expected) seen[name] = `${verdict} instead of ${expected}: ${answer.body}`;
      if (answer.status >= 500) seen[name] = `${answer.status} ${answer.body}`;
      if (kind.is !== 'staff' && leaks(answer)) seen[name] = answer.body;
    }
  }
  return seen;
}

const leaks = ({ body }: Observed): boolean => CANARIES.some((canary) => body.includes(canary));

describe('the table of expectations', () => {
  it('names every operation of the contracts, once', () => {
    const known = expectations.map(({ operation }) => operation.subject).sort();
    expect(known).toEqual(allOperations.map(({ subject }) => subject).sort());
  });

  it('calls internal what has no way in, and nothing else', () => {
    const wrong = expectations.filter(
      ({ operation, expectation }) => (expectation === 'internal') !== (channelsOf(operation).length === 0),
    );
    expect(wrong.map(({ operation }) => operation.subject)).toEqual([]);
  });
});

describe('who may call', () => {
  it.each(named(ways.filter(({ operation }) => !LEAVING.has(operation.subject))))('%s', async (_, way) => {
    expect(await verdicts(way)).toEqual({});
  });

  it.each(allOperations.map((operation) => [operation.subject, operation] as const))(
    'a service calls %s',
    async (_, operation) => {
      const link = await mall.nats();
      const operations = new OperationCaller(link, mall.infrastructure.secrets.key('INTERNAL_KEY'));
      const answer = await operations.call(operation, {}, aService('nobody')).then(
        () => 'admitted',
        (failure: { declaration?: { key: string } }) => failure.declaration?.key ?? String(failure),
      );
      const expected = expectedVerdict(operation.access, { is: 'service' });
      if (expected === 'forbidden') expect(answer).toBe('platform.forbidden');
      else expect(answer).not.toBe('platform.forbidden');
    },
  );
});

function tryAs(person: Person, way: OwnedWay, headers = {}): Promise<ForeignTry> {
  const { operation, channel, expectation } = way;
  const { by, owner } = expectation;
  const { own, missing, marks } = belongings[owner];
  return attempt({
    base,
    operation,
    channel,
    person,
    headers,
    by,
    own: own[by],
    missing: missing[by],
    common: belongings.common,
    rows: () => rowsWith(mall, operation.service as StoringService, marks),
  });
}

describe('somebody else’s record counts as missing', () => {
  it.each(named(ownedWays))('%s', async (_, way) => {
    const { owner, isSeenBySeller } = (way as OwnedWay).expectation;
    for (const stranger of strangers[owner]) {
      if (isSeenBySeller && stranger === owners.merchant) continue;
      if (expectedVerdict(way.operation.access, stranger.kind) !== 'admitted') continue;
      for (const headers of [{}, FORGED]) {
        const hole = foreignHole(await tryAs(stranger, way as OwnedWay, headers));
        expect(hole).toBeUndefined();
      }
    }
  });
});

describe('one’s own record is accessible', () => {
  const order = ['GET', 'POST', 'PUT', 'DELETE'];
  const methodOf = ({ channel }: Way): number => order.indexOf(channel.binding.split(' ')[0]!);
  const gentleFirst = [...ownedWays].sort((a, b) => methodOf(a) - methodOf(b));

  it.each(named(gentleFirst))('%s', async (_, way) => {
    const { owner } = (way as OwnedWay).expectation;
    const result = await tryAs(owners[owner], way as OwnedWay);
    if (!reached(result)) throw new Error(`${result.foreign.status} ${result.foreign.body}`);
  });
});

describe('a person who signs out', () => {
  it.each(named(ways.filter(({ operation }) => LEAVING.has(operation.subject))))('%s', async (_, way) => {
    for (const person of [strangers.buyer[0]!, strangers.merchant[0]!, strangers.staff[0]!]) {
      const fresh = await cast.again(person);
      expect(observedVerdict(await ask(way.channel, {}, fresh), way.operation)).toBe('admitted');
    }
    expect(observedVerdict(await ask(way.channel, {}), way.operation)).toBe('signInNeeded');
  });
});
