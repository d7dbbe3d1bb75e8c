import { contentOf } from '@mall/contracts/chat';
import type { ChatMessage } from '@mall/web-kit';
import { Box, Link, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useRead } from '../api/use-call.js';
import { PaperCard } from './PaperCard.js';
import { PlaceCard } from './PlaceCard.js';
import { useMessageWords } from '../components/use-message-words.js';

interface MessageContentProps {
  readonly message: ChatMessage;
  readonly orderId: string | undefined;
}

/** Shows the text of a message, a quick reply in the reader's language, a picture, a document or a place. */
export function MessageContent({ message, orderId }: MessageContentProps) {
  const wordsOf = useMessageWords();
  const content = contentOf(message.content);
  if (content.kind === 'picture' && content.fileId !== undefined) return <PrivatePicture message={message} />;
  if (content.kind === 'paper') return <PaperCard content={content} orderId={orderId} />;
  if (content.kind === 'place') return <PlaceCard place={content} />;
  return (
    <Typography sx={{ fontSize: 'inherit', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {wordsOf(message.content)}
    </Typography>
  );
}

/** Links to private pictures are valid for ten minutes. */
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
