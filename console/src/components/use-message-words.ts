import { contentLine } from '@mall/contracts/chat';
import { useTranslate } from 'react-admin';
import { useReaderLocale } from '../api/use-call.js';

/** Summarises a message in one line, in the reader's language. */
export function useMessageWords(): (message: string) => string {
  const translate = useTranslate();
  const locale = useReaderLocale();
  const words = {
    picture: translate('console.chat.picture'),
    place: translate('console.chat.place'),
    paper: (kind: string) => translate(`console.documents.kinds.${kind}`),
  };
  return (message) => contentLine(message, locale, words);
}
