/** The longest text of the phone field with rule A. Prescribed. */
export const PHONE_MAX = 12;
/** The length of a mobile number. Prescribed. */
export const MOBILE_LENGTH = 11;

/** Names of the three prescribed rules for phone fields. */
export type PhoneRule = 'a' | 'b' | 'c';
export type PhoneProblem = 'landline' | 'mobile' | 'empty' | 'length' | 'format';

const MOBILE = /^1[3-9]\d{9}$/;
/** An optional area code of 3 or 4 digits, then 7 to 14 digits. */
const LANDLINE = /^(?:\d{3,4}-?)?\d{7,14}$/;

/** Checks rule A: a landline after a leading 0, otherwise a mobile number. */
function problemA(number: string): PhoneProblem | undefined {
  if (number === '') return undefined;
  if (number.startsWith('0')) return LANDLINE.test(number) ? undefined : 'landline';
  return MOBILE.test(number) ? undefined : 'mobile';
}

/** Checks rules B and C: a mobile number; B refuses an empty one, C accepts it. */
function problemOfMobile(number: string, isEmptyRefused: boolean): PhoneProblem | undefined {
  if (number === '') return isEmptyRefused ? 'empty' : undefined;
  if (number.length !== MOBILE_LENGTH) return 'length';
  return MOBILE.test(number) ? undefined : 'format';
}

export const phoneProblem = (number: string, rule: PhoneRule): PhoneProblem | undefined =>
  rule === 'a' ? problemA(number) : problemOfMobile(number, rule === 'b');
