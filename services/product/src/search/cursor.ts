import { productErrors, type SearchCarsDto } from '@mall/contracts/product';
import type { CursorPosition } from './car-search.port.js';

/** Fields that say where to go on, not what to look for. */
const PAGING = new Set(['pageNum', 'pageSize', 'after', 'facets']);

/** Writes where a list goes on, so that a client can hand it back; it holds for the same request only. */
export function cursorOf(request: SearchCarsDto, { tier, key, spuId }: CursorPosition): string {
  return Buffer.from(`${tier}:${key}:${spuId}:${fingerprint(request)}`).toString('base64url');
}

/** @throws productErrors.cursorBroken for one that was not made for this request. */
export function readCursor(request: SearchCarsDto): CursorPosition | undefined {
  if (!request.after) return undefined;
  const text = Buffer.from(request.after, 'base64url').toString();
  const [, tier, key, spuId, made] = /^([01]):(-?\d{1,17}):([1-9]\d{0,18}):([a-z0-9]+)$/.exec(text) ?? [];
  if (!spuId || made !== fingerprint(request)) throw productErrors.cursorBroken();
  return { tier: tier === '1' ? 1 : 0, key: Number(key), spuId };
}

/** FNV-1a over everything that was asked for. */
function fingerprint(request: SearchCarsDto): string {
  const asked = Object.entries(request)
    .filter(([field, value]) => value != null && !PAGING.has(field))
    .sort(([left], [right]) => (left < right ? -1 : 1));
  let mixed = 0x811c9dc5;
  for (const byte of Buffer.from(JSON.stringify(asked))) mixed = Math.imul(mixed ^ byte, 0x01000193);
  return (mixed >>> 0).toString(36);
}
