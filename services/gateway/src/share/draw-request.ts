import type { DrawShareDto } from '@mall/contracts/file';
import type { ShareCard } from '../pages/renderer-protocol.js';

/** Maximum characters of each text, more than a picture can show. */
const LONGEST = { title: 200, line: 400, price: 60, note: 120, badge: 40, photo: 500, site: 120 } as const;

/** Returns the request for the picture of a card; names are cut to the drawn length, and hidden characters are removed. */
export function drawRequest(card: ShareCard): DrawShareDto {
  const texts = Object.entries(LONGEST).map(([field, longest]) => {
    const text = card[field as keyof typeof LONGEST] ?? '';
    const seen = text.replace(/\p{C}/gu, ' ').trim();
    return [field, [...seen].slice(0, longest).join('').slice(0, longest) || undefined] as const;
  });
  return { title: card.site ?? '', ...Object.fromEntries(texts.filter(([, text]) => text)) };
}
