import { encodeQR } from 'qr';

/** Modules of white around a code, without which scanners do not find it. */
const QUIET = 4;

/** A QR code as one path of an SVG with the view box `0 0 size size`. */
export interface QrPath {
  readonly size: number;
  readonly path: string;
}

/** Returns the QR code of a text; the largest part of an address fits. */
export function qrPath(text: string): QrPath {
  const rows = encodeQR(text, 'raw', { border: QUIET });
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return { size: rows.length, path };
}
