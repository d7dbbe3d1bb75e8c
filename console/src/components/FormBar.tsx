import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { SaveButton, Toolbar, useResourceDefinition } from 'react-admin';
import { CancelButton } from './CancelButton.js';
import { RemoveButton } from './RemoveButton.js';

interface FormBarProps {
  readonly canDelete?: boolean;
  /** Replaces the default delete button. */
  readonly deleteButton?: ReactNode;
}

/** Buttons to save and cancel on the left; delete on the right, if the resource supports it and the person has the right. */
export function FormBar({ canDelete = true, deleteButton = <RemoveButton /> }: FormBarProps) {
  const { hasEdit } = useResourceDefinition();
  return (
    <Toolbar sx={{ justifyContent: 'space-between' }}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <SaveButton alwaysEnable={false} />
        <CancelButton />
      </Box>
      {hasEdit && canDelete && deleteButton}
    </Toolbar>
  );
}
