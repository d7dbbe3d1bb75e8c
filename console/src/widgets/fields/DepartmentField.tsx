import { Box } from '@mui/material';
import { lazy, Suspense } from 'react';
import type { FieldProps } from '../field-props.js';
import { departmentOf } from '../people/departments.js';
import { useDepartments } from '../people/use-departments.js';
import { ReadFailure } from '../ReadFailure.js';
import { PickerField } from '../picker/PickerField.js';

const DepartmentTree = lazy(async () => ({ default: (await import('./DepartmentTree.js')).DepartmentTree }));

/** The value is the id of a department, empty for none. */
export type DepartmentFieldProps = FieldProps<string>;

/** A department chosen from the tree. */
export function DepartmentField({ value, onChange, ...field }: DepartmentFieldProps) {
  const { nodes, hasFailed } = useDepartments();
  return (
    <PickerField
      {...field}
      shown={(value && departmentOf(nodes, value)?.name) || value}
      onClear={() => onChange('')}
    >
      {(close) => (
        <Box sx={{ width: 280, maxHeight: 320, overflowY: 'auto' }}>
          {hasFailed && <ReadFailure />}
          <Suspense fallback="…">
            <DepartmentTree
              label={field.label}
              nodes={nodes}
              value={value}
              onChange={(id) => {
                onChange(id);
                close();
              }}
            />
          </Suspense>
        </Box>
      )}
    </PickerField>
  );
}
