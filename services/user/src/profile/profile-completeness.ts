import type { ProfileField } from '@mall/contracts/user';

const ALWAYS = [
  'surname',
  'name',
  'surnameEn',
  'nameEn',
  'birthDate',
  'passportNo',
  'nationality',
  'issuingAgency',
  'issueDate',
  'registrationAddress',
] as const satisfies readonly ProfileField[];

/**
 * Returns the fields still required before an order, for a sales contract and a customs declaration. Russian citizens
 * also need their tax number.
 */
export function missingFields(profile: Partial<Record<ProfileField, unknown>>): ProfileField[] {
  const needed: ProfileField[] = profile.nationality === 'RU' ? [...ALWAYS, 'taxNo'] : [...ALWAYS];
  return needed.filter((field) => !profile[field]);
}
