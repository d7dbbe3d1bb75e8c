import parseRange from 'range-parser';
import type { PartOf } from '../storage/bucket.port.js';

/**
 * The part that a `Range` header wants. What is no single range of bytes within the file is as good as no header: the whole
 * file is an answer to it (RFC 9110, section 14.2).
 */
export function partOf(header: string | undefined): PartOf | undefined {
  if (header === undefined) return undefined;
  return (sizeBytes) => {
    const ranges = parseRange(sizeBytes, header);
    const [range, ...others] = typeof ranges === 'object' && ranges.type === 'bytes' ? ranges : [];
    return others.length === 0 ? range : undefined;
  };
}
