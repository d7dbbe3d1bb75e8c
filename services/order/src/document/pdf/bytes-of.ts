import type { Sheet } from './sheet.js';

/** Completes the document that `draw` makes on the sheet. @returns all of its bytes */
export async function bytesOf(sheet: Sheet, draw: (sheet: Sheet) => void): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const done = new Promise<void>((resolve, reject) => {
    sheet.doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    sheet.doc.on('end', resolve);
    sheet.doc.on('error', reject);
  });
  draw(sheet);
  sheet.doc.end();
  await done;
  return Buffer.concat(chunks);
}
