import { Typography } from '@mui/material';
import { useCanAccess, useTranslate } from 'react-admin';
import { useHasNoQueue } from './use-waiting.js';

/** Explains why the page is empty for a role whose work does not come from queues. */
export function NoQueues() {
  const translate = useTranslate();
  const hasNoQueue = useHasNoQueue();
  const { canAccess: answers } = useCanAccess({ resource: 'conversations', action: 'list' });
  if (!hasNoQueue || answers !== false) return null;
  return <Typography color="text.secondary">{translate('console.queues.none')}</Typography>;
}
