import { setTimeout as sleep } from 'node:timers/promises';
import { jetstreamManager, StorageType } from '@nats-io/jetstream';
import { connect, PermissionViolationError, type NatsConnection } from '@nats-io/transport-node';
import { allEvents, allOperations } from '@mall/contracts/all';
import { CHAT_BROADCAST } from '@mall/contracts/chat';
import { durableOf, type ServiceDeclaration } from '@mall/contracts/define';
import { CATALOGUE_FEED, PROVE_SUBJECT } from '@mall/contracts/product';
import { allServices } from '@mall/contracts/services';
import { startMall, type TestMall } from '../src/index.js';
import { connectionOptions } from '@mall/messaging/calls';

let mall: TestMall;
const opened: NatsConnection[] = [];

beforeAll(async () => {
  mall = await startMall([]);
}, 60_000);

afterAll(() => Promise.all(opened.map((connection) => connection.close())));

const names = allServices.map(({ name }) => name);
const handlers = names.filter((name) => name !== 'gateway');
const streams = handlers.map((name) => name.toUpperCase());
const durables = allServices.flatMap(({ name, consumes }) =>
  consumes.map((one) => ({
    owner: name,
    place: `${one.event.service.toUpperCase()}.${durableOf(name, one)}`,
  })),
);

/** Connects as a service and records what the server refuses. */
async function enterAs(user: string) {
  const connection = await connect(connectionOptions(mall.natsAccess(user), user));
  opened.push(connection);
  const refused: string[] = [];
  void (async () => {
    for await (const status of connection.status())
      if (status.type === 'error' && status.error instanceof PermissionViolationError)
        refused.push(status.error.subject);
  })();
  return { connection, refused };
}

/** Returns those of the subjects that the server does not let this user publish to. */
async function refusedToPublish(user: string, subjects: readonly string[]): Promise<string[]> {
  const { connection, refused } = await enterAs(user);
  for (const subject of subjects) connection.publish(subject, '{}');
  await connection.flush();
  await sleep(50);
  return refused.sort();
}

async function refusedToSubscribe(user: string, subjects: readonly string[]): Promise<string[]> {
  const { connection, refused } = await enterAs(user);
  for (const subject of subjects) connection.subscribe(subject, { callback: () => undefined });
  await connection.flush();
  await sleep(50);
  return refused.sort();
}

const calledBy = ({ calls, forwards = [] }: ServiceDeclaration) => [
  ...Object.values(calls).flatMap((api) => Object.values(api)),
  ...forwards,
];

describe.each(allServices.map((service) => [service.name, service] as const))('the user %s', (name, own) => {
  it('calls the operations of its declaration and no others', async () => {
    const called = new Set(calledBy(own).map(({ subject }) => subject));
    const foreign = allOperations.map(({ subject }) => subject).filter((subject) => !called.has(subject));
    expect(foreign.length).toBeGreaterThan(0);
    expect(await refusedToPublish(name, [...called])).toEqual([]);
    expect(await refusedToPublish(name, foreign)).toEqual([...foreign].sort());
  });

  it('publishes its own events alone', async () => {
    const foreign = allEvents.filter(({ service }) => service !== name).map(({ subject }) => subject);
    const mine = allEvents.filter(({ service }) => service === name).map(({ subject }) => subject);
    expect(await refusedToPublish(name, [...foreign, ...mine])).toEqual([...foreign].sort());
  });

  it('wakes no foreign relay, probes only services that it calls, and broadcasts what it declares', async () => {
    const called = new Set(calledBy(own).map(({ service }) => service));
    const probes = handlers.map((service) => `asked.${service}`);
    const foreignProbes = handlers.filter((service) => !called.has(service)).map((one) => `asked.${one}`);
    const foreignWakes = handlers.filter((service) => service !== name).map((one) => `wake.outbox.${one}`);
    const broadcasts = [CATALOGUE_FEED, CHAT_BROADCAST, PROVE_SUBJECT];
    const foreignBroadcasts = broadcasts.filter((subject) => !own.broadcasts?.includes(subject));
    expect(await refusedToPublish(name, [...probes, ...foreignWakes, ...broadcasts])).toEqual(
      [...foreignProbes, ...foreignWakes, ...foreignBroadcasts].sort(),
    );
  });

  it('asks all processes only where it is declared to operate them, and answers for its own alone', async () => {
    const all = names.map((one) => `process.${one}`);
    expect(await refusedToPublish(name, all)).toEqual(own.operates ? [] : [...all].sort());
    const foreign = all.filter((subject) => subject !== `process.${name}`);
    expect(await refusedToSubscribe(name, all)).toEqual([...foreign].sort());
  });

  it('fetches from and acknowledges to its own consumers alone, and changes none', async () => {
    const usual = (place: string) => [
      `$JS.API.CONSUMER.MSG.NEXT.${place}`,
      `$JS.API.CONSUMER.INFO.${place}`,
      `$JS.ACK.${place}.1.1.1.1.0`,
    ];
    const mine = durables.filter(({ owner }) => owner === name).flatMap(({ place }) => usual(place));
    const foreign = durables.filter(({ owner }) => owner !== name).flatMap(({ place }) => usual(place));
    const changes = durables.flatMap(({ place }) => [
      `$JS.API.CONSUMER.CREATE.${place}`,
      `$JS.API.CONSUMER.DURABLE.CREATE.${place}`,
      `$JS.API.CONSUMER.DELETE.${place}`,
      `$JS.API.CONSUMER.PAUSE.${place}`,
    ]);
    expect(await refusedToPublish(name, mine)).toEqual([]);
    const refused = [...foreign, ...changes];
    expect(await refusedToPublish(name, refused)).toEqual([...refused].sort());
  });

  it('cannot create, change, empty, read or delete a stream', async () => {
    const verbs = ['CREATE', 'UPDATE', 'PURGE', 'DELETE', 'MSG.GET', 'MSG.DELETE', 'SNAPSHOT', 'RESTORE'];
    const attempts = streams.flatMap((stream) => verbs.map((verb) => `$JS.API.STREAM.${verb}.${stream}`));
    attempts.push(
      '$JS.API.STREAM.CREATE.SPARE',
      '$JS.API.STREAM.LIST',
      '$JS.API.STREAM.NAMES',
      '$JS.API.INFO',
    );
    expect(await refusedToPublish(name, attempts)).toEqual([...attempts].sort());
  });

  it('writes into no inbox unless it was called', async () => {
    const inboxes = [...names, 'operator'].map((one) => `_INBOX.${one}.stolen`);
    expect(await refusedToPublish(name, inboxes)).toEqual([...inboxes].sort());
  });

  it('reads its own inbox, operations and signals alone', async () => {
    const mine = [`_INBOX.${name}.>`, ...(own.listens ?? [])];
    if (name !== 'gateway') mine.push(`op.${name}.>`, `asked.${name}`, `wake.outbox.${name}`);
    const others = [...handlers, 'gateway', 'operator'].filter((one) => one !== name);
    const foreign = [
      ...['>', '_INBOX.>', '_INBOX.*', 'op.>', 'event.>', 'asked.*', 'wake.>', '$JS.>', '$SYS.>', '*.>'],
      ...others.flatMap((one) => [`_INBOX.${one}.>`, `op.${one}.>`, `asked.${one}`, `wake.outbox.${one}`]),
      ...handlers.map((one) => `event.${one}.>`),
      ...durables.map(({ place }) => `$JS.ACK.${place}.>`),
      ...[CATALOGUE_FEED, CHAT_BROADCAST, PROVE_SUBJECT].filter((one) => !own.listens?.includes(one)),
    ];
    expect(await refusedToSubscribe(name, mine)).toEqual([]);
    expect(await refusedToSubscribe(name, foreign)).toEqual([...foreign].sort());
  });
});

it('a service answers a call once, and nobody but the caller', async () => {
  const caller = await enterAs('gateway');
  const handler = await enterAs('order');
  const replies: string[] = [];
  handler.connection.subscribe('op.order.>', {
    callback: (_, message) => {
      for (const text of ['first', 'second']) message.respond(text);
      handler.connection.publish('_INBOX.gateway.other', 'elsewhere');
    },
  });
  caller.connection.subscribe('_INBOX.gateway.>', {
    callback: (_, message) => void replies.push(message.string()),
  });
  await handler.connection.flush();
  const { subject } = allOperations.find(({ service, http }) => service === 'order' && http)!;
  caller.connection.publish(subject, '{}', { reply: '_INBOX.gateway.call.1' });
  await caller.connection.flush();
  await sleep(300);
  expect(replies).toEqual(['first']);
  expect(handler.refused.sort()).toEqual(['_INBOX.gateway.call.1', '_INBOX.gateway.other']);
});

it('the operator creates streams and can neither call a service nor publish an event', async () => {
  const { connection } = await enterAs('operator');
  const manager = await jetstreamManager(connection, { checkAPI: false });
  await manager.streams.add({ name: 'SPARE', subjects: ['spare.>'], storage: StorageType.Memory });
  await manager.streams.delete('SPARE');
  const foreign = [...allOperations, ...allEvents].map(({ subject }) => subject);
  expect(await refusedToPublish('operator', foreign)).toEqual([...foreign].sort());
  expect(await refusedToSubscribe('operator', ['op.>', '_INBOX.>', 'event.>'])).toEqual(
    ['_INBOX.>', 'event.>', 'op.>'].sort(),
  );
});

it('nobody connects without a key, or with a key that the server does not know', async () => {
  const { url } = mall.natsAccess();
  const options = { maxReconnectAttempts: 0, reconnect: false };
  await expect(connect({ ...options, servers: url })).rejects.toThrow(/authorization/i);
  const stranger = mall.natsAccess('stranger');
  await expect(
    connect({ ...connectionOptions(stranger, 'order'), ...options, waitOnFirstConnect: false }),
  ).rejects.toThrow(/authorization/i);
});

it('every stream and durable consumer of the declarations is set up before a service starts', async () => {
  const manager = await jetstreamManager((await mall.nats()).connection);
  const found: string[] = [];
  for (const stream of streams)
    for await (const { name } of manager.consumers.list(stream)) found.push(`${stream}.${name}`);
  expect(found.sort()).toEqual(durables.map(({ place }) => place).sort());
});
