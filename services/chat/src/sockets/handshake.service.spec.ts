import { authErrors, type TicketHolderView } from '@mall/contracts/auth';
import { fakeClient } from '@mall/messaging/fakes';
import { HandshakeService } from './handshake.service.js';
import { aHolder } from './socket.fakes.js';

const handshake = { ticket: 't-1', locale: 'zh' } as const;

function serviceFor(holder: TicketHolderView, rights: readonly string[] = []) {
  const redeemed: string[] = [];
  const auth = fakeClient<ConstructorParameters<typeof HandshakeService>[0]>({
    redeemTicket: async ({ ticket }) => {
      if (redeemed.includes(ticket)) throw authErrors.sessionEnded();
      redeemed.push(ticket);
      return holder;
    },
  });
  return new HandshakeService(auth, { of: async () => new Set(rights) });
}

test('a buyer opens both channels, in their language and without rights', async () => {
  const accepted = await serviceFor(aHolder()).accept({ ...handshake, channel: 'chat' });
  expect(accepted).toEqual({ holder: aHolder(), rights: new Set(), locale: 'zh' });
});

test('a ticket that was used is unknown', async () => {
  const service = serviceFor(aHolder());
  await service.accept({ ...handshake, channel: 'notices' });
  expect(await service.accept({ ...handshake, channel: 'notices' })).toBe('unknown');
});

test('staff open the chat only with chat_reply, and the notices without it', async () => {
  const anna = aHolder({ kind: 'staff', userId: '50' });
  expect(await serviceFor(anna).accept({ ...handshake, channel: 'chat' })).toBe('forbidden');
  expect(await serviceFor(anna).accept({ ...handshake, channel: 'notices' })).toMatchObject({ holder: anna });
  const accepted = await serviceFor(anna, ['chat_reply']).accept({ ...handshake, channel: 'chat' });
  expect(accepted).toMatchObject({ rights: new Set(['chat_reply']) });
});

test('nobody is accepted while the rights of staff cannot be read', async () => {
  const service = new HandshakeService(fakeClient({ redeemTicket: async () => aHolder({ kind: 'staff' }) }), {
    of: () => Promise.reject(new Error('away')),
  });
  expect(await service.accept({ ...handshake, channel: 'notices' })).toBe('unknown');
});
