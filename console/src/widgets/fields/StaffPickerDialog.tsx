import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { StaffView } from '@mall/contracts/admin';
import { ChosenList } from '../people/ChosenList.js';
import { PagesBar } from '../people/PagesBar.js';
import { PeopleSearch } from '../people/PeopleSearch.js';
import { PeopleTable } from '../people/PeopleTable.js';
import {
  PICKER_MODES,
  STAFF_PAGES,
  toggled,
  USER_PAGES,
  withAll,
  without,
  type PickerMode,
  type Selection,
} from '../people/selection.js';
import { useDepartments } from '../people/use-departments.js';
import { ReadFailure } from '../ReadFailure.js';
import { usePeople } from '../people/use-people.js';
import { DepartmentTree } from './DepartmentTree.js';
import { SizedDialog } from './SizedDialog.js';

/** Width of the dialog. Prescribed. */
export const STAFF_DIALOG_WIDTH = '80%';

export interface StaffPickerDialogProps {
  /** 单选 for one person, 多选 for any number. */
  readonly mode?: PickerMode;
  /** The user picker searches by name, phone and role, and chooses everybody who is found. */
  readonly isUserPicker?: boolean;
  /** Restricts the choice to these people. */
  readonly userIds?: readonly string[];
  /** The people who are chosen at first. */
  readonly start: Selection<StaffView>;
  /** Called with the people who were chosen. */
  readonly onConfirm: (chosen: Selection<StaffView>) => void;
  /** Called when the dialog is closed or cancelled. */
  readonly onClose: () => void;
}

/** Chooses colleagues by department and search; a click outside does not close it. */
export function StaffPickerDialog({
  mode = PICKER_MODES.many,
  isUserPicker = false,
  userIds,
  start,
  onConfirm,
  onClose,
}: StaffPickerDialogProps) {
  const translate = useTranslate();
  const label = (name: string) => translate(`console.widgets.people.${name}`);
  const [chosen, setChosen] = useState(start);
  const [deptId, setDeptId] = useState('');
  const { nodes, hasFailed } = useDepartments();
  const { people, total, current, size, search, reset, turnTo, resize, everybody } = usePeople(userIds);
  const isMany = mode === PICKER_MODES.many;
  return (
    <SizedDialog
      isOpen
      width={STAFF_DIALOG_WIDTH}
      title={label('title')}
      isDismissable={false}
      onConfirm={() => onConfirm(chosen)}
      onClose={onClose}
    >
      <Box sx={columns}>
        <Box sx={{ maxHeight: 460, overflowY: 'auto' }}>
          {hasFailed && <ReadFailure />}
          <DepartmentTree
            label={label('department')}
            nodes={nodes}
            value={deptId}
            onChange={(id) => {
              setDeptId(id);
              search({ deptId: id });
            }}
          />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <PeopleSearch
            by={isUserPicker ? 'fields' : 'keyWord'}
            deptId={deptId}
            onSearch={search}
            onReset={() => {
              setDeptId('');
              reset();
            }}
          />
          <PeopleTable
            people={people}
            from={(current - 1) * size + 1}
            mode={mode}
            chosen={chosen}
            onToggle={(person) => setChosen(toggled(chosen, person, mode))}
            onPage={(isAdded) => setChosen(isAdded ? withAll(chosen, people) : without(chosen, people))}
          />
          <PagesBar
            total={total}
            current={current}
            size={size}
            sizes={isUserPicker ? USER_PAGES : STAFF_PAGES}
            onTurn={turnTo}
            onResize={resize}
          />
          {isUserPicker && isMany && (
            <Button
              size="small"
              onClick={() => void everybody().then((found) => setChosen(withAll(chosen, found)))}
            >
              {label('selectAll')}
            </Button>
          )}
        </Box>
        <ChosenList
          chosen={chosen}
          onRemove={(person) => setChosen(without(chosen, [person]))}
          onClear={() => setChosen([])}
        />
      </Box>
    </SizedDialog>
  );
}

const columns = {
  display: 'grid',
  gap: 2,
  pt: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '220px minmax(0, 1fr) 240px' },
} as const;
