import { Box, Paper, Skeleton } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { CreateButton, Title, TopToolbar, useResourceDefinition, useTranslate } from 'react-admin';
import { useRead } from '../api/use-call.js';
import { ScopeNote } from '../components/ScopeNote.js';
import { DepartmentPanel } from './DepartmentPanel.js';
import { SyncDirectoryButton } from './SyncDirectoryButton.js';
import { findDepartment } from './tree.js';

const DepartmentOutline = lazy(async () => ({
  default: (await import('./DepartmentOutline.js')).DepartmentOutline,
}));

/** Shows the departments as a tree; dragging moves one, the panel beside it acts on the chosen one. */
export function DepartmentList() {
  const translate = useTranslate();
  const { data: nodes, refetch } = useRead('admin.dept.tree', {});
  const { hasCreate } = useResourceDefinition({ resource: 'departments' });
  const [chosenId, setChosenId] = useState('');
  const chosen = findDepartment(nodes ?? [], chosenId);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Title title={translate('resources.departments.name', { smart_count: 2 })} />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Box sx={{ flex: 1 }}>
          <ScopeNote />
        </Box>
        <TopToolbar>
          <SyncDirectoryButton />
          {hasCreate && <CreateButton resource="departments" />}
        </TopToolbar>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(280px, 2fr)' },
        }}
      >
        <Paper variant="outlined" sx={{ p: 1, minHeight: 240 }}>
          <Suspense fallback={<Skeleton variant="rounded" height={220} />}>
            {nodes ? (
              <DepartmentOutline
                nodes={nodes}
                chosenId={chosenId}
                onChoose={setChosenId}
                onMoved={() => void refetch()}
              />
            ) : (
              <Skeleton variant="rounded" height={220} />
            )}
          </Suspense>
        </Paper>
        <DepartmentPanel
          key={chosenId}
          department={chosen}
          nodes={nodes ?? []}
          onChanged={(nextId) => {
            setChosenId(nextId);
            void refetch();
          }}
        />
      </Box>
    </Box>
  );
}
