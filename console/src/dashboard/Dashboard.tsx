import { Box } from '@mui/material';
import { Title, useTranslate } from 'react-admin';
import { QueueCard } from './QueueCard.js';
import { QUEUES } from './queues.js';
import { SecondSigners } from './SecondSigners.js';
import { WaitingSlips } from './WaitingSlips.js';

/** The numbers of records that wait for an action, each linked to its list. */
export function Dashboard() {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Title title={translate('ra.page.dashboard')} />
      <SecondSigners />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
        }}
      >
        {QUEUES.map((queue) => (
          <QueueCard key={queue.key} queue={queue} />
        ))}
      </Box>
      <WaitingSlips />
    </Box>
  );
}
