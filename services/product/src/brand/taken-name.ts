import { productErrors } from '@mall/contracts/product';
import { isUniqueViolation } from '@mall/persistence';

/** @throws productErrors.brandNameTaken in place of what the database says. */
export function translateTakenName(failure: unknown): never {
  if (isUniqueViolation(failure, 'brand_name')) throw productErrors.brandNameTaken();
  throw failure;
}
