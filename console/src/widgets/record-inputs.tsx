import { DepartmentField } from './fields/DepartmentField.js';
import { RegionField, type RegionOptions } from './fields/RegionField.js';
import { StaffField, type StaffOptions } from './fields/StaffField.js';
import { useField, type InputProps } from './use-field.js';

// Widgets for records of the mall as inputs of react-admin's forms.

/** Input for the id of a department; the record holds null without one. */
export function DepartmentInput(props: InputProps) {
  const field = useField<string | null>(props, { empty: null, missing: 'select' });
  return (
    <DepartmentField
      {...field}
      value={field.value ?? ''}
      onChange={(deptId) => field.onChange(deptId || null)}
    />
  );
}

const NO_IDS: readonly string[] = [];

export const StaffInput = (props: InputProps & StaffOptions) => (
  <StaffField {...props} {...useField(props, { empty: NO_IDS, missing: 'select' })} />
);

export const RegionInput = (props: InputProps & RegionOptions) => (
  <RegionField {...props} {...useField(props, { empty: '', missing: 'select' })} />
);
