import { CLOSE, ConnectionService } from './connection.service.js';
import { MessageLimitService } from './message-limit.service.js';
import { aConnection, aHolder } from './socket.fakes.js';
import { StaffRightService } from './staff-right.service.js';
import { StaffRightTimer } from './staff-right.timer.js';

const anna = aHolder({ kind: 'staff', userId: '50' });

/** Returns the socket of a member of staff, and the rights that the admin service answers next. */
function aSocketOf(holder = anna) {
  const connections = new ConnectionService(new MessageLimitService());
  const { connection, socket } = aConnection({ holder, rights: new Set(['chat_reply']) });
  connections.add(connection);
  const asked: string[] = [];
  const answer: { permissions: string[] | undefined } = { permissions: ['chat_reply'] };
  const rights = new StaffRightService({
    permissionsOf: async ({ userId }: { readonly userId: string }) => {
      asked.push(userId);
      if (!answer.permissions) throw new Error('away');
      return { permissions: answer.permissions, roles: [] };
    },
  } as never);
  return { socket, asked, answer, timer: new StaffRightTimer(connections, rights) };
}

test('a right that was taken away closes the socket', async () => {
  const { socket, answer, timer } = aSocketOf();
  await timer.check();
  expect(socket.closed).toBeUndefined();
  answer.permissions = [];
  await timer.check();
  expect(socket.closed).toBe(CLOSE.rightsChanged);
});

test('sockets stay open while the admin service does not answer', async () => {
  const { socket, answer, timer } = aSocketOf();
  answer.permissions = undefined;
  await timer.check();
  expect(socket.closed).toBeUndefined();
  socket.close(CLOSE.goingAway);
});

test('nothing is read while no staff are online', async () => {
  const { socket, asked, timer } = aSocketOf(aHolder());
  await timer.check();
  expect(asked).toEqual([]);
  socket.close(CLOSE.goingAway);
});
