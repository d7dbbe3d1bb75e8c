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
 * Fields still needed before an order: what a sales contract and a customs declaration ask for.
 * Russian citizens also give their tax number.
 */
export function missingFields(profile: Partial<Record<ProfileField, unknown>>): ProfileField[] {
  const needed: ProfileField[] = profile.nationality === 'RU' ? [...ALWAYS, 'taxNo'] : [...ALWAYS];
  return needed.filter((field) => !profile[field]);
}
