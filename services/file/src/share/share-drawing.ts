import { SHARE_SIZE, type DrawShareDto } from '@mall/contracts/file';
import { drawLines, glyphsOf, linesOf, widthOf } from './glyph-text.js';

/** Width of the photo in pixels; a photo of 4:3 loses little of its edges. */
export const PHOTO_WIDTH = 740;

const COLOURS = { ink: '#14202b', muted: '#5a6875', harbour: '#0b4f6c', tint: '#e8f1f5', signal: '#d9480f' };
const LEFT = PHOTO_WIDTH + 40;
const WIDTH = SHARE_SIZE.width - LEFT - 40;

const TITLE = { size: 42, weight: 'bold', lineHeight: 52, most: 4 } as const;
const LINE = { size: 25, weight: 'regular', lineHeight: 36 } as const;
const PRICE = { size: 46, weight: 'bold', lineHeight: 54, most: 1 } as const;
const NOTE = { size: 22, weight: 'regular', lineHeight: 30, most: 2 } as const;
const SITE = { size: 24, weight: 'bold', lineHeight: 30, most: 1 } as const;
const BADGE = { size: 30, weight: 'bold' } as const;

/** Returns the texts and marks over and beside the photo, as SVG whose texts are outlines. */
export function shareDrawing(
  { title, line, price, note, badge, site }: DrawShareDto,
  hasPhoto: boolean,
): string {
  const { width, height } = SHARE_SIZE;
  const titleLines = linesOf(title, { ...TITLE, width: WIDTH });
  const prices = linesOf(price ?? '', { ...PRICE, size: sizeFor(price ?? ''), width: WIDTH });
  const notes = linesOf(note ?? '', { ...NOTE, width: WIDTH });
  const factsTop = 88 + titleLines.length * TITLE.lineHeight;
  const pricesTop = 490 - (notes.length - 1) * NOTE.lineHeight;
  const most = Math.floor((pricesTop - 40 - PRICE.lineHeight - factsTop) / LINE.lineHeight) + 1;
  const facts = linesOf(line ?? '', { ...LINE, most, width: WIDTH });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
${hasPhoto ? '' : SILHOUETTE}
<rect x="${PHOTO_WIDTH}" width="${width - PHOTO_WIDTH}" height="${height}" fill="#fff"/>
<rect x="${PHOTO_WIDTH}" width="6" height="${height}" fill="${COLOURS.harbour}"/>
${badge ? badgeOf(badge) : ''}
${drawLines(titleLines, { x: LEFT, y: 84, lineHeight: TITLE.lineHeight, colour: COLOURS.ink })}
${drawLines(facts, { x: LEFT, y: factsTop, lineHeight: LINE.lineHeight, colour: COLOURS.muted })}
${drawLines(prices, { x: LEFT, y: pricesTop - 40, lineHeight: PRICE.lineHeight, colour: COLOURS.harbour })}
${drawLines(notes, { x: LEFT, y: pricesTop, lineHeight: NOTE.lineHeight, colour: COLOURS.muted })}
${MARK}
${drawLines(linesOf(site ?? '', { ...SITE, width: WIDTH - 62 }), { x: LEFT + 62, y: 586, lineHeight: SITE.lineHeight, colour: COLOURS.ink })}
</svg>`;
}

/** Returns the size of a price. A price is never cut: a long one is smaller. */
function sizeFor(price: string): number {
  const width = widthOf(glyphsOf(price, PRICE.size, PRICE.weight));
  return width <= WIDTH ? PRICE.size : Math.floor((PRICE.size * WIDTH) / width);
}

function badgeOf(badge: string): string {
  const [line = []] = linesOf(badge, { ...BADGE, width: PHOTO_WIDTH - 120, most: 1 });
  return `<rect x="32" y="32" rx="8" width="${(widthOf(line) + 48).toFixed(0)}" height="60" fill="${COLOURS.signal}"/>
${drawLines([line], { x: 56, y: 73, lineHeight: 0, colour: '#fff' })}`;
}

/** Mark of the mall, as in the browser's tab. */
const MARK = `<g transform="translate(${LEFT} 554) scale(1.5)"><rect width="32" height="32" rx="7" fill="${COLOURS.harbour}"/>
<path d="M6 20.5c3.3 0 3.3-2.2 6.7-2.2s3.3 2.2 6.6 2.2 3.4-2.2 6.7-2.2M9 15.2l2-4.6c.3-.7 1-1.1 1.7-1.1h6.6c.7 0 1.4.4 1.7 1.1l2 4.6" fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></g>`;

/** Drawing in place of a missing photo: the mark's waves, large and pale. */
const SILHOUETTE = `<rect width="${PHOTO_WIDTH}" height="${SHARE_SIZE.height}" fill="${COLOURS.tint}"/>
<g transform="translate(82 27) scale(18)" fill="none" stroke="${COLOURS.harbour}" stroke-opacity=".28" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round">
<path d="M6 20.5c3.3 0 3.3-2.2 6.7-2.2s3.3 2.2 6.6 2.2 3.4-2.2 6.7-2.2M9 15.2l2-4.6c.3-.7 1-1.1 1.7-1.1h6.6c.7 0 1.4.4 1.7 1.1l2 4.6"/></g>`;
