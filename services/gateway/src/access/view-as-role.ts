import { adminErrors, type StaffRightsView } from '@mall/contracts/admin';
import { platformErrors, type Access, type Caller } from '@mall/contracts/define';
import type { FastifyRequest } from 'fastify';

/** Header that names the role as which a member of staff wants to see the console. */
const HEADER = 'view-as-role';

/** Whether an operation needs no right, such as a person's own actions. */
const needsNoRight = (access: Access | undefined): boolean =>
  access?.zone === 'anyone' || access?.zone === 'signedIn';

/**
 * Returns the caller with the rights that they share with the role named by the request, never more than their own.
 * Meanwhile only the own session can be changed.
 * @throws platformErrors.forbidden for callers who may not see roles, platformErrors.notFound, adminErrors.viewOnly for
 * writes
 */
export async function viewedAs(
  caller: Caller,
  { headers, method }: Pick<FastifyRequest, 'headers' | 'method'>,
  access: Access | undefined,
  rightsOf: (roleId: string) => Promise<StaffRightsView>,
): Promise<Caller> {
  const roleId = headers[HEADER];
  if (roleId === undefined || caller.kind !== 'staff') return caller;
  if (!caller.permissions.includes('sys_role_view')) throw platformErrors.forbidden();
  if (typeof roleId !== 'string' || !/^[1-9]\d{0,18}$/.test(roleId)) throw platformErrors.notFound();
  if (method !== 'GET' && method !== 'HEAD' && !needsNoRight(access)) throw adminErrors.viewOnly();
  const { roles, permissions } = await rightsOf(roleId);
  const shared = new Set(permissions);
  return { ...caller, roles, permissions: caller.permissions.filter((right) => shared.has(right)) };
}
