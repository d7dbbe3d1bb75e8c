import { contentOf } from '@mall/contracts/chat';
import { useTranslate } from 'react-admin';
import { useReaderLocale } from '../api/use-call.js';

/** What a message says in one line, in the reader's language. */
export function useMessageWords(): (content: string) => string {
  const translate = useTranslate();
  const locale = useReaderLocale();
  return (text) => {
    const content = contentOf(text);
    switch (content.kind) {
      case 'text':
        return content.text;
      case 'quickReply':
        return content.texts[locale];
      case 'picture':
        return translate('console.chat.picture');
      case 'paper':
        return translate(`console.documents.kinds.${content.paper}`);
      case 'place':
        return content.label || translate('console.chat.place');
    }
  };
}
