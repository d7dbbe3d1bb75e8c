import { Box, Typography } from '@mui/material';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useInput, useTranslate } from 'react-admin';
import { hasFailed, useRead } from '../api/use-call.js';
import { ReadFailure } from '../widgets/ReadFailure.js';

/** Chooses the departments that a role shows. */
export function ScopeDepartments() {
  const translate = useTranslate();
  const read = useRead('admin.dept.tree', {});
  const nodes = read.data ?? [];
  const { field } = useInput({ source: 'deptIds', defaultValue: [] });
  const label = translate('resources.roles.fields.deptIds');
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: '6px', p: 1, width: '100%' }}>
      <Typography variant="body2" color="text.secondary">
        {label}
      </Typography>
      {hasFailed(read) && <ReadFailure />}
      <RichTreeView
        key={nodes.length}
        aria-label={label}
        multiSelect
        checkboxSelection
        items={nodes}
        getItemLabel={({ name }) => name}
        defaultExpandedItems={nodes.map(({ id }) => id)}
        selectedItems={(field.value ?? []) as string[]}
        onSelectedItemsChange={(_, ids) => field.onChange(ids)}
      />
    </Box>
  );
}
