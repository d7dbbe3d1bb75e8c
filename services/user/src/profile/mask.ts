/** Masks a document number except its first and last two characters; a short one is masked completely. */
export function maskDocument(number: string | null | undefined): string | null {
  if (!number) return null;
  const compact = number.replace(/[\s-]/g, '');
  if (compact.length < 6) return '•'.repeat(compact.length);
  return `${compact.slice(0, 2)}${'•'.repeat(compact.length - 4)}${compact.slice(-2)}`;
}

/** Masks a phone number except its last four digits, and its country code when it has one. */
export function maskMobile(mobile: string | null | undefined): string | null {
  if (!mobile) return null;
  const country = /^\+(7|86)/.exec(mobile)?.[0] ?? '';
  const rest = mobile.slice(country.length);
  return `${country}${'•'.repeat(Math.max(0, rest.length - 4))}${rest.slice(-4)}`;
}
