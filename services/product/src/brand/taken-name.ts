import { productErrors } from '@mall/contracts/product';
import { isUniqueViolation } from '@mall/persistence';

/** @throws productErrors.brandNameTaken in place of the database's error. */
export function translateTakenName(failure: unknown): never {
  if (isUniqueViolation(failure, 'brand_name')) throw productErrors.brandNameTaken();
  throw failure;
}
