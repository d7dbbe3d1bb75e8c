import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { jest } from '@jest/globals';
import { Empty, type Operation } from '@mall/contracts/define';
import { headers, type Msg } from '@nats-io/transport-node';
import type { NatsLink } from './nats.js';
import { PendingCalls } from './pending-calls.js';

const operation = { service: 'order', subject: 'op.order.submit', request: Empty } as unknown as Operation;
const nothing = () => headers();

/** A process of the service, as its callers see it. */
class Process {
  readonly has = new Set<string>();
  isBusy = false;
  questions = 0;

  hear(calls: readonly string[]): readonly string[] | undefined {
    if (this.isBusy) return undefined;
    this.questions += 1;
    return calls.filter((reply) => this.has.has(reply));
  }
}

/** NATS with the processes of one service behind it. */
class Wire {
  readonly processes: Process[] = [];
  readonly sent: string[] = [];
  pulses = 0;
  private readonly inboxes = new Map<string, (failure: null, message: Msg) => void>();
  private lose!: () => void;
  private inboxCount = 0;
  isUp = true;

  newInbox(): string {
    this.inboxCount += 1;
    return `_INBOX.test.${this.inboxCount}`;
  }

  readonly connection = {
    subscribe: (inbox: string, { callback }: { callback: (failure: null, message: Msg) => void }) =>
      void this.inboxes.set(inbox, callback),
    closed: () => new Promise<void>(() => undefined),
    publish: (subject: string, data: unknown, { reply }: { reply: string }) =>
      subject === operation.subject ? void this.sent.push(reply) : this.ask(data as string, reply),
  };

  onLoss(when: () => void): void {
    this.lose = when;
  }

  checkHeartbeat(): void {
    this.pulses += 1;
  }

  fall(): void {
    this.isUp = false;
    this.lose();
  }

  deliver(message: Msg): void {
    this.inboxes.get(message.subject.replace(/[^.]+$/, '*'))!(null, message);
  }

  reply(to: string, body: string): void {
    this.deliver(aMessage(to, body));
  }

  private ask(text: string, reply: string): void {
    if (this.processes.length === 0) return this.deliver(noResponders(reply));
    const calls = JSON.parse(text) as string[];
    for (const process of this.processes) {
      const has = process.hear(calls);
      if (has) this.reply(reply, JSON.stringify(has));
    }
  }
}

const aMessage = (subject: string, body: string) =>
  ({
    subject,
    data: new TextEncoder().encode(body),
    json: () => JSON.parse(body) as unknown,
  }) as unknown as Msg;
const noResponders = (subject: string) =>
  ({ subject, data: new Uint8Array(), headers: { code: 503 } }) as unknown as Msg;

let wire: Wire;
let calls: PendingCalls;

/** Sends a call that `holder` accepts; returns its reply subject and its outcome so far. */
function send(holder?: Process, called = operation): { readonly reply: string; readonly fate: () => string } {
  let fate = 'open';
  calls.send(called, new Uint8Array(), nothing).then(
    () => (fate = 'answered'),
    (failure: { declaration: { key: string } }) => (fate = failure.declaration.key),
  );
  const reply = wire.sent.at(-1) ?? '';
  holder?.has.add(reply);
  return { reply, fate: () => fate };
}

const passed = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  wire = new Wire();
  calls = new PendingCalls(wire as unknown as NatsLink);
});

afterEach(() => jest.useRealTimers());

const aProcess = (): Process => {
  const process = new Process();
  wire.processes.push(process);
  return process;
};

it('sends no probe for a call that is answered soon', async () => {
  const order = aProcess();
  const { reply, fate } = send(order);
  await passed(400);
  wire.reply(reply, '{}');
  await passed(3_000);
  expect(fate()).toBe('answered');
  expect(order.questions).toBe(0);
});

it('probes once in a tick, however many calls are slow', async () => {
  const order = aProcess();
  for (let count = 0; count < 50; count += 1) send(order);
  await passed(2_000);
  expect(order.questions).toBe(7);
});

it.each([
  ['25 s at most between services', {}, 25_000],
  ['9.5 s at most when a person waits', { http: 'POST /a/order/submit' }, 9_500],
  ['25 s at most for long work of a person', { http: 'POST /a/contract', takesLong: true }, 25_000],
] as const)('waits for a slow call while a process works on it, %s', async (_, row, most) => {
  const order = aProcess();
  aProcess();
  const { fate } = send(order, { ...operation, ...row });
  await passed(most - 100);
  expect(fate()).toBe('open');
  await passed(200);
  expect(fate()).toBe('platform.timeout');
});

it.each([
  ['the only process of its service', []],
  ['one of two', [new Process()]],
])('gives up a call within two seconds when %s dies', async (_, others) => {
  const order = aProcess();
  const { fate } = send(order);
  await passed(5_000);
  wire.processes.splice(0, 1, ...others);
  await passed(1_200);
  expect(fate()).toBe('open');
  await passed(800);
  expect(fate()).toBe('platform.timeout');
});

it('gives up a call within two seconds that died with its process at once', async () => {
  const { fate } = send();
  aProcess();
  await passed(1_800);
  expect(fate()).toBe('platform.timeout');
});

describe('a read whose process died or is suspended', () => {
  const read = { ...operation, http: 'GET /p/myOrder' } as Operation;

  it('is sent to another process within a second, once', async () => {
    const order = aProcess();
    const other = aProcess();
    const { reply, fate } = send(order, read);
    await passed(3_000);
    expect(wire.sent).toEqual([reply]);
    wire.processes.splice(0, 1);
    await passed(1_000);
    expect(wire.sent).toEqual([reply, reply]);
    other.has.add(reply);
    await passed(3_000);
    wire.reply(reply, '{}');
    await passed(0);
    expect(fate()).toBe('answered');
    expect(wire.sent).toHaveLength(2);
  });

  it('is sent to another process that answers the first probe late', async () => {
    const other = aProcess();
    other.isBusy = true;
    const { fate } = send(undefined, read);
    await passed(2_300);
    other.isBusy = false;
    await passed(500);
    expect(wire.sent).toHaveLength(2);
    expect(fate()).toBe('open');
  });

  it('is sent again when it came to the same process once more', async () => {
    aProcess().isBusy = true;
    const other = aProcess();
    const { reply, fate } = send(undefined, read);
    await passed(2_300);
    expect(wire.sent).toHaveLength(3);
    other.has.add(reply);
    await passed(3_000);
    wire.reply(reply, '{}');
    await passed(0);
    expect(fate()).toBe('answered');
    expect(wire.sent).toHaveLength(3);
  });

  it('is given up when it ended every process that it came to', async () => {
    aProcess();
    const { fate } = send(undefined, read);
    await passed(7_000);
    expect(fate()).toBe('platform.timeout');
    expect(wire.sent).toHaveLength(4);
  });

  it('is not sent again while no other process could answer', async () => {
    aProcess().isBusy = true;
    send(undefined, read);
    await passed(5_500);
    expect(wire.sent).toHaveLength(1);
  });
});

it('sends no change again', async () => {
  aProcess();
  send(undefined, { ...operation, http: 'POST /a/order/submit' });
  await passed(3_000);
  expect(wire.sent).toHaveLength(1);
});

it('waits for a process whose event loop is blocked when no other process could have the call', async () => {
  const order = aProcess();
  const { reply, fate } = send(order);
  order.isBusy = true;
  await passed(5_500);
  expect(fate()).toBe('open');
  expect(wire.pulses).toBe(1);
  wire.reply(reply, '{}');
  await passed(0);
  expect(fate()).toBe('answered');
});

it('fails when no process answers probes any more', async () => {
  aProcess().isBusy = true;
  const { fate } = send();
  await passed(6_500);
  expect(fate()).toBe('platform.timeout');
});

it('ignores replies to calls that it has given up', async () => {
  const other = aProcess();
  const { reply, fate } = send();
  await passed(2_000);
  wire.reply(reply, '{"orderId":"1"}');
  const next = send(other);
  await passed(3_000);
  expect([fate(), next.fate()]).toEqual(['platform.timeout', 'open']);
});

it('gives up everything when the connection breaks, and takes nothing until it is back', async () => {
  const order = aProcess();
  const before = send(order);
  wire.fall();
  const after = send(order);
  await passed(0);
  expect([before.fate(), after.fate()]).toEqual(['platform.timeout', 'platform.unavailable']);
});

it('fails at once when no process subscribes to the call', async () => {
  const { reply, fate } = send();
  wire.deliver(noResponders(reply));
  await passed(0);
  expect(fate()).toBe('platform.unavailable');
});

describe('the bytes of replies', () => {
  const REPLY_BYTES = 50_000;
  const UNDER_WAY = 32;
  const CALLS = 3_000;

  /** Runs a minor collection, as V8 does every few hundred calls: it looks at young objects only. */
  const collectYoung = (): void => {
    setFlagsFromString('--expose-gc');
    (runInNewContext('gc') as (options: { type: 'minor' }) => void)({ type: 'minor' });
  };

  const held = (): number => process.memoryUsage().arrayBuffers;

  it('are free without a full collection once they were passed on', async () => {
    const before = held();
    let most = 0;
    for (let call = 0; call < CALLS; call += 1) {
      send();
      const due = wire.sent[call - UNDER_WAY];
      if (due) wire.deliver({ subject: due, data: Buffer.allocUnsafeSlow(REPLY_BYTES) } as unknown as Msg);
      if (call % 100 > 0) continue;
      await passed(0);
      collectYoung();
      most = Math.max(most, held() - before);
    }
    // All replies together take 150 MB.
    expect(most).toBeLessThan(0.3 * CALLS * REPLY_BYTES);
  });
});
