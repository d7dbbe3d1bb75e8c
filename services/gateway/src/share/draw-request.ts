import type { DrawShareDto } from '@mall/contracts/file';
import type { ShareCard } from '../pages/renderer-protocol.js';

/** As many characters of each text as a picture could show, and more. */
const LONGEST = { title: 200, line: 400, price: 60, note: 120, badge: 40, photo: 500, site: 120 } as const;

/** Asks for the picture of a card; names are cut to what can be drawn, and come without characters that are not seen. */
export function drawRequest(card: ShareCard): DrawShareDto {
  const texts = Object.entries(LONGEST).map(([field, longest]) => {
    const text = card[field as keyof typeof LONGEST] ?? '';
    const seen = text.replace(/\p{C}/gu, ' ').trim();
    return [field, [...seen].slice(0, longest).join('').slice(0, longest) || undefined] as const;
  });
  return { title: card.site ?? '', ...Object.fromEntries(texts.filter(([, text]) => text)) };
}
