import { messageState, type ChatMessage, type ChatThread } from '@mall/web-kit';
import { Box, ListItem, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Moment } from '../components/Moment.js';
import { MessageContent } from './MessageContent.js';
import type { Conversation } from './use-conversation.js';

interface MessageItemProps {
  readonly message: ChatMessage;
  /** The order that the conversation is about. */
  readonly orderId: string | undefined;
  /** The reader's side of the conversation. */
  readonly own: Conversation['side'];
  readonly marks: ChatThread['marks'];
}

/** Shows one message with its author, and the delivery state of one's own. */
export function MessageItem({ message, orderId, own, marks }: MessageItemProps) {
  const translate = useTranslate();
  const { side, authorName, createTime, editedTime } = message;
  const isOwn = side === own;
  return (
    <ListItem disablePadding sx={{ justifyContent: isOwn ? 'flex-end' : 'flex-start' }}>
      <Box sx={{ ...bubble, backgroundColor: isOwn ? 'action.selected' : 'action.hover' }}>
        <Typography variant="caption" color="text.secondary">
          {translate(`console.chat.side.${side}`)}
          {side !== 'system' && authorName && ` · ${authorName}`}
        </Typography>
        <MessageContent message={message} orderId={orderId} />
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
