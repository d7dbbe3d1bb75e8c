/** Frequent passwords of at least ten characters, and the company's names; lower case. */
const KNOWN = new Set([
  '1234567890',
  '0987654321',
  '1111111111',
  '0000000000',
  'qwertyuiop',
  'password12',
  'password123',
  'password1234',
  'qwerty12345',
  'qwerty123456',
  '1q2w3e4r5t',
  '1q2w3e4r5t6y',
  'q1w2e3r4t5',
  'q1w2e3r4t5y6',
  'administrator',
  'iloveyou12',
  'йцукенгшщз',
  'zaq12wsxcde3',
  'abcdefghij',
  'abcd123456',
  'a123456789',
  'aa12345678',
  'woaini1314',
  '5201314520',
  '1234512345',
  '9876543210',
  '0123456789',
  '12345678910',
  '123456789a',
  '123456789q',
  'asdfghjkl1',
  'football12',
  'ussuriauto',
  'ussuri-auto',
  'ussuriysk1',
  'carexport1',
]);

/** Whether the password is among the first that attackers guess. */
export function isWellKnown(password: string): boolean {
  const lower = password.toLowerCase();
  return KNOWN.has(lower) || new Set(lower).size === 1;
}
