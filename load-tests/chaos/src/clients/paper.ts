import { crc32, deflateSync } from 'node:zlib';

/** Returns a minimal PDF; `mark` makes each one different. */
export function aPdf(mark: string): Blob {
  const text = `%PDF-1.4
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 200 200]>> endobj
% ${mark}
trailer <</Root 1 0 R>>
%%EOF
`;
  return new Blob([text], { type: 'application/pdf' });
}

const [WIDTH, HEIGHT] = [200, 80];

/** A drawn signature as a browser's canvas exports it: a black stroke on white, as a PNG data URL. */
export const aSignature = `data:image/png;base64,${drawing().toString('base64')}`;

function drawing(): Buffer {
  const rows = Array.from({ length: HEIGHT }, (_, y) =>
    Buffer.from([0, ...Array.from({ length: WIDTH }, (__, x) => (Math.abs(y - x / 3) < 2 ? 0 : 255))]),
  );
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(Buffer.concat(rows));
  return Buffer.concat([magic, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
