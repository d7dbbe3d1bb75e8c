import { inflateSync } from 'node:zlib';

/** Minimum number of pixels that differ from the background; a dot of a pen has more. */
const MIN_INK = 60;
/** Minimum difference of one channel, of 0 to 255. */
const SEEN_FROM = 32;
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

interface Header {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly hasAlpha: boolean;
}

/**
 * Whether anything is drawn on a PNG: enough pixels differ from the background. A transparent pixel shows nothing,
 * whatever its colour. False as well for unreadable pictures: depths other than 8 bits, and interlaced ones. A
 * browser's canvas makes neither.
 */
export function showsStrokes(png: Buffer): boolean {
  const header = headerOf(png);
  if (!header) return false;
  try {
    const rows = unfiltered(inflateSync(dataOf(png), { maxOutputLength: 70_000_000 }), header);
    return hasInk(rows, header);
  } catch {
    return false;
  }
}

function headerOf(png: Buffer): Header | undefined {
  const [depth, colourType, interlace] = [png[24], png[25]!, png[28]];
  const channels = CHANNELS[colourType];
  if (depth !== 8 || interlace !== 0 || !channels) return undefined;
  const hasAlpha = colourType === 4 || colourType === 6;
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20), channels, hasAlpha };
}

function dataOf(png: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 8; at + 8 <= png.length; at += 12 + png.readUInt32BE(at))
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  return Buffer.concat(parts);
}

/** Undoes the filter of each row, in place. Source: PNG specification, section 9. */
function unfiltered(raw: Buffer, { width, height, channels }: Header): readonly Buffer[] {
  const size = width * channels;
  const rows: Buffer[] = [];
  let above: Buffer = Buffer.alloc(size);
  for (let y = 0; y < height; y++) {
    const start = y * (size + 1);
    const row = raw.subarray(start + 1, start + 1 + size);
    if (row.length < size) throw new RangeError('The picture ends early.');
    for (let x = 0; x < size; x++) {
      const left = x < channels ? 0 : row[x - channels]!;
      const corner = x < channels ? 0 : above[x - channels]!;
      row[x] = (row[x]! + predicted(raw[start]!, left, above[x]!, corner)) & 0xff;
    }
    rows.push(row);
    above = row;
  }
  return rows;
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const estimate = left + up - corner;
  const [dLeft, dUp, dCorner] = [left, up, corner].map((value) => Math.abs(estimate - value)) as [
    number,
    number,
    number,
  ];
  if (dLeft <= dUp && dLeft <= dCorner) return left;
  return dUp <= dCorner ? up : corner;
}

function hasInk(rows: readonly Buffer[], { width, channels, hasAlpha }: Header): boolean {
  const isClear = (row: Buffer, at: number): boolean => hasAlpha && row[at + channels - 1]! < SEEN_FROM;
  const ground = rows[0]!.subarray(0, channels);
  const isGroundClear = isClear(ground, 0);
  let ink = 0;
  for (const row of rows)
    for (let at = 0; at < width * channels; at += channels)
      if (isClear(row, at) ? !isGroundClear : isGroundClear || differs(row, at, ground)) ink += 1;
  // A stroke may begin in the corner that the background is taken from.
  return Math.min(ink, rows.length * width - ink) >= MIN_INK;
}

function differs(row: Buffer, at: number, ground: Buffer): boolean {
  for (let channel = 0; channel < ground.length; channel++)
    if (Math.abs(row[at + channel]! - ground[channel]!) >= SEEN_FROM) return true;
  return false;
}
