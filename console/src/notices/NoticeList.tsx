import { consoleNoticePaths, noticeKinds, NOTICE_KINDS, type NoticeKind } from '@mall/contracts/chat';
import type { OutputOf } from '@mall/web-kit';
import {
  Alert,
  Box,
  Button,
  Chip,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { useCall, useRead, useReaderLocale } from '../api/use-call.js';
import { Moment } from '../components/Moment.js';
import { refreshNotices } from './notice-socket.js';

type Notice = OutputOf<'chat.notice.page'>['list'][number];

const PAGE = 30;

interface NoticeListProps {
  readonly onlyUnread: boolean;
  /** Called when the reader opens the record of a notice. */
  readonly onFollow: () => void;
}

/** Lists notices, newest first; opening one marks it as read and leads to its record. */
export function NoticeList({ onlyUnread, onFollow }: NoticeListProps) {
  const translate = useTranslate();
  const call = useCall();
  const [kind, setKind] = useState<NoticeKind>();
  const [size, setSize] = useState(PAGE);
  const { data, error } = useRead(
    'chat.notice.page',
    { pageNum: 1, pageSize: size, ...(onlyUnread ? { onlyUnread } : {}), ...(kind ? { kind } : {}) },
    { placeholderData: (before) => before },
  );
  const newest = data?.list[0];
  const readAll = async () => {
    if (!newest) return;
    await call('chat.notice.readAll', { upToId: newest.noticeId });
    refreshNotices();
  };
  return (
    <>
      <Kinds chosen={kind} onChoose={setKind} />
      {error && <Alert severity="error">{error.message}</Alert>}
      {data?.total === 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ p: 2 }}>
          {translate(onlyUnread ? 'console.notices.noneUnread' : 'console.notices.none')}
        </Typography>
      )}
      <Box sx={{ flex: 1, overflowY: 'auto' }}>
        <List dense disablePadding>
          {data?.list.map((notice) => (
            <NoticeRow key={notice.noticeId} notice={notice} onFollow={onFollow} />
          ))}
        </List>
        {data && data.total > data.list.length && (
          <Button fullWidth size="small" onClick={() => setSize(size + PAGE)}>
            {translate('console.notices.more')}
          </Button>
        )}
      </Box>
      {!kind && newest && (
        <Box sx={{ p: 1, borderTop: 1, borderColor: 'divider' }}>
          <Button fullWidth size="small" onClick={() => void readAll()}>
            {translate('console.notices.readAll')}
          </Button>
        </Box>
      )}
    </>
  );
}

interface KindsProps {
  readonly chosen: NoticeKind | undefined;
  readonly onChoose: (kind: NoticeKind | undefined) => void;
}

function Kinds({ chosen, onChoose }: KindsProps) {
  const locale = useReaderLocale();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, p: 1 }}>
      {NOTICE_KINDS.map((kind) => (
        <Chip
          key={kind}
          size="small"
          label={noticeKinds[kind].label[locale]}
          aria-pressed={kind === chosen}
          color={kind === chosen ? 'primary' : 'default'}
          onClick={() => onChoose(kind === chosen ? undefined : kind)}
        />
      ))}
    </Box>
  );
}

function NoticeRow({ notice, onFollow }: { readonly notice: Notice; readonly onFollow: () => void }) {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const navigate = useNavigate();
  const call = useCall();
  const { noticeId, kind, text, subject, subjectId, isRead, createTime } = notice;
  const open = () => {
    if (!isRead) void call('chat.notice.read', { noticeId }).then(refreshNotices);
    if (!subject || !subjectId) return;
    void navigate(consoleNoticePaths[subject](subjectId));
    onFollow();
  };
  return (
    <ListItem divider disablePadding>
      <ListItemButton onClick={open}>
        <ListItemText
          primary={text}
          secondary={
            <>
              {!isRead && `${translate('console.notices.new')} · `}
              {noticeKinds[kind].label[locale]} · <Moment at={createTime} />
            </>
          }
          slotProps={{
            primary: { sx: { fontWeight: isRead ? 400 : 600, overflowWrap: 'anywhere' } },
            secondary: { component: 'span' },
          }}
        />
      </ListItemButton>
    </ListItem>
  );
}
