import { IMAGE_PREFIX, pictureOf, quickReplyOf } from '@mall/contracts/chat';
import type { ChatMessage } from '@mall/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { read } from '../../mall/api.js';
import { locale } from '../../mall/locale.js';
import styles from './ChatDialog.module.css';

/** The text of a message, a quick reply in the reader's language, or a picture. */
export function MessageContent({ message }: { message: ChatMessage }) {
  const { t } = useTranslation('chat');
  const { content } = message;
  if (pictureOf(content) !== undefined) return <PrivatePicture message={message} />;
  if (content.startsWith(IMAGE_PREFIX)) return <span className={styles['text']}>{t('picture')}</span>;
  return <span className={styles['text']}>{quickReplyOf(content)?.[locale] ?? content}</span>;
}

/** Links to private pictures open for ten minutes. */
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
