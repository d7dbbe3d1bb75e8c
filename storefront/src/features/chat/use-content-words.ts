import { contentOf } from '@mall/contracts/chat';
import { useTranslation } from 'react-i18next';
import { locale } from '../../mall/locale.js';

/** What a message says in one line, in the reader's language. */
export function useContentWords(): (content: string) => string {
  const { t } = useTranslation('chat');
  return (text) => {
    const content = contentOf(text);
    switch (content.kind) {
      case 'text':
        return content.text;
      case 'quickReply':
        return content.texts[locale];
      case 'picture':
        return t('picture');
      case 'paper':
        return t(`paper.${content.paper}`);
      case 'place':
        return content.label || t('place');
    }
  };
}
