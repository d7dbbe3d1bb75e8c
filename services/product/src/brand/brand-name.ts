import type { Texts } from '@mall/validation';
import { productErrors } from '@mall/contracts/product';
import { isUniqueViolation } from '@mall/persistence';

/** Returns the index letter of a brand: the first letter of its English name as a Latin capital, else `#`. */
export function firstLetterOf(name: Partial<Texts>): string {
  const letter = (name.en ?? '').trim().normalize('NFKD').charAt(0).toUpperCase();
  return /^[A-Z]$/.test(letter) ? letter : '#';
}

/** Translates the database's refusal of a name. @throws productErrors.brandNameTaken, or the failure itself. */
export function translateTakenName(failure: unknown): never {
  if (isUniqueViolation(failure, 'brand_name')) throw productErrors.brandNameTaken();
  throw failure;
}
