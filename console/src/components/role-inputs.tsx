import { AutocompleteArrayInput, SelectInput } from 'react-admin';
import { hasFailed, useRead } from '../api/use-call.js';

/** Returns all roles, which forms may read without a right to the page of roles. */
function useRoleChoices() {
  const roles = useRead('admin.role.list', {}, { staleTime: 60_000 });
  return {
    choices: [...(roles.data ?? [])],
    optionValue: 'roleId',
    optionText: 'roleName',
    translateChoice: false,
    isPending: roles.isPending,
    ...(hasFailed(roles) && { helperText: 'console.widgets.failed' }),
  };
}

interface RoleFilterProps {
  readonly source: string;
  readonly alwaysOn?: boolean;
}

export const RoleFilter = ({ source }: RoleFilterProps) => (
  <SelectInput source={source} {...useRoleChoices()} />
);

interface RolesInputProps {
  readonly hint: string;
}

export const RolesInput = ({ hint }: RolesInputProps) => (
  <AutocompleteArrayInput source="roleIds" helperText={hint} fullWidth {...useRoleChoices()} />
);
