import { Box, Paper, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useCanAccess, useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { useRead } from '../api/use-call.js';
import { useMessageWords } from '../components/use-message-words.js';

/** Time for which a message is shown. Prescribed. */
export const CHAT_POPOVER_MS = 3_000;

const EVERY_MS = 15_000;

const NEWEST = { state: 'waiting', sortBy: 'lastTime', sortOrder: 'DESC', current: 1, size: 1 } as const;

/** Shows a buyer's new message over any page; leads to the conversation and hides by itself. */
export function ChatPopover() {
  const { canAccess } = useCanAccess({ resource: 'conversations', action: 'list' });
  const isThere = useLocation().pathname === '/conversations';
  const { data } = useRead('chat.desk.page', NEWEST, {
    enabled: canAccess === true && !isThere,
    refetchInterval: EVERY_MS,
  });
  const newest = data?.records[0];
  const message = data && (newest ? `${newest.conversationId} ${newest.lastTime}` : 'none');
  // Messages that are waiting when the console is opened are not new.
  const [known, setKnown] = useState<string>();
  const isNews = known !== undefined && newest !== undefined && message !== known;
  useEffect(() => {
    if (message === undefined || message === known) return undefined;
    const timer = setTimeout(() => setKnown(message), isNews && !isThere ? CHAT_POPOVER_MS : 0);
    return () => clearTimeout(timer);
  }, [isNews, isThere, known, message]);
  return isNews && !isThere ? <NewMessage conversation={newest} /> : null;
}

interface NewMessageProps {
  readonly conversation: {
    readonly conversationId: string;
    readonly nickname: string;
    readonly lastContent: string;
  };
}

function NewMessage({ conversation: { conversationId, nickname, lastContent } }: NewMessageProps) {
  const translate = useTranslate();
  const wordsOf = useMessageWords();
  return (
    <Paper role="status" aria-label={translate('console.chat.newMessage')} sx={place}>
      <Box component={Link} to={`/conversations?conversationId=${conversationId}`} sx={message}>
        <Typography component="span" sx={{ fontWeight: 600, fontSize: 'inherit' }}>
          {nickname}
        </Typography>
        <Typography component="span" variant="body2" noWrap>
          {wordsOf(lastContent)}
        </Typography>
      </Box>
    </Paper>
  );
}

const place = {
  position: 'fixed',
  bottom: 16,
  right: 16,
  width: 330,
  maxWidth: 'calc(100vw - 32px)',
  border: 1,
  borderColor: 'divider',
  boxShadow: 3,
  zIndex: 'snackbar',
} as const;

const message = { display: 'grid', p: 1.5, color: 'text.primary', textDecoration: 'none' } as const;
