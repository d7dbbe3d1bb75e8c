import { Card, CardActionArea, Typography } from '@mui/material';
import { useCanAccess, useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { linkOf, type Queue } from './queues.js';

/** One queue: how many wait, and the way there. */
export function QueueCard({ queue }: { readonly queue: Queue }) {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: queue.resource, action: 'list' });
  const { total, isError } = useGetList(
    queue.resource,
    { filter: queue.filter, sort: queue.sort, pagination: { page: 1, perPage: 1 } },
    { enabled: canAccess === true, refetchInterval: 60_000 },
  );
  if (!canAccess) return null;
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
