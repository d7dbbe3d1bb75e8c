import { crc32, deflateSync } from 'node:zlib';

type Rgba = readonly [number, number, number, number];

const CLEAR: Rgba = [0, 0, 0, 0];
const INK: Rgba = [20, 30, 90, 255];
const [WIDTH, HEIGHT] = [300, 120];

/** Returns a drawing as a browser's canvas makes it: a stroke on a transparent background. */
export const aDrawnSignature = (): string => pngOf((x, y) => (Math.abs(y - x / 3) < 2 ? INK : CLEAR));

/** Returns the same canvas empty, or in one colour. */
export const anEmptySignature = (colour: Rgba = CLEAR): string => pngOf(() => colour);

function pngOf(colourAt: (x: number, y: number) => Rgba): string {
  const rows = Array.from({ length: HEIGHT }, (_, y) =>
    Buffer.from([0, ...Array.from({ length: WIDTH }, (__, x) => [...colourAt(x, y)]).flat()]),
  );
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunks = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return `data:image/png;base64,${Buffer.concat([magic, ...chunks]).toString('base64')}`;
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
