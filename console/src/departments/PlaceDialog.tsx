import { MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { DepartmentNode } from '@mall/contracts/admin';
import { useCall } from '../api/use-call.js';
import { FormDialog } from '../components/FormDialog.js';
import { findDepartment } from './tree.js';

interface PlaceDialogProps {
  readonly act: 'move' | 'merge';
  readonly department: DepartmentNode;
  readonly nodes: readonly DepartmentNode[];
  /** Called with the id of the department that contains everything afterwards. */
  readonly onDone: (id: string) => void;
  readonly onClose: () => void;
}

/** Chooses the department that another one moves below, or is merged into; the keyboard's counterpart of dragging. */
export function PlaceDialog({ act, department, nodes, onDone, onClose }: PlaceDialogProps) {
  const translate = useTranslate();
  const call = useCall();
  const [targetId, setTargetId] = useState('');
  const { id: deptId, name, userCount } = department;
  const choices = withDepth(nodes).filter(
    ({ node }) => !node.isLock && !findDepartment([department], node.id),
  );
  const place = async (): Promise<void> => {
    if (act === 'move') await call('admin.dept.update', { deptId, parentId: targetId });
    else await call('admin.dept.merge', { deptId, intoId: targetId });
    onDone(act === 'move' ? deptId : targetId);
  };
  return (
    <FormDialog
      title={translate(`console.departments.${act}Title`, { name })}
      hint={translate(`console.departments.${act}Hint`, { people: userCount })}
      confirm={translate(`console.departments.${act}`)}
      done={act === 'move' ? 'console.departments.moved' : 'console.departments.merged'}
      isWaiting={false}
      onSubmit={place}
      onClose={onClose}
    >
      <TextField
        select
        required
        label={translate('console.departments.target')}
        value={targetId}
        onChange={({ target }) => setTargetId(target.value)}
      >
        {choices.map(({ node, depth }) => (
          <MenuItem key={node.id} value={node.id} sx={{ pl: 2 + depth * 2 }}>
            {node.name}
          </MenuItem>
        ))}
      </TextField>
    </FormDialog>
  );
}

const withDepth = (
  nodes: readonly DepartmentNode[],
  depth = 0,
): readonly { readonly node: DepartmentNode; readonly depth: number }[] =>
  nodes.flatMap((node) => [{ node, depth }, ...withDepth(node.children, depth + 1)]);
