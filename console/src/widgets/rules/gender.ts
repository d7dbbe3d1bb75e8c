import { ID_CARD_MAX } from './id-card.js';

/** Values of the gender select. Prescribed: even gives `0`, odd gives `1`. */
export const genders = { female: '0', male: '1' } as const;
export type Gender = (typeof genders)[keyof typeof genders];

/** Returns the gender encoded in the 17th digit of an 18-character number; undefined for any other text. */
export function genderOf(idCard: string): Gender | undefined {
  if (idCard.length !== ID_CARD_MAX || !/^\d$/.test(idCard[16]!)) return undefined;
  return Number(idCard[16]) % 2 === 0 ? genders.female : genders.male;
}

/** Whether the chosen gender contradicts the number. */
export function contradictsIdCard(gender: string, idCard: string): boolean {
  const told = genderOf(idCard);
  return gender !== '' && told !== undefined && told !== gender;
}
