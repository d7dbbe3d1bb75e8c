import { Alert, Box, Button, Paper, Skeleton, Typography } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { RecordName } from '@mall/contracts/messaging';
import { useCall } from '../../api/use-call.js';
import { Moment } from '../Moment.js';
import { actsOf, type Act } from './acts-of.js';
import { ChangedRow } from './ChangedRow.js';
import { Who } from './Who.js';

interface RecordHistoryProps {
  readonly resource: string;
  readonly record: RecordName;
  readonly recordId: string;
}

const SIZE = 50;

/** The changes of a record, the newest first: who, when, from where, why, and each field before and after. */
export function RecordHistory({ resource, record, recordId }: RecordHistoryProps) {
  const translate = useTranslate();
  const call = useCall();
  const { data, error, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery({
    queryKey: ['history', record, recordId],
    queryFn: ({ pageParam }) =>
      call('admin.history.ofRecord', {
        record,
        recordId,
        size: SIZE,
        ...(pageParam && { after: pageParam }),
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <Skeleton variant="rounded" sx={{ height: 240 }} />;
  const acts = actsOf(data.pages.flatMap(({ changes }) => changes));
  const missing = new Set(data.pages.flatMap((page) => page.missing));
  return (
    <Box component="section" aria-label={translate('console.history.title')} sx={{ display: 'grid', gap: 2 }}>
      {missing.size > 0 && <Alert severity="warning">{translate('console.history.missing')}</Alert>}
      {acts.length === 0 && <Alert severity="info">{translate('console.history.none')}</Alert>}
      {acts.map((act) => (
        <ActCard key={`${act.service}${act.act}`} act={act} resource={resource} />
      ))}
      {hasNextPage && (
        <Button disabled={isFetching} onClick={() => void fetchNextPage()}>
          {translate('console.history.older')}
        </Button>
      )}
    </Box>
  );
}

function ActCard({ act, resource }: { readonly act: Act; readonly resource: string }) {
  const translate = useTranslate();
  const { at, ip, action, operation, reason } = act.changes[0]!;
  return (
    <Paper variant="outlined" component="article" sx={{ p: 2, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'baseline' }}>
        <Typography component="strong" sx={{ fontWeight: 600 }}>
          <Who change={act.changes[0]!} />
        </Typography>
        <Moment at={at} />
        {ip && <Typography color="text.secondary">{ip}</Typography>}
        {operation && (
          <Typography color="text.secondary" title={translate('console.history.operation')}>
            {action ?? operation}
          </Typography>
        )}
      </Box>
      {reason && <Typography sx={{ overflowWrap: 'anywhere' }}>{`«${reason}»`}</Typography>}
      {act.changes.map((change) => (
        <ChangedRow key={change.changeId} change={change} resource={resource} />
      ))}
    </Paper>
  );
}
