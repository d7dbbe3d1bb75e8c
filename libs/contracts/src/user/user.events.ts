import { defineEvents, event } from '../define/index.js';

export interface ProfileUpdated {
  readonly userId: string;
  /** Names of the fields that changed, never their values. */
  readonly changed: readonly string[];
  readonly profileComplete: boolean;
}

export interface PassportRevealed {
  readonly revealId: string;
  readonly userId: string;
  readonly staffId: string;
}

export const userEvents = defineEvents('user', {
  profileUpdated: event<ProfileUpdated>(
    'Emitted in the transaction that changes a profile; not emitted when nothing changed.',
  ),
  passportRevealed: event<PassportRevealed>(
    'Emitted in the transaction that logs a reveal; says that documents were asked for, not that they were read.',
  ),
});
