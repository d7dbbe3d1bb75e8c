import { usePermissions } from 'react-admin';
import type { SignedInInfoView } from '@mall/contracts/admin';
import { mayCall, type GuardedOperation } from './permissions.js';

/** Whether the signed-in person may call an operation; false until that is known. */
export function useMay(operation: GuardedOperation): boolean {
  const { permissions: held } = usePermissions<Pick<SignedInInfoView, 'permissions'>>();
  return held !== undefined && mayCall(held.permissions, operation);
}
