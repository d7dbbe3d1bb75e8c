export const MAX_SIGNATURE_KB = 200;

const PREFIX = 'data:image/png;base64,';
const PNG_MAGIC = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Returns the bytes of a drawn signature; `undefined` when it is not a PNG data URL of at most 200 KB with a sane size. */
export function signatureBytes(dataUrl: string): Buffer | undefined {
  if (!dataUrl.startsWith(PREFIX) || !/^[A-Za-z0-9+/]+={0,2}$/.test(dataUrl.slice(PREFIX.length)))
    return undefined;
  const bytes = Buffer.from(dataUrl.slice(PREFIX.length), 'base64');
  if (bytes.length > MAX_SIGNATURE_KB * 1024 || bytes.length < 45) return undefined;
  if (!bytes.subarray(0, 8).equals(PNG_MAGIC) || bytes.toString('latin1', 12, 16) !== 'IHDR')
    return undefined;
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const isSane = width >= 1 && height >= 1 && width <= 4000 && height <= 4000;
  return isSane && bytes.includes('IEND', -12, 'latin1') ? bytes : undefined;
}

export const signatureUrl = (bytes: Buffer): string => PREFIX + bytes.toString('base64');
