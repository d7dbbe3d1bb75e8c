import { defineEvents, event } from '../define/index.js';

export interface AccountRegistered {
  readonly userId: string;
  readonly nickName: string;
  readonly mobile: string | null;
  readonly invitationCode: string | null;
}

export interface StaffRegistered {
  readonly userId: string;
  readonly username: string;
  readonly nickname: string;
  readonly name: string | null;
  readonly phone: string;
  readonly email: string | null;
}

export interface SessionsRevoked {
  readonly sessionIds: readonly string[];
  readonly reason: 'logout' | 'reuse' | 'password' | 'staff' | 'limit';
}

export const authEvents = defineEvents('auth', {
  accountRegistered: event<AccountRegistered>(
    'A shop account came into being, in the transaction that created it. The person may sign in before anyone has handled this.',
  ),
  staffRegistered: event<StaffRegistered>(
    'Somebody applied to become staff: a locked account came into being, in the transaction that created it.',
  ),
  sessionsRevoked: event<SessionsRevoked>(
    'Sessions ended before their time. Gateways also read the table every few seconds, so a late event delays nothing for long.',
  ),
});
