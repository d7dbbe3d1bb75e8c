import { productErrors, type SearchCarsDto } from '@mall/contracts/product';
import type { CursorPosition } from '@mall/car-search';

/** Request fields that only select a page. */
const PAGING = new Set(['pageNum', 'pageSize', 'after', 'facets']);

/** Maximum digits of a 64-bit number. */
const LONGEST = 19;

/** Encodes the position after the last car; valid only for the same filters and sort. */
export function cursorOf(request: SearchCarsDto, { tier, key, spuId }: CursorPosition): string {
  return Buffer.from(`${tier}:${key}:${spuId}:${fingerprint(request)}`).toString('base64url');
}

/**
 * Reads the position at which the next page begins; `undefined` for the first page.
 * @throws productErrors.cursorBroken for a cursor of another request.
 */
export function readCursor(request: SearchCarsDto): CursorPosition | undefined {
  if (!request.after) return undefined;
  const text = Buffer.from(request.after, 'base64url').toString();
  const [, tier, key = '', spuId = '', made] = /^([01]):(-?\d+):([1-9]\d*):([a-z0-9]+)$/.exec(text) ?? [];
  const isMade = made === fingerprint(request) && key.length <= LONGEST && spuId.length <= LONGEST;
  if (!isMade) throw productErrors.cursorBroken();
  return { tier: tier === '1' ? 1 : 0, key: Number(key), spuId };
}

/** Returns an FNV-1a hash of all fields except those of paging. */
function fingerprint(request: SearchCarsDto): string {
  const asked = Object.entries(request)
    .filter(([field, value]) => value != null && !PAGING.has(field))
    .sort(([left], [right]) => (left < right ? -1 : 1));
  let mixed = 0x811c9dc5;
  for (const byte of Buffer.from(JSON.stringify(asked))) mixed = Math.imul(mixed ^ byte, 0x01000193);
  return (mixed >>> 0).toString(36);
}
