import { DeleteButton, SaveButton, Toolbar, useResourceDefinition } from 'react-admin';

/** Save on the left; delete on the right, if the resource supports it and the person has the right. */
export function FormBar({ canDelete = true }: { readonly canDelete?: boolean }) {
  const { hasEdit } = useResourceDefinition();
  return (
    <Toolbar sx={{ justifyContent: 'space-between' }}>
      <SaveButton alwaysEnable={false} />
      {hasEdit && canDelete && <DeleteButton mutationMode="pessimistic" />}
    </Toolbar>
  );
}
