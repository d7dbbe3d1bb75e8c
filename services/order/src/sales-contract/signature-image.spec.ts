import { signatureBytes, signatureUrl } from './signature-image.js';

/** A PNG of one transparent pixel. */
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

describe('signatureBytes', () => {
  it('reads a PNG data URL and writes it back', () => {
    expect(signatureUrl(signatureBytes(PIXEL)!)).toBe(PIXEL);
  });

  it('refuses other types, broken base64 and text that only claims to be a PNG', () => {
    expect(signatureBytes(PIXEL.replace('image/png', 'image/svg+xml'))).toBeUndefined();
    expect(signatureBytes(`${PIXEL}<script>`)).toBeUndefined();
    const html = Buffer.from('<html><script>alert(1)</script> padding padding padding</html>');
    expect(signatureBytes(`data:image/png;base64,${html.toString('base64')}`)).toBeUndefined();
  });

  it('refuses more than 200 KB and a picture of absurd size', () => {
    const png = Buffer.from(PIXEL.split(',')[1]!, 'base64');
    const fat = Buffer.concat([png.subarray(0, 33), Buffer.alloc(201 * 1024), png.subarray(33)]);
    expect(signatureBytes(`data:image/png;base64,${fat.toString('base64')}`)).toBeUndefined();
    const wide = Buffer.from(png);
    wide.writeUInt32BE(100_000, 16);
    expect(signatureBytes(`data:image/png;base64,${wide.toString('base64')}`)).toBeUndefined();
  });
});
