/** Passport data that is sealed at rest. Everything is optional: people enter it step by step. */
export interface Passport {
  readonly birthDate?: string;
  readonly passportNo?: string;
  readonly issuingAgency?: string;
  readonly issueDate?: string;
  readonly registrationAddress?: string;
  readonly registrationPostcode?: string;
  readonly divisionCode?: string;
  readonly taxNo?: string;
  readonly snils?: string;
  readonly passportImgs?: readonly string[];
}

export const PASSPORT_FIELDS = [
  'birthDate',
  'passportNo',
  'issuingAgency',
  'issueDate',
  'registrationAddress',
  'registrationPostcode',
  'divisionCode',
  'taxNo',
  'snils',
  'passportImgs',
] as const satisfies readonly (keyof Passport)[];

/** Profile data that is stored unsealed. */
export interface OpenProfile {
  readonly userId: string;
  readonly userName: string | null;
  readonly nickName: string;
  readonly pic: string | null;
  readonly status: number;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly surname: string | null;
  readonly name: string | null;
  readonly patronymic: string | null;
  readonly surnameEn: string | null;
  readonly nameEn: string | null;
  readonly patronymicEn: string | null;
  readonly nationality: string | null;
  readonly invitationCode: string | null;
  readonly missing: readonly string[];
  /** Time when the consent to the passport was withdrawn while a contract needed it. */
  readonly passportWithdrawnAt: Date | null;
  readonly createdAt: Date;
}

export interface Profile extends OpenProfile {
  readonly passport: Passport;
}

export const fullNameOf = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' ');
