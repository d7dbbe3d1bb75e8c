import { useGetResourceLabel, usePermissions, useResourceDefinitions, useTranslate } from 'react-admin';
import { isOpen } from '../api/permissions.js';
import type { Target } from './targets.js';

/** Returns links to create records, as far as the caller may. */
export function useActs(): readonly Target[] {
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  const { permissions: held } = usePermissions<{ readonly permissions: readonly string[] }>();
  return Object.values(useResourceDefinitions())
    .filter(
      ({ name, hasCreate, hasList }) =>
        hasCreate && hasList && isOpen(held?.permissions ?? [], name, 'create'),
    )
    .map(({ name }) => ({
      id: `create/${name}`,
      group: translate('console.palette.acts'),
      label: translate('console.palette.create', { name: labelOf(name, 1) }),
      path: `/${name}/create`,
    }));
}
