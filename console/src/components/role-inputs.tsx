import { AutocompleteArrayInput, SelectInput } from 'react-admin';
import { useRead } from '../api/use-call.js';

/** The roles that people can have: who sees staff may read them, without a right to the page of roles. */
function useRoleChoices() {
  const { data = [], isPending } = useRead('admin.role.list', {}, { staleTime: 60_000 });
  return {
    choices: [...data],
    optionValue: 'roleId',
    optionText: 'roleName',
    translateChoice: false,
    isPending,
  };
}

interface RoleFilterProps {
  readonly source: string;
  readonly alwaysOn?: boolean;
}

export const RoleFilter = ({ source }: RoleFilterProps) => (
  <SelectInput source={source} {...useRoleChoices()} />
);

export const RolesInput = () => (
  <AutocompleteArrayInput
    source="roleIds"
    helperText="console.staff.rolesHint"
    fullWidth
    {...useRoleChoices()}
  />
);
