import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import { Badge, IconButton, Tooltip } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useRead } from '../api/use-call.js';
import { NoticeReceiver } from './NoticeReceiver.js';

const NoticeDrawer = lazy(async () => ({ default: (await import('./NoticeDrawer.js')).NoticeDrawer }));

/** Interval at which the count is fetched without a live connection. */
const REFRESH_MS = 60_000;
const SHOWN_MAX = 99;

/** Shows the number of unread notices and opens them. New ones pop up while the page is open. */
export function NoticeButton() {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { data } = useRead('chat.notice.count', {}, { refetchInterval: REFRESH_MS });
  const unread = data?.unread ?? 0;
  const label = translate('console.notices.open', { smart_count: unread });
  return (
    <>
      <Tooltip title={label}>
        <IconButton color="inherit" aria-label={label} onClick={() => setOpen(true)}>
          <Badge color="error" max={SHOWN_MAX} badgeContent={unread}>
            <NotificationsOutlined fontSize="small" />
          </Badge>
        </IconButton>
      </Tooltip>
      <NoticeReceiver />
      {isOpen && (
        <Suspense>
          <NoticeDrawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
