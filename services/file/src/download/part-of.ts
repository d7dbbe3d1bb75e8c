import parseRange from 'range-parser';
import type { PartOf } from '../storage/bucket.port.js';

/**
 * Returns the part that a `Range` header requests. A header that is not a single range of bytes within the file counts
 * as none: the whole file is an answer to it (RFC 9110, section 14.2).
 */
export function partOf(header: string | undefined): PartOf | undefined {
  if (header === undefined) return undefined;
  return (sizeBytes) => {
    const ranges = parseRange(sizeBytes, header);
    const [range, ...others] = typeof ranges === 'object' && ranges.type === 'bytes' ? ranges : [];
    return others.length === 0 ? range : undefined;
  };
}
