import type { OutputOf } from '@mall/web-kit';

export type Profile = OutputOf<'user.detail'>;

/** The fields that contract and customs declaration require, in the order in which people have them at hand. */
export const passportGroups = [
  { name: 'person', fields: ['surname', 'name', 'patronymic', 'birthDate'] },
  { name: 'latin', fields: ['surnameEn', 'nameEn', 'patronymicEn'] },
  { name: 'passport', fields: ['nationality', 'passportNo', 'issueDate', 'divisionCode', 'issuingAgency'] },
  { name: 'registration', fields: ['registrationAddress', 'registrationPostcode', 'taxNo', 'snils'] },
] as const;

export type PassportField = (typeof passportGroups)[number]['fields'][number];

export const passportFields: readonly PassportField[] = passportGroups.flatMap(({ fields }) => fields);

export const OPTIONAL: readonly PassportField[] = [
  'patronymic',
  'patronymicEn',
  'divisionCode',
  'registrationPostcode',
  'snils',
];

export const DATES: readonly PassportField[] = ['birthDate', 'issueDate'];

/** Fields that need the full width of the form. */
export const LONG: readonly PassportField[] = ['issuingAgency', 'registrationAddress'];

/** The field for the Latin spelling of each field. */
export const LATIN_OF: Partial<Record<PassportField, PassportField>> = {
  surname: 'surnameEn',
  name: 'nameEn',
  patronymic: 'patronymicEn',
};

/** The accepted nationalities of passports, by their codes. */
export const NATIONALITIES = ['RU', 'BY', 'KZ', 'KG', 'AM', 'UZ', 'TJ', 'CN'] as const;

export const PATTERNS: Partial<Record<PassportField, RegExp>> = {
  passportNo: /^[\dA-Za-z][\dA-Za-z -]{3,18}[\dA-Za-z]$/,
  divisionCode: /^\d{3}-\d{3}$/,
  registrationPostcode: /^\d{6}$/,
  taxNo: /^\d{12}$/,
  snils: /^\d{3}-\d{3}-\d{3} \d{2}$/,
};

/** The typed fields of the form, and whether its consent is ticked. */
export type PassportFields = Record<PassportField, string> & { consent: boolean };
