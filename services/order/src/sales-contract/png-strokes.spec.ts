import { aDrawnSignature, anEmptySignature } from './drawn-signature.fakes.js';
import { showsStrokes } from './png-strokes.js';
import { signatureBytes } from './signature-image.js';

const bytes = (dataUrl: string): Buffer => signatureBytes(dataUrl)!;

it('finds a stroke on a transparent canvas', () => {
  expect(showsStrokes(bytes(aDrawnSignature()))).toBe(true);
});

it.each([
  ['transparent', undefined],
  ['white', [255, 255, 255, 255]],
  ['blue', [30, 80, 160, 255]],
] as const)('finds nothing on a canvas that is %s all over', (_, colour) => {
  expect(showsStrokes(bytes(anEmptySignature(colour)))).toBe(false);
});

it('finds nothing in a picture that it cannot read', () => {
  const cut = bytes(aDrawnSignature());
  expect(showsStrokes(Buffer.concat([cut.subarray(0, 60), cut.subarray(-12)]))).toBe(false);
  const deep = Buffer.from(cut);
  deep[24] = 16;
  expect(showsStrokes(deep)).toBe(false);
});
