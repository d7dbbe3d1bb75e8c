import { Box, Typography } from '@mui/material';
import { Title, useCanAccess, useTranslate } from 'react-admin';
import { DeskFigures } from './DeskFigures.js';
import { LatestOrders } from './LatestOrders.js';
import { QueueCard } from './QueueCard.js';
import { QUEUES } from './queues.js';
import { SecondSigners } from './SecondSigners.js';
import { isListed } from './record-line.js';
import { WaitingList } from './WaitingList.js';
import { WayFigures } from './WayFigures.js';
import { useHasNoQueue } from './use-waiting.js';

/** Shows how many records wait for an action, the longest waiting ones of each list, and the latest orders. */
export function Dashboard() {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Title title={translate('ra.page.dashboard')} />
      <SecondSigners />
      <Box sx={countsStyle}>
        {QUEUES.map((queue) => (
          <QueueCard key={queue.key} queue={queue} />
        ))}
      </Box>
      <NoQueues />
      <DeskFigures />
      <Box sx={listsStyle}>
        {QUEUES.filter(isListed).map((queue) => (
          <WaitingList key={queue.key} queue={queue} />
        ))}
        <LatestOrders />
      </Box>
      <WayFigures />
    </Box>
  );
}

const countsStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(124px, 100%), 1fr))',
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  backgroundColor: 'background.paper',
  overflow: 'hidden',
  '&:empty': { display: 'none' },
} as const;

const listsStyle = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(460px, 100%), 1fr))',
} as const;

/** Explains why the page is empty for a role whose work does not come from queues. */
function NoQueues() {
  const translate = useTranslate();
  const hasNoQueue = useHasNoQueue();
  const { canAccess: answers } = useCanAccess({ resource: 'conversations', action: 'list' });
  if (!hasNoQueue || answers !== false) return null;
  return <Typography color="text.secondary">{translate('console.queues.none')}</Typography>;
}
