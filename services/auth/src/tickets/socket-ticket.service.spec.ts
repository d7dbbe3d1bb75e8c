import { OwnClock } from '@mall/messaging/fakes';
import { authErrors } from '@mall/contracts/auth';
import { aVisitorCaller } from '../callers.fakes.js';
import { SigningKeyService } from '../keys/signing-key.service.js';
import { InMemoryKeys } from '../sessions/session.fakes.js';
import { aHolder, InMemoryTickets } from './socket-ticket.fakes.js';
import { SocketTicketService } from './socket-ticket.service.js';

const ended = authErrors.sessionEnded();
const caller = { ...aVisitorCaller(), sessionId: 's-1' };

let tickets: InMemoryTickets;
let keys: SigningKeyService;
let service: SocketTicketService;

beforeEach(async () => {
  tickets = new InMemoryTickets();
  tickets.live.set('s-1', aHolder);
  keys = new SigningKeyService(new InMemoryKeys(), new OwnClock());
  await keys.onModuleInit();
  service = new SocketTicketService(tickets, keys, new OwnClock());
});

test('a ticket opens one socket, once, and the database holds no usable ticket', async () => {
  const { ticket } = await service.issue(caller);
  expect(tickets.hashes.join()).not.toContain(Buffer.from(ticket).toString('hex'));
  expect(await service.redeem(ticket)).toMatchObject({ userId: '7', sessionId: 's-1', kind: 'buyer' });
  await expect(service.redeem(ticket)).rejects.toMatchObject(ended);
});

test('a ticket of a session that has ended opens nothing', async () => {
  const { ticket } = await service.issue(caller);
  tickets.live.clear();
  await expect(service.redeem(ticket)).rejects.toMatchObject(ended);
});

test.each([
  ['a shop account without a shop', {}, 'buyer'],
  ['a shop account with a shop', { shopId: '3' }, 'merchant'],
  ['a staff account', { side: 'staff' }, 'staff'],
] as const)('%s is a %s', async (_, over, kind) => {
  tickets.live.set('s-1', { ...aHolder, ...over });
  const { ticket } = await service.issue(caller);
  expect(await service.redeem(ticket)).toMatchObject({ kind });
});

describe('an access token', () => {
  const claims = { sub: '7', aud: 'shop', sid: 's-1', tid: '1', name: 'petr', roles: [] } as const;

  test('of a live session is accepted', async () => {
    expect(await service.redeem(await keys.sign(claims))).toMatchObject({ userId: '7' });
  });

  test('signed with another key, or changed, is refused', async () => {
    const others = new SigningKeyService(new InMemoryKeys(), new OwnClock());
    await others.onModuleInit();
    await expect(service.redeem(await others.sign(claims))).rejects.toMatchObject(ended);
    const [head, , signature] = (await keys.sign(claims)).split('.');
    const body = Buffer.from(JSON.stringify({ ...claims, sid: 's-2' })).toString('base64url');
    await expect(service.redeem(`${head}.${body}.${signature}`)).rejects.toMatchObject(ended);
  });
});
