import { contentOf } from '@mall/contracts/chat';
import type { DocumentKind } from '@mall/contracts/order';
import type { Locale } from '@mall/validation';

/** How a face names what is no text. */
export interface ContentWords {
  readonly picture: string;
  readonly place: string;
  readonly paper: (kind: DocumentKind) => string;
}

/** What a message says in one line, in the reader's language. */
export function contentLine(message: string, locale: Locale, words: ContentWords): string {
  const content = contentOf(message);
  switch (content.kind) {
    case 'text':
      return content.text;
    case 'quickReply':
      return content.texts[locale];
    case 'picture':
      return words.picture;
    case 'paper':
      return words.paper(content.paper);
    case 'place':
      return content.label || words.place;
  }
}
