/**
 * Converts a phone number to its canonical form: `+7…` for Russian, `+86…` for Chinese ones; `undefined` for anything else. Eleven
 * digits from 13 to 19 are Chinese; a Russian trunk prefix 8 is replaced by +7.
 */
export function normaliseMobile(typed: string, countryCode = ''): string | undefined {
  const digits = typed.replace(/\D/g, '');
  if (/^1[3-9]\d{9}$/.test(digits)) return `+86${digits}`;
  if (/^861[3-9]\d{9}$/.test(digits)) return `+${digits}`;
  if (/^[78]\d{10}$/.test(digits)) return `+7${digits.slice(1)}`;
  if (/^9\d{9}$/.test(digits) && countryCode.includes('7')) return `+7${digits}`;
  return undefined;
}
