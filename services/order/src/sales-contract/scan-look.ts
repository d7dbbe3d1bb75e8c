import { documentErrors } from '@mall/contracts/order';
import type { PaperLookView } from '@mall/contracts/file';
import type { FileLink } from '../order/private-files.js';

/**
 * Minimum pixels of the short side, below which a page of the contract cannot be read; a photograph of a phone has
 * three times as many.
 */
const MIN_SHORT = 600;
const MIN_LONG = 800;

/**
 * Refuses files that are obviously no page of a contract; a person checks the others.
 * @throws documentErrors.scanBlank, documentErrors.scanTooSmall
 */
export function requireReadable(
  files: readonly FileLink[],
  looks: readonly Pick<PaperLookView, 'widthPx' | 'heightPx' | 'isBlank'>[],
): void {
  looks.forEach(({ widthPx, heightPx, isBlank }, place) => {
    const name = files[place]!.originName;
    if (isBlank) throw documentErrors.scanBlank({ name });
    if (widthPx === null || heightPx === null) return;
    const isTooSmall = Math.min(widthPx, heightPx) < MIN_SHORT || Math.max(widthPx, heightPx) < MIN_LONG;
    const needed = { minShort: MIN_SHORT, minLong: MIN_LONG };
    if (isTooSmall) throw documentErrors.scanTooSmall({ name, width: widthPx, height: heightPx, ...needed });
  });
}
