import { createHash } from 'node:crypto';
import { SHARE_SIZE } from '@mall/contracts/file';
import type { Locale } from '@mall/validation';
import type { ShareCard } from './renderer-protocol.js';

/** Returns a version that changes with the content of the picture, so that an earlier preview does not hide a new price. */
export const shareVersion = (card: ShareCard): string =>
  createHash('sha256').update(JSON.stringify(card)).digest('hex').slice(0, 16);

/** Name of the picture of pages that have none of their own. */
const COMMON = 'index';

export interface SharePicture {
  /** Path with query. */
  readonly path: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** Returns the picture that previews of a page show. */
export function sharePicture(locale: Locale, card: ShareCard | undefined, title: string): SharePicture {
  const version = card ? `?v=${shareVersion(card)}` : '';
  return {
    path: `/share/${locale}/${card?.name ?? COMMON}.jpg${version}`,
    alt: card ? [card.badge, card.title, card.price].filter(Boolean).join(', ') : title,
    ...SHARE_SIZE,
  };
}
