import { Box } from '@mui/material';
import { DeleteButton, SaveButton, Toolbar, useResourceDefinition } from 'react-admin';
import { CancelButton } from './CancelButton.js';

/** Save and cancel on the left; delete on the right, if the resource supports it and the person has the right. */
export function FormBar({ canDelete = true }: { readonly canDelete?: boolean }) {
  const { hasEdit } = useResourceDefinition();
  return (
    <Toolbar sx={{ justifyContent: 'space-between' }}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <SaveButton alwaysEnable={false} />
        <CancelButton />
      </Box>
      {hasEdit && canDelete && <DeleteButton mutationMode="pessimistic" />}
    </Toolbar>
  );
}
