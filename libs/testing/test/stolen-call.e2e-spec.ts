import { headers, type Msg } from '@nats-io/transport-node';
import { platformErrors, type Caller } from '@mall/contracts/define';
import { userAddressApi } from '@mall/contracts/user';
import { aBuyer, startMall, type TestMall } from '../src/index.js';
import {
  CALLER_HEADER,
  CallerSeal,
  STATUS_HEADER,
  type SealedMessage,
  type WireError,
} from '@mall/messaging/calls';

let mall: TestMall;
const owner = aBuyer();
const encoder = new TextEncoder();

beforeAll(async () => {
  mall = await startMall(['user']);
}, 60_000);

interface Stolen extends SealedMessage {
  readonly sealed: string;
}

/** Captures a call of the owner's, like somebody who can read the network traffic. */
async function steal(): Promise<Stolen> {
  const { connection } = await mall.nats();
  const { subject } = userAddressApi.list;
  const seen = new Promise<Msg>((resolve, reject) =>
    connection.subscribe(subject, {
      max: 1,
      callback: (failure, message) => (failure ? reject(failure) : resolve(message)),
    }),
  );
  await mall.callAs(owner)(userAddressApi).list({});
  const { data: body, reply = '', headers: sent } = await seen;
  return { subject, reply, body, sealed: sent!.get(CALLER_HEADER) };
}

/** Sends a message with this seal. @returns `admitted`, or the key of the failure. */
async function replay({ subject, reply, body, sealed }: Stolen): Promise<string> {
  const { connection } = await mall.nats();
  const answer = new Promise<Msg>((resolve) =>
    connection.subscribe(reply, { max: 1, callback: (_, message) => resolve(message) }),
  );
  const carried = headers();
  carried.set(CALLER_HEADER, sealed);
  connection.publish(subject, body, { reply, headers: carried });
  const message = await answer;
  return message.headers?.has(STATUS_HEADER) ? message.json<WireError>().declaration.key : 'admitted';
}

/** Returns the outcome of a message that was sealed this many seconds ago. */
async function sealedAgo(seconds: number, caller: Caller = owner): Promise<string> {
  const link = await mall.nats();
  const clock = { now: () => link.clock.now() - seconds * 1_000 };
  const seals = new CallerSeal(mall.infrastructure.secrets.key('INTERNAL_KEY'), clock);
  const { subject } = userAddressApi.list;
  const message = { subject, reply: link.newInbox(), body: encoder.encode('{}') };
  return replay({ ...message, sealed: seals.seal(caller, message) });
}

const forbidden = platformErrors.forbidden.key;

describe('a call that was read on the wire', () => {
  it('is admitted as it was, and its answer goes to the original caller', async () => {
    expect(await replay(await steal())).toBe('admitted');
  });

  it.each<[string, (stolen: Stolen, inbox: string) => Partial<Stolen>]>([
    ['of another operation', () => ({ subject: userAddressApi.remove.subject })],
    ['with another request', () => ({ body: encoder.encode('{"a":1}') })],
    ['with a reply to somebody else', (_, inbox) => ({ reply: inbox })],
    ['with a later time', ({ sealed }) => ({ sealed: sealed.replace(/\.\w+\./, '.zzzzzz.') })],
    ['of another caller', ({ sealed }) => ({ sealed: sealed.replace(/^[^.]+/, asPayload(aBuyer())) })],
    ['without a signature', ({ sealed }) => ({ sealed: sealed.replace(/\.[^.]+$/, '.') })],
  ])('is refused as a call %s', async (_, change) => {
    const stolen = await steal();
    const inbox = (await mall.nats()).newInbox();
    expect(await replay({ ...stolen, ...change(stolen, inbox) })).toBe(forbidden);
  });

  it('is refused half a minute later, and when it comes from the future', async () => {
    expect(await sealedAgo(25)).toBe('admitted');
    expect(await sealedAgo(-25)).toBe('admitted');
    expect(await sealedAgo(32)).toBe(forbidden);
    expect(await sealedAgo(-32)).toBe(forbidden);
  });
});

it('the time of seals is that of the NATS server, whatever the clock of the process says', async () => {
  const { clock } = await mall.nats();
  const real = Date.now;
  try {
    for (const shiftMs of [7_200_000, -7_200_000, 0]) {
      Date.now = () => real() + shiftMs;
      await clock.synchronize();
      expect(Math.abs(clock.now() - real())).toBeLessThan(1_000);
    }
  } finally {
    Date.now = real;
  }
});

const asPayload = (caller: Caller): string => Buffer.from(JSON.stringify(caller)).toString('base64url');
