import decodeQR from 'qr/decode.js';
import { qrPath } from './index.js';

/** Draws the path as pixels, eight for each module, and reads them as a scanner does. */
function scanned({ size, path }: ReturnType<typeof qrPath>): string {
  const scale = 8;
  const width = size * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h/g))
    for (let row = 0; row < scale; row += 1)
      for (let column = 0; column < scale; column += 1) {
        const at = ((Number(y) * scale + row) * width + Number(x) * scale + column) * 4;
        data.fill(0, at, at + 3);
      }
  return decodeQR({ width, height: width, data });
}

test('a scanner reads the address of a key, its Cyrillic issuer included', () => {
  const address =
    'otpauth://totp/Ussuri%20%D0%90%D0%B2%D1%82%D0%BE:anna?secret=PFJIAXWHPSHJ3JJMLK7S33YGQ4JE2UV3&issuer=Ussuri';
  expect(scanned(qrPath(address))).toBe(address);
});
