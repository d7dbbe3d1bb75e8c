import { operationRights, resourceRights } from '@mall/web-kit';

/** An operation for which staff need a right. */
export type GuardedOperation = keyof typeof operationRights;

type Act = 'list' | 'create' | 'edit' | 'delete';
type RightsOfResource = Readonly<Partial<Record<Act, string>>>;

const byResource: Readonly<Record<string, { readonly rights: RightsOfResource }>> = resourceRights;

/** react-admin's action names; the right to list includes show and export. */
const ACTS: Readonly<Record<string, Act>> = {
  list: 'list',
  show: 'list',
  export: 'list',
  create: 'create',
  edit: 'edit',
  delete: 'delete',
};

/** Whether these permission strings allow an act on a resource. The services check the rights again. */
export function isOpen(permissions: readonly string[], resource: string, action: string): boolean {
  const act = ACTS[action];
  const needed = act && byResource[resource]?.rights[act];
  return needed !== undefined && permissions.includes(needed);
}

/** Whether these permission strings allow an operation. */
export const mayCall = (permissions: readonly string[], operation: GuardedOperation): boolean =>
  permissions.includes(operationRights[operation]);
