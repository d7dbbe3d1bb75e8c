import { Box, Typography } from '@mui/material';
import { Title, useTranslate } from 'react-admin';
import { useRead } from '../api/use-call.js';
import { Section } from '../components/Facts.js';
import { ProcessTable } from './ProcessTable.js';
import { QueueTable } from './QueueTable.js';
import { failuresOf, queuesOf, slowestOf } from './queues.js';
import { WorkTable } from './WorkTable.js';

const EVERY_MS = 10_000;
const MOST = 20;
const ALL = { current: 1, size: 1_000 };

/** Shows the state of the processes of all services, their queues, and slow or failed work. */
export function ProcessList() {
  const translate = useTranslate();
  const { data, error } = useRead('admin.process.page', ALL, { refetchInterval: EVERY_MS });
  const processes = data?.records ?? [];
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Title title={translate('resources.processes.name', { smart_count: 2 })} />
      {error && <Typography color="error">{error.message}</Typography>}
      <Section title={translate('console.processes.services')}>
        <ProcessTable processes={processes} />
      </Section>
      <Section title={translate('console.processes.queues')}>
        <QueueTable queues={queuesOf(processes)} />
      </Section>
      <Section title={translate('console.processes.slowest')}>
        <WorkTable kind="slowest" works={slowestOf(processes, MOST)} />
      </Section>
      <Section title={translate('console.processes.failures')}>
        <WorkTable kind="failures" works={failuresOf(processes, MOST)} />
      </Section>
    </Box>
  );
}
