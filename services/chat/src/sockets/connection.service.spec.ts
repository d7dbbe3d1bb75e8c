import { jest } from '@jest/globals';
import { CLOSE, ConnectionService } from './connection.service.js';
import { MessageLimitService } from './message-limit.service.js';
import { aConnection, aHolder } from './socket.fakes.js';

let connections: ConnectionService;

beforeEach(() => {
  jest.useFakeTimers();
  connections = new ConnectionService(new MessageLimitService());
});
afterEach(() => jest.useRealTimers());

function open(over: Parameters<typeof aConnection>[0] = {}) {
  const { connection, socket } = aConnection(over);
  connections.add(connection);
  return socket;
}

const anna = aHolder({ kind: 'staff', userId: '50', sessionId: 's-50' });

test('the sixth socket of a person closes the oldest; other people and channels do not count', () => {
  const first = open();
  for (let n = 0; n < 4; n += 1) open();
  open({ channel: 'notices' });
  open({ holder: aHolder({ userId: '8' }) });
  open({ holder: aHolder({ kind: 'staff' }) });
  expect(first.closed).toBeUndefined();
  const sixth = open();
  expect([first.closed, sixth.closed]).toEqual([CLOSE.tooMany, undefined]);
});

test('a text reaches its person, or the staff with the right, each in their language', () => {
  const petr = open();
  const ivan = open({ holder: aHolder({ userId: '8' }) });
  const desk = open({ holder: anna, rights: new Set(['chat_reply']), locale: 'zh' });
  const other = open({ holder: { ...anna, userId: '51' }, rights: new Set() });
  connections.send('chat', { personId: '7' }, ({ locale }) => `to you, ${locale}`);
  connections.send('chat', { right: 'chat_reply' }, ({ locale }) => `to the desk, ${locale}`);
  expect([petr, ivan, desk, other].map(({ sent }) => sent)).toEqual([
    ['to you, ru'],
    [],
    ['to the desk, zh'],
    [],
  ]);
});

test('a member of staff with the number of a buyer does not receive what is for the buyer', () => {
  const namesake = open({ holder: { ...anna, userId: '7' } });
  connections.send('chat', { personId: '7' }, () => 'private');
  expect(namesake.sent).toEqual([]);
});

test('a client that does not read is closed instead of filling the memory', () => {
  const slow = open();
  slow.bufferedAmount = 2_000_000;
  connections.send('chat', { personId: '7' }, () => 'one more');
  expect([slow.closed, slow.sent]).toEqual([CLOSE.slow, []]);
});

test('the sockets of ended sessions are closed', () => {
  const [ended, other] = [open(), open({ holder: aHolder({ sessionId: 's-2' }) })];
  connections.endSessions(['s-1']);
  expect([ended.closed, other.closed]).toEqual([CLOSE.ended, undefined]);
});

test('a change of rights closes the sockets that were opened with others', () => {
  const before = open({ holder: anna, rights: new Set(['chat_reply', 'order_view']) });
  const now = open({ holder: anna, rights: new Set(['order_view']) });
  connections.endChanged('50', new Set(['order_view']));
  expect([before.closed, now.closed]).toEqual([CLOSE.rightsChanged, undefined]);
});

test('staff with several sockets are listed once, and no longer after the last one', () => {
  const sockets = [open({ holder: anna }), open({ holder: anna })];
  open();
  expect(connections.staffOnline()).toEqual(['50']);
  for (const socket of sockets) socket.close(CLOSE.goingAway);
  expect(connections.staffOnline()).toEqual([]);
});

test('a socket that sends nothing for 90 seconds is terminated; each message starts the time anew', async () => {
  const { connection, socket } = aConnection();
  connections.add(connection);
  jest.advanceTimersByTime(60_000);
  await connections.inOrder(connection.socket, ({ channel }) => expect(channel).toBe('chat'));
  jest.advanceTimersByTime(60_000);
  expect(socket.isTerminated).toBe(false);
  jest.advanceTimersByTime(30_000);
  expect(socket.isTerminated).toBe(true);
});

/** Returns a promise and a function that resolves it. */
function aPause(): { readonly over: Promise<void>; readonly end: () => void } {
  let end = (): void => undefined;
  const over = new Promise<void>((resolve) => (end = resolve));
  return { over, end };
}

test('messages of one socket are handled in the order of their arrival, however long each takes', async () => {
  const { connection } = aConnection();
  const { connection: other } = aConnection({ holder: aHolder({ userId: '8' }) });
  connections.add(connection);
  connections.add(other);
  const pause = aPause();
  const handled: string[] = [];
  for (const name of ['1', '2', '3', '4', '5', '6'])
    void connections.inOrder(connection.socket, async () => {
      if (name === '1') await pause.over;
      if (name === '3') throw new Error('cannot be stored');
      handled.push(name);
    });
  await connections.inOrder(other.socket, () => handled.push('of another'));
  expect(handled).toEqual(['of another']);
  pause.end();
  await connections.inOrder(connection.socket, () => undefined);
  expect(handled).toEqual(['of another', '1', '2', '4', '5', '6']);
});

test('a burst is slowed down: the socket stays open, nothing is lost, and no more is read than can wait', async () => {
  const { connection, socket } = aConnection();
  connections.add(connection);
  const handled: number[] = [];
  for (let n = 0; n < 200; n += 1) void connections.inOrder(connection.socket, () => handled.push(n));
  expect(socket.isPaused).toBe(true);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(handled).toEqual(Array.from({ length: 200 }, (_, n) => n));
  expect([socket.isPaused, socket.closed]).toEqual([false, undefined]);
});

test('messages that arrived before their sender left are handled, and none after the session has ended', async () => {
  const [left, ended] = [aConnection(), aConnection({ holder: aHolder({ sessionId: 's-2' }) })];
  const handled: string[] = [];
  for (const { connection } of [left, ended]) {
    connections.add(connection);
    for (let n = 0; n < 40; n += 1)
      void connections.inOrder(connection.socket, ({ holder }) => handled.push(holder.sessionId));
  }
  left.socket.close(CLOSE.goingAway);
  connections.endSessions(['s-2']);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(handled.filter((session) => session === 's-1')).toHaveLength(40);
  expect(handled.filter((session) => session === 's-2')).toEqual([]);
});
