import LockOutlined from '@mui/icons-material/LockOutlined';
import { Box, Typography } from '@mui/material';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { useState, type DragEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { DepartmentNode } from '@mall/contracts/admin';
import { useCall } from '../api/use-call.js';
import { useMay } from '../api/use-may.js';
import { findDepartment, mayMove } from './tree.js';

interface OutlineProps {
  readonly nodes: readonly DepartmentNode[];
  readonly chosenId: string;
  readonly onChoose: (id: string) => void;
  readonly onMoved: () => void;
}

/** The tree of departments with their numbers of staff, the first level open. Those who may edit drag one onto another. */
export function DepartmentOutline({ nodes, chosenId, onChoose, onMoved }: OutlineProps) {
  const translate = useTranslate();
  const call = useCall();
  const notify = useNotify();
  const mayEdit = useMay('admin.dept.update');
  const [draggedId, setDraggedId] = useState('');
  const [overId, setOverId] = useState('');
  const dragged = findDepartment(nodes, draggedId);

  const drop = async (target: DepartmentNode): Promise<void> => {
    setOverId('');
    setDraggedId('');
    if (!dragged || !mayMove(dragged, target)) return;
    try {
      await call('admin.dept.update', { deptId: dragged.id, parentId: target.id });
      notify('console.departments.moved', { type: 'success' });
    } catch (failure) {
      notify((failure as Error).message, { type: 'error' });
    }
    onMoved();
  };
  const dragOf = (node: DepartmentNode) => ({
    draggable: mayEdit && !node.isLock && node.parentId !== '0',
    onDragStart: (event: DragEvent) => {
      event.stopPropagation();
      event.dataTransfer.effectAllowed = 'move';
      setDraggedId(node.id);
    },
    onDragEnd: () => setDraggedId(''),
    onDragOver: (event: DragEvent) => {
      if (!dragged || !mayMove(dragged, node)) return;
      event.preventDefault();
      setOverId(node.id);
    },
    onDragLeave: () => setOverId(''),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      event.stopPropagation();
      void drop(node);
    },
  });
  const item = (node: DepartmentNode) => (
    <TreeItem
      key={node.id}
      itemId={node.id}
      label={
        <Box
          {...dragOf(node)}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            minHeight: 32,
            // Disabling the item would disable its children, which may include accessible departments.
            ...(node.isLock && { color: 'text.disabled', cursor: 'default' }),
            ...(overId === node.id && { outline: 2, outlineColor: 'primary.main', borderRadius: 1 }),
          }}
        >
          <span>{node.name}</span>
          {node.isLock ? (
            <LockOutlined fontSize="small" titleAccess={translate('console.departments.closed')} />
          ) : (
            <Typography component="span" variant="body2" color="text.secondary">
              {node.userCount}
            </Typography>
          )}
        </Box>
      }
    >
      {node.children.map(item)}
    </TreeItem>
  );
  return (
    <SimpleTreeView
      aria-label={translate('resources.departments.name', { smart_count: 2 })}
      defaultExpandedItems={nodes.map(({ id }) => id)}
      selectedItems={chosenId || null}
      onSelectedItemsChange={(_, id) => {
        if (!id || !findDepartment(nodes, id)?.isLock) onChoose(id ?? '');
      }}
    >
      {nodes.map(item)}
    </SimpleTreeView>
  );
}
