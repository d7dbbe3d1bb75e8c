import { Card, CardActionArea, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { linkOf, type Queue } from './queues.js';
import { useWaiting } from './use-waiting.js';

/** One queue: how many wait, and the way there. */
export function QueueCard({ queue }: { readonly queue: Queue }) {
  const translate = useTranslate();
  const { isOpen, total, isError } = useWaiting(queue);
  if (!isOpen) return null;
  return (
    <Card>
      <CardActionArea component={Link} to={linkOf(queue)} sx={{ p: 2, height: '100%' }}>
        <Typography
          component="p"
          sx={{
            fontSize: '2.125rem',
            lineHeight: 1.2,
            fontWeight: 600,
            color: total ? 'primary.main' : 'text.secondary',
          }}
        >
          {isError ? '—' : (total ?? '…')}
        </Typography>
        <Typography variant="body2">{translate(`console.queues.${queue.key}`)}</Typography>
      </CardActionArea>
    </Card>
  );
}
