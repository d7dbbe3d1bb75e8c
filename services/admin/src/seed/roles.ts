import { allRights, builtInRoles, rights, type BuiltInRole, type Right } from '@mall/contracts/rights';
import type { Texts } from '@mall/validation';

export interface RoleSeed {
  readonly code: BuiltInRole;
  readonly names: Texts;
  /** Whether the role grants all current and future rights. */
  readonly grantsAll: boolean;
  readonly permissions: readonly Right[];
}

/** The built-in roles with their initial rights, derived from the table of rights. */
export const ROLES: readonly RoleSeed[] = (Object.keys(builtInRoles) as BuiltInRole[]).map((code) => ({
  code,
  names: builtInRoles[code],
  grantsAll: code === 'ROLE_ADMIN',
  permissions: allRights.filter((name) => rights[name].roles.includes(code)),
}));
