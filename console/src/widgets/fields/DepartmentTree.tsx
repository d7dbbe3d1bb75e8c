import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTranslate } from 'react-admin';
import type { DepartmentItem } from '../people/departments.js';

export interface DepartmentTreeProps {
  /** Name of the tree for screen readers. */
  readonly label: string;
  /** The departments, each with those below it. */
  readonly nodes: readonly DepartmentItem[];
  /** The id of the chosen department, empty for none. */
  readonly value: string;
  /** Called with the id of the department that was chosen. */
  readonly onChange: (id: string) => void;
  /** Whether nothing can be chosen. */
  readonly isDisabled?: boolean;
}

/** Departments as a tree, its first level open; locked ones are marked and cannot be chosen. */
export function DepartmentTree({ label, nodes, value, onChange, isDisabled = false }: DepartmentTreeProps) {
  const translate = useTranslate();
  return (
    <RichTreeView
      // The tree decides only once which items are open from the start.
      key={nodes.map(({ id }) => id).join()}
      aria-label={label}
      items={nodes}
      getItemLabel={({ name, isLock }) =>
        isLock ? `${name} (${translate('console.widgets.people.noDataPermission')})` : name
      }
      // Disabling an item disables its children, which may include accessible departments.
      isItemDisabled={() => isDisabled}
      isItemSelectionDisabled={({ isLock }) => isLock === true}
      defaultExpandedItems={nodes.map(({ id }) => id)}
      selectedItems={value || null}
      onSelectedItemsChange={(_, id) => onChange(id ?? '')}
      sx={{
        '& .MuiTreeItem-content': { minHeight: 32, py: 0 },
        '& .MuiTreeItem-label': { fontSize: '0.875rem' },
      }}
    />
  );
}
