const SECRET = /password|credential|secret|token|signature|captcha/i;
const LONGEST = 3_900;

/** A request as the journal keeps it: JSON with secrets blanked, cut to what a row takes. */
export function redacted(input: object): string {
  const text = JSON.stringify(input, (name, value: unknown) => (SECRET.test(name) ? '***' : value));
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
