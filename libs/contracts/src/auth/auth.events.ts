import { defineEvents, event } from '../define/index.js';

export interface AccountRegistered {
  readonly userId: string;
  readonly nickName: string;
  readonly mobile: string | null;
  readonly invitationCode: string | null;
}

/** A consent that came with a registration: the text that was shown, and from where it was given. */
export interface ConsentGiven {
  readonly userId: string;
  readonly version: number;
  readonly language: 'ru' | 'zh' | 'en';
  readonly ip: string | null;
  readonly device: string | null;
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
  readonly reason: 'logout' | 'reuse' | 'password' | 'staff' | 'limit' | 'factor';
}

/** Changes to the second factor of an account of which its owner gets a notice. */
export const FACTOR_CHANGES = [
  'on',
  'off',
  'recoveryUsed',
  'recoveryRenewed',
  'guessed',
  'resetAsked',
  'reset',
] as const;
export type FactorChange = (typeof FACTOR_CHANGES)[number];

export interface FactorChanged {
  readonly side: 'shop' | 'staff';
  readonly userId: string;
  readonly username: string;
  readonly change: FactorChange;
  /** Recovery codes that are left, where one was used. */
  readonly recoveryLeft?: number;
}

export const authEvents = defineEvents('auth', {
  accountRegistered: event<AccountRegistered>(
    'A shop account came into being, in the transaction that created it. The person may sign in before anyone has handled this.',
  ),
  consentGiven: event<ConsentGiven>(
    'Somebody who registered consented to the processing of personal data for the account, in the transaction that created the account or linked it to another service; not emitted when the request carried no consent.',
  ),
  staffRegistered: event<StaffRegistered>(
    'Somebody applied to become staff: a locked account came into being, in the transaction that created it.',
  ),
  factorChanged: event<FactorChanged>(
    'The second factor of an account was turned on or off, used in an unusual way, guessed at, or is about to be reset, in the transaction that did it.',
  ),
  sessionsRevoked: event<SessionsRevoked>(
    'Sessions ended before their time. Gateways also read the table every few seconds, so a late event delays nothing for long.',
  ),
});
