import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { DirectorySyncView } from '@mall/contracts/admin';

/** Maximum number of changes listed by name, failures first; all of them are counted. */
const MOST_LISTED = 30;

interface DirectoryChangesProps {
  /** Text key of the heading. */
  readonly title: string;
  readonly result: DirectorySyncView;
}

/** Shows the changes of a sync, planned or done, counted and by name. */
export function DirectoryChanges({ title, result }: DirectoryChangesProps) {
  const translate = useTranslate();
  const { created, updated, gone, failed, left, changes, errors } = result;
  const inOrder = [...errors, ...changes.filter(({ kind }) => kind !== 'fail')];
  const unlisted = inOrder.length - MOST_LISTED;
  return (
    <Box>
      <Typography variant="subtitle2">{translate(title)}</Typography>
      <Typography variant="body2">
        {translate('console.departments.counts', { created, updated, gone, failed })}
      </Typography>
      {left > 0 && (
        <Typography variant="body2" color="warning.main">
          {translate('console.departments.left', { left })}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 180, overflowY: 'auto', fontSize: '0.8125rem' }}>
        {inOrder.slice(0, MOST_LISTED).map(({ kind, id, name, reason }) => (
          <li key={`${kind} ${id}`}>
            {translate(`console.departments.changes.${kind}`)}: {name}
            {reason && ` — ${reason}`}
          </li>
        ))}
        {unlisted > 0 && <li>{translate('console.departments.unlisted', { smart_count: unlisted })}</li>}
      </Box>
    </Box>
  );
}
