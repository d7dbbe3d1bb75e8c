const SECRET = /password|credential|secret|token|signature|captcha/i;
const LONGEST = 3_900;

/** Returns a request as the journal stores it: JSON with secrets blanked, cut to the size of a row. */
export function redacted(input: object): string {
  const text = JSON.stringify(input, (name, value: unknown) => (SECRET.test(name) ? '***' : value));
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
