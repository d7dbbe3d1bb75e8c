import { Box } from '@mui/material';
import { Title, useTranslate } from 'react-admin';
import { QueueCard } from './QueueCard.js';
import { QUEUES } from './queues.js';
import { WaitingSlips } from './WaitingSlips.js';

/** What waits for somebody, each number leading to its list; nothing that nobody has to act on. */
export function Dashboard() {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Title title={translate('ra.page.dashboard')} />
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
