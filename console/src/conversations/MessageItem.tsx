import { IMAGE_PREFIX, pictureOf } from '@mall/contracts/chat';
import { messageState, type ChatMessage, type ChatThread } from '@mall/web-kit';
import { Box, Link, ListItem, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useRead } from '../api/use-call.js';
import { Moment } from '../components/Moment.js';
import { useMessageWords } from './use-message-words.js';
import type { Conversation } from './use-conversation.js';

interface MessageItemProps {
  readonly message: ChatMessage;
  /** The reader's side. */
  readonly own: Conversation['side'];
  readonly marks: ChatThread['marks'];
}

/** One message with its author, and how far the others have got with one's own. */
export function MessageItem({ message, own, marks }: MessageItemProps) {
  const translate = useTranslate();
  const wordsOf = useMessageWords();
  const { side, authorName, content, createTime, editedTime } = message;
  const isOwn = side === own;
  const isPicture = pictureOf(content) !== undefined;
  return (
    <ListItem disablePadding sx={{ justifyContent: isOwn ? 'flex-end' : 'flex-start' }}>
      <Box sx={{ ...bubble, backgroundColor: isOwn ? 'action.selected' : 'action.hover' }}>
        <Typography variant="caption" color="text.secondary">
          {translate(`console.chat.side.${side}`)}
          {side !== 'system' && authorName && ` · ${authorName}`}
        </Typography>
        {isPicture ? (
          <PrivatePicture message={message} />
        ) : (
          <Typography sx={{ fontSize: 'inherit', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {content.startsWith(IMAGE_PREFIX) ? translate('console.chat.picture') : wordsOf(content)}
          </Typography>
        )}
        <Typography variant="caption" color="text.secondary">
          <Moment at={createTime} />
          {editedTime && ` · ${translate('console.chat.edited')}`}
          {isOwn && ` · ${translate(`console.chat.state.${messageState(marks, own, message)}`)}`}
        </Typography>
      </Box>
    </ListItem>
  );
}

const bubble = { maxWidth: '80%', px: 1.5, py: 1, borderRadius: 2, display: 'grid' } as const;

/** Links to private pictures open for ten minutes. */
const LINK_MS = 540_000;

function PrivatePicture({ message: { conversationId, seq } }: { readonly message: ChatMessage }) {
  const translate = useTranslate();
  const { data } = useRead(
    'chat.conversation.picture',
    { conversationId, seq },
    { staleTime: LINK_MS, refetchInterval: LINK_MS },
  );
  const words = translate('console.chat.picture');
  if (!data) return <span>{words}</span>;
  return (
    <Link href={data.url} target="_blank" rel="noreferrer">
      <Box
        component="img"
        src={data.url}
        alt={words}
        sx={{ maxWidth: '100%', maxHeight: 240, borderRadius: 1 }}
      />
    </Link>
  );
}
