import { contentOf } from '@mall/contracts/chat';
import type { ChatMessage } from '@mall/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { read } from '../../mall/api.js';
import { PaperCard } from './PaperCard.js';
import { PlaceCard } from './PlaceCard.js';
import { useContentWords } from './use-content-words.js';
import styles from './ChatDialog.module.css';

interface MessageContentProps {
  readonly message: ChatMessage;
  readonly orderId: string | undefined;
}

/** Shows the text of a message, a quick reply in the reader's language, a picture, a document or a place. */
export function MessageContent({ message, orderId }: MessageContentProps) {
  const wordsOf = useContentWords();
  const content = contentOf(message.content);
  if (content.kind === 'picture' && content.fileId !== undefined) return <PrivatePicture message={message} />;
  if (content.kind === 'paper') return <PaperCard content={content} orderId={orderId} />;
  if (content.kind === 'place') return <PlaceCard place={content} />;
  return <span className={styles['text']}>{wordsOf(message.content)}</span>;
}

/** Links to private pictures are valid for ten minutes. */
const LINK_MS = 540_000;

function PrivatePicture({ message: { conversationId, seq } }: { message: ChatMessage }) {
  const { t } = useTranslation('chat');
  const { data } = useQuery({
    ...read('chat.conversation.picture', { conversationId, seq }),
    staleTime: LINK_MS,
    refetchInterval: LINK_MS,
  });
  if (!data) return <span className={styles['text']}>{t('picture')}</span>;
  return (
    <a href={data.url} target="_blank" rel="noreferrer">
      <img className={styles['picture']} src={data.url} alt={t('picture')} loading="lazy" />
    </a>
  );
}
