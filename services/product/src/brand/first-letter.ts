import type { Texts } from '@mall/validation';

/** Returns the index letter of a brand: the first letter of its English name as a Latin capital, else `#`. */
export function firstLetterOf(name: Partial<Texts>): string {
  const letter = (name.en ?? '').trim().normalize('NFKD').charAt(0).toUpperCase();
  return /^[A-Z]$/.test(letter) ? letter : '#';
}
