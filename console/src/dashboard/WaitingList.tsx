import { Box } from '@mui/material';
import { Link as TextLink, useGetList, useTranslate, type RaRecord } from 'react-admin';
import { mustLoad, useReaderLocale } from '../api/use-call.js';
import { Section } from '../components/Facts.js';
import { linkOf, type Queue } from './queues.js';
import { RecordLines } from './RecordLines.js';
import { useWaiting } from './use-waiting.js';
import { waitingLine } from './record-line.js';

/** Maximum number of records in each list. */
const MOST = 6;

interface QueueProps {
  readonly queue: Queue;
}

/** Lists the longest waiting records of a queue; hidden while there are none. */
export function WaitingList({ queue }: QueueProps) {
  const translate = useTranslate();
  const { isOpen, total = 0 } = useWaiting(queue);
  if (!isOpen || total === 0) return null;
  return (
    <Section
      title={translate(`console.queues.${queue.key}`)}
      action={
        <Box sx={{ fontSize: '0.875rem' }}>
          <TextLink to={linkOf(queue)}>{translate('console.queues.whole', { smart_count: total })}</TextLink>
        </Box>
      }
    >
      <LongestWaiting queue={queue} />
    </Section>
  );
}

function LongestWaiting({ queue }: QueueProps) {
  const locale = useReaderLocale();
  const { resource, filter, sort } = queue;
  const { data = [] } = useGetList<RaRecord<string>>(
    resource,
    { filter, sort, pagination: { page: 1, perPage: MOST } },
    mustLoad,
  );
  return <RecordLines rows={data.map((record) => waitingLine(queue, record, locale))} />;
}
