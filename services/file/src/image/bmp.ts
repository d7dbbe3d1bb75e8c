/** Raw pixels, rows from the top. */
export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
}

const HEADER_BYTES = 54;

/**
 * Reads an uncompressed bitmap of 24 or 32 bits, which is what cameras and Windows write; `undefined` for any
 * other kind or a damaged file. Source: Microsoft, BITMAPINFOHEADER.
 */
export function readBmp(file: Buffer, maxPixels: number): Pixels | undefined {
  if (file.length < HEADER_BYTES || file.toString('latin1', 0, 2) !== 'BM') return undefined;
  const offset = file.readUInt32LE(10);
  const width = file.readInt32LE(18);
  const signedHeight = file.readInt32LE(22);
  const height = Math.abs(signedHeight);
  const bits = file.readUInt16LE(28);
  const compression = file.readUInt32LE(30);
  const isPlain = (bits === 24 || bits === 32) && (compression === 0 || (compression === 3 && bits === 32));
  if (!isPlain || width <= 0 || height === 0 || width * height > maxPixels) return undefined;
  const bytes = bits / 8;
  const stride = Math.ceil((width * bytes) / 4) * 4;
  if (offset + stride * height > file.length) return undefined;
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    // A positive height means that rows are stored from the bottom.
    const from = offset + stride * (signedHeight > 0 ? height - 1 - y : y);
    for (let x = 0; x < width; x++) {
      const pixel = from + x * bytes;
      const to = (y * width + x) * 3;
      data[to] = file[pixel + 2]!;
      data[to + 1] = file[pixel + 1]!;
      data[to + 2] = file[pixel]!;
    }
  }
  return { data, width, height, channels: 3 };
}
