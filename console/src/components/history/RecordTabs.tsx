import { Box, Tab, Tabs } from '@mui/material';
import { useState, type ReactNode } from 'react';
import {
  usePermissions,
  useRecordContext,
  useResourceContext,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import type { SignedInInfoView } from '@mall/contracts/admin';
import { recordOfResource } from '@mall/contracts/messaging';
import { isOpen } from '../../api/permissions.js';
import { RecordHistory } from './RecordHistory.js';

/** A record, and beside it its history, for people who may read the log. A form stays as it is while the history is shown. */
export function RecordTabs({ children }: { readonly children: ReactNode }) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const record = useRecordContext<RaRecord & { id: string }>();
  const { permissions: held } = usePermissions<Pick<SignedInInfoView, 'permissions'>>();
  const [isHistory, setHistory] = useState(false);
  const name = recordOfResource(resource);
  // The right to read the log opens the history as well.
  const mayRead = held !== undefined && isOpen(held.permissions, 'operation-logs', 'list');
  if (!name || !record || !mayRead) return children;
  return (
    <>
      <Tabs
        value={isHistory ? 'history' : 'record'}
        onChange={(_, chosen) => setHistory(chosen === 'history')}
        sx={{ mb: 2, minHeight: 36, '& .MuiTab-root': { minHeight: 36, py: 0.5 } }}
      >
        <Tab value="record" label={translate('console.history.record')} />
        <Tab value="history" label={translate('console.history.title')} />
      </Tabs>
      <Box hidden={isHistory}>{children}</Box>
      {isHistory && <RecordHistory resource={resource} record={name} recordId={String(record.id)} />}
    </>
  );
}
