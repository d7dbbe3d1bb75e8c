import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface ReadPdf {
  readonly pages: number;
  /** The text with every run of white space as one space. */
  readonly text: string;
  /** The text without white space, for searches that ignore line breaks. */
  readonly packed: string;
  readonly title: unknown;
}

/** Extracts the text of a PDF. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false });
  const pdf = await task.promise;
  const lines: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const content = await (await pdf.getPage(number)).getTextContent();
    lines.push(content.items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  const { info } = (await pdf.getMetadata()) as { info: { Title?: string } };
  const text = lines.join(' ').replace(/\s+/g, ' ');
  const { numPages } = pdf;
  await task.destroy();
  return { pages: numPages, text, packed: text.replace(/\s/g, ''), title: info.Title };
}
