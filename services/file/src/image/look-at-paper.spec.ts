import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { lookAtPdf, lookAtPicture } from './look-at-paper.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-look-'));
});
afterAll(() => rm(folder, { recursive: true }));

let files = 0;
async function stored(bytes: Uint8Array): Promise<string> {
  const path = join(folder, String(++files));
  await writeFile(path, bytes);
  return path;
}

const page = (background: string) =>
  sharp({ create: { width: 1200, height: 1700, channels: 3, background } });
const ink = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#203080' } })
    .png()
    .toBuffer();
const signedPage = async (): Promise<Buffer> =>
  page('#ffffff')
    .composite([{ input: await ink(220, 12), left: 700, top: 1400 }])
    .jpeg()
    .toBuffer();

async function pdf(draw: (document: PDFDocument) => Promise<void> | void): Promise<string> {
  const document = await PDFDocument.create();
  await draw(document);
  return stored(await document.save());
}

describe('a picture', () => {
  it.each(['#ffffff', '#1e50a0', '#000000'])('of one colour is blank: %s', async (colour) => {
    const look = await lookAtPicture(await stored(await page(colour).jpeg({ quality: 40 }).toBuffer()));
    expect(look).toEqual({ widthPx: 1200, heightPx: 1700, pages: null, isBlank: true });
  });

  it('with a single signature on white is not blank', async () => {
    expect(await lookAtPicture(await stored(await signedPage()))).toMatchObject({ isBlank: false });
  });

  it('that cannot be decoded is refused', () =>
    expect(stored(Buffer.from('no picture')).then(lookAtPicture)).rejects.toThrow('imageUnreadable'));
});

describe('a PDF', () => {
  it('of empty pages is blank', async () => {
    const path = await pdf((document) => {
      document.addPage();
      document.addPage();
    });
    expect(await lookAtPdf(path)).toEqual({ widthPx: null, heightPx: null, pages: 2, isBlank: true });
  });

  it('with text on its last page is not blank', async () => {
    const path = await pdf((document) => {
      document.addPage();
      document.addPage().drawText('Signed');
    });
    expect(await lookAtPdf(path)).toMatchObject({ pages: 2, isBlank: false });
  });

  it.each([
    ['a scan', true, 'jpeg', false],
    ['a scan stored without loss', true, 'png', false],
    ['one colour', false, 'jpeg', true],
    ['one colour stored without loss', false, 'png', true],
  ] as const)('of %s', async (_, isSigned, format, isBlank) => {
    const picture = sharp(isSigned ? await signedPage() : await page('#1e50a0').png().toBuffer());
    const bytes = await (format === 'jpeg' ? picture.jpeg() : picture.png()).toBuffer();
    const path = await pdf(async (document) => {
      const image = format === 'jpeg' ? await document.embedJpg(bytes) : await document.embedPng(bytes);
      document.addPage().drawImage(image, { x: 0, y: 0, width: 595, height: 842 });
    });
    expect(await lookAtPdf(path)).toMatchObject({ pages: 1, isBlank });
  });

  it('that cannot be opened is refused', () =>
    expect(stored(Buffer.from('no pdf')).then(lookAtPdf)).rejects.toThrow('pdfUnreadable'));
});
