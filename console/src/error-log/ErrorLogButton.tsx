import BugReportOutlined from '@mui/icons-material/BugReportOutlined';
import { Badge, IconButton, Tooltip } from '@mui/material';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { errorLog } from '../api/error-log.js';

const ErrorLogDialog = lazy(async () => ({ default: (await import('./ErrorLogDialog.js')).ErrorLogDialog }));

/** Maximum number on the badge. Prescribed. */
export const BADGE_MAX = 99;

/** Shows how many errors this browser has logged; opens the log. */
export function ErrorLogButton() {
  const translate = useTranslate();
  const entries = useSyncExternalStore(errorLog.subscribe, errorLog.current);
  const [isOpen, setOpen] = useState(false);
  const label = translate('console.errorLog.open', { count: entries.length });
  return (
    <>
      <Tooltip title={label}>
        <IconButton color="inherit" aria-label={label} onClick={() => setOpen(true)}>
          <Badge color="error" max={BADGE_MAX} badgeContent={entries.length}>
            <BugReportOutlined fontSize="small" />
          </Badge>
        </IconButton>
      </Tooltip>
      {isOpen && (
        <Suspense>
          <ErrorLogDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
