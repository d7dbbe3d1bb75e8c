/** Keeps the first and last two signs of a document number; short ones vanish whole. */
export function maskDocument(number: string | null | undefined): string | null {
  if (!number) return null;
  const compact = number.replace(/[\s-]/g, '');
  if (compact.length < 6) return '•'.repeat(compact.length);
  return `${compact.slice(0, 2)}${'•'.repeat(compact.length - 4)}${compact.slice(-2)}`;
}

/** Keeps the last four digits of a phone number, and its country code when it has one. */
export function maskMobile(mobile: string | null | undefined): string | null {
  if (!mobile) return null;
  const country = /^\+(7|86)/.exec(mobile)?.[0] ?? '';
  const rest = mobile.slice(country.length);
  return `${country}${'•'.repeat(Math.max(0, rest.length - 4))}${rest.slice(-4)}`;
}
