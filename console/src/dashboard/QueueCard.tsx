import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { linkOf, type Queue } from './queues.js';
import { useWaiting } from './use-waiting.js';

/** Shows the number of waiting records of a queue, with a link to them; dimmed while there are none. */
export function QueueCard({ queue }: { readonly queue: Queue }) {
  const translate = useTranslate();
  const { isOpen, total } = useWaiting(queue);
  if (!isOpen) return null;
  const waits = (total ?? 0) > 0;
  return (
    <Box component={Link} to={linkOf(queue)} sx={{ ...cardStyle, opacity: total === 0 ? 0.75 : 1 }}>
      <Typography
        component="span"
        sx={{
          fontSize: '1.25rem',
          lineHeight: 1.3,
          fontWeight: waits ? 600 : 400,
          color: waits ? 'primary.main' : 'text.secondary',
        }}
      >
        {total ?? '…'}
      </Typography>
      <Typography component="span" sx={{ fontSize: 'var(--table-text)', lineHeight: 1.3 }}>
        {translate(`console.queues.${queue.key}`)}
      </Typography>
    </Box>
  );
}

const cardStyle = {
  display: 'grid',
  alignContent: 'start',
  minWidth: 0,
  px: 1.5,
  py: 1,
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { backgroundColor: 'action.hover' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
} as const;
