import { Box, Button, Paper, Typography } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useCanAccess, useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { DepartmentNode } from '@mall/contracts/admin';
import { useCall } from '../api/use-call.js';
import { useMay } from '../api/use-may.js';
import { ConfirmButton } from '../components/ConfirmButton.js';
import { PlaceDialog } from './PlaceDialog.js';

const StaffPickerDialog = lazy(async () => ({
  default: (await import('../widgets/fields/StaffPickerDialog.js')).StaffPickerDialog,
}));

interface PanelProps {
  readonly department: DepartmentNode | undefined;
  readonly nodes: readonly DepartmentNode[];
  /** Called with the id of the department to choose next, or an empty text. */
  readonly onChanged: (nextId: string) => void;
}

type Act = 'move' | 'merge' | 'people';

/** Actions on the chosen department, for those who have the rights. */
export function DepartmentPanel({ department, nodes, onChanged }: PanelProps) {
  const translate = useTranslate();
  const call = useCall();
  const notify = useNotify();
  const [act, setAct] = useState<Act>();
  const { canAccess: maySeeStaff } = useCanAccess({ resource: 'staff', action: 'list' });
  const may = {
    edit: useMay('admin.dept.update'),
    merge: useMay('admin.dept.merge'),
    remove: useMay('admin.dept.remove'),
    people: useMay('admin.staff.moveToDepartment') && maySeeStaff === true,
    create: useMay('admin.dept.create'),
  };
  if (!department)
    return (
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Typography variant="body2" color="text.secondary">
          {translate(may.edit ? 'console.departments.chooseOrDrag' : 'console.departments.choose')}
        </Typography>
      </Paper>
    );
  const { id, name, userCount, children } = department;
  const doing = async (work: Promise<unknown>, done: string, nextId: string): Promise<void> => {
    try {
      await work;
      notify(done, { type: 'success' });
      onChanged(nextId);
    } catch (failure) {
      notify((failure as Error).message, { type: 'error' });
    }
  };
  const isEmpty = userCount === 0 && children.length === 0;
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby="department"
      sx={{ p: 2, display: 'grid', gap: 1.5 }}
    >
      <Typography id="department" component="h2" variant="h2">
        {name}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {translate('console.departments.holds', { people: userCount, below: children.length })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {may.edit && (
          <Button component={Link} to={`/departments/${id}`} variant="outlined" size="small">
            {translate('ra.action.edit')}
          </Button>
        )}
        {may.create && (
          <Button
            component={Link}
            to={`/departments/create?source=${encodeURIComponent(JSON.stringify({ parentId: id }))}`}
            variant="outlined"
            size="small"
          >
            {translate('console.departments.addBelow')}
          </Button>
        )}
        {may.people && (
          <Button variant="outlined" size="small" onClick={() => setAct('people')}>
            {translate('console.departments.movePeople')}
          </Button>
        )}
        {may.edit && department.parentId !== '0' && (
          <Button variant="outlined" size="small" onClick={() => setAct('move')}>
            {translate('console.departments.move')}
          </Button>
        )}
        {may.merge && department.parentId !== '0' && (
          <Button variant="outlined" size="small" color="warning" onClick={() => setAct('merge')}>
            {translate('console.departments.merge')}
          </Button>
        )}
        {may.remove && department.parentId !== '0' && isEmpty && (
          <ConfirmButton
            label="ra.action.delete"
            title="console.departments.removeTitle"
            content={translate('console.departments.removeSure', { name })}
            done="console.departments.removed"
            onConfirm={async () => {
              await call('admin.dept.remove', { deptId: id });
              onChanged('');
            }}
          />
        )}
      </Box>
      {may.remove && !isEmpty && (
        <Typography variant="body2" color="text.secondary">
          {translate('console.departments.notEmpty')}
        </Typography>
      )}
      {(act === 'move' || act === 'merge') && (
        <PlaceDialog
          act={act}
          department={department}
          nodes={nodes}
          onDone={onChanged}
          onClose={() => setAct(undefined)}
        />
      )}
      {act === 'people' && (
        <Suspense>
          <StaffPickerDialog
            start={[]}
            onConfirm={(people) => {
              setAct(undefined);
              const userIds = people.map(({ userId }) => userId);
              if (userIds.length > 0)
                void doing(
                  call('admin.staff.moveToDepartment', { deptId: id, userIds }),
                  'console.departments.peopleMoved',
                  id,
                );
            }}
            onClose={() => setAct(undefined)}
          />
        </Suspense>
      )}
    </Paper>
  );
}
