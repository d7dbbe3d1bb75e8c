import type { UpdateUserDto } from '@mall/contracts/user';
import { missingFields } from './profile-completeness.js';
import { PASSPORT_FIELDS, type Passport, type Profile } from './profile.js';

const OPEN_FIELDS = [
  'nickName',
  'pic',
  'email',
  'surname',
  'name',
  'patronymic',
  'surnameEn',
  'nameEn',
  'patronymicEn',
  'nationality',
  'invitationCode',
] as const;

/** Names are stored single-spaced, so that a contract prints them as the passport does. */
const tidy = (value: unknown): unknown =>
  typeof value === 'string' ? value.trim().replace(/\s+/g, ' ') : value;

/**
 * Returns the profile after a partial change, and the names of the fields that really changed. `undefined` leaves a
 * field, `null` and an empty text clear it; a display name cannot be cleared.
 */
export function changeProfile(profile: Profile, change: UpdateUserDto): { next: Profile; changed: string[] } {
  const changed: string[] = [];
  const open: Record<string, unknown> = {};
  const passport: Record<string, unknown> = { ...profile.passport };
  for (const field of OPEN_FIELDS) {
    const value = change[field] === undefined ? profile[field] : tidy(change[field]) || null;
    open[field] = field === 'nickName' && value === null ? profile.nickName : value;
    if (open[field] !== profile[field]) changed.push(field);
  }
  for (const field of PASSPORT_FIELDS) {
    if (change[field] === undefined) continue;
    const value = tidy(change[field]);
    if (JSON.stringify(value ?? null) === JSON.stringify(profile.passport[field] ?? null)) continue;
    changed.push(field);
    if (value === null || value === '') delete passport[field];
    else passport[field] = value;
  }
  const next = { ...profile, ...open, passport: passport as Passport };
  return { next: { ...next, missing: missingFields({ ...next, ...passport }) }, changed };
}

/** Returns the profile without any passport data, and the names of the fields that were filled. */
export function withoutPassport(profile: Profile): { next: Profile; changed: string[] } {
  const changed = PASSPORT_FIELDS.filter((field) => profile.passport[field] !== undefined);
  const next = { ...profile, passport: {}, passportWithdrawnAt: null };
  return { next: { ...next, missing: missingFields(next) }, changed: [...changed] };
}

/** Returns the profile with nothing that tells who the person is. */
export function erasedProfile(profile: Profile): Profile {
  const nothing = Object.fromEntries(OPEN_FIELDS.map((field) => [field, null]));
  const { next } = withoutPassport({ ...profile, ...nothing, nickName: `U${profile.userId}` });
  return next;
}
