import { IMAGE_PREFIX, quickReplyOf } from '@mall/contracts/chat';
import { useTranslate } from 'react-admin';
import { useReaderLocale } from '../api/use-call.js';

/** What a message says in one line: a quick reply in the reader's language, a word for a picture. */
export function useMessageWords(): (content: string) => string {
  const translate = useTranslate();
  const locale = useReaderLocale();
  return (content) =>
    content.startsWith(IMAGE_PREFIX)
      ? translate('console.chat.picture')
      : (quickReplyOf(content)?.[locale] ?? content);
}
