import { contentLine, type ContentWords } from '@mall/contracts/chat';
import { useTranslation } from 'react-i18next';
import { locale } from '../../mall/locale.js';

/** Summarises a message in one line, in the reader's language. */
export function useContentWords(): (message: string) => string {
  const { t } = useTranslation('chat');
  const words: ContentWords = {
    picture: t('picture'),
    place: t('place'),
    paper: (kind) => t(`paper.${kind}`),
  };
  return (message) => contentLine(message, locale, words);
}
