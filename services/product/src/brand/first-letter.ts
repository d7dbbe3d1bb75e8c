import type { Texts } from '@mall/validation';

/** The letter a brand is filed under: a Latin capital of its English name, `#` for anything else. */
export function firstLetterOf(name: Partial<Texts>): string {
  const letter = (name.en ?? '').trim().normalize('NFKD').charAt(0).toUpperCase();
  return /^[A-Z]$/.test(letter) ? letter : '#';
}
