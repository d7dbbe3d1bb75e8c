import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { writeXlsx, type CellValue, type WriteSheet } from 'hucre/xlsx';
import { stockListLimits } from '@mall/contracts/product';
import { stockListsTexts } from '../texts.js';
import { inGb18030, inUtf16, inWindows1251 } from './encodings.fakes.js';
import { readFile } from './read-file.js';
import { checkPacked } from './read-xlsx.js';
import { FileRefusal, type RefusalKey } from './refusal.js';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const HEAD = ['车架号', '名称', '售价（¥）'];
const ROWS = [
  ['LFMAP86C0M0000001', '丰田凯美瑞，豪华版', '148000'],
  ['LFMAP86C0M0000002', '带“引号”的车', '150,000'],
];

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const csv = (rows: readonly (readonly string[])[], separator: string): string =>
  rows.map((row) => row.map(quoted).join(separator)).join('\r\n');

const textsOf = async (bytes: Uint8Array) => {
  const { headings, rows } = await readFile(bytes);
  return [headings, ...rows.map(({ cells }) => cells.map(({ text }) => text))];
};

const workbook = (...sheets: Partial<WriteSheet>[]): Promise<Uint8Array> =>
  writeXlsx({ sheets: sheets.map((sheet, index) => ({ name: `Sheet${index + 1}`, ...sheet })) });

async function refusalOf(bytes: Uint8Array | Promise<Uint8Array>): Promise<FileRefusal> {
  try {
    await readFile(await bytes);
  } catch (thrown) {
    if (thrown instanceof FileRefusal) return thrown;
    throw thrown;
  }
  throw new Error('The file was read.');
}

const ENCODINGS: Readonly<Record<string, (text: string) => Uint8Array>> = {
  'UTF-8': utf8,
  'UTF-8 with its mark': (text) => utf8(`\uFEFF${text}`),
  'UTF-16 LE': (text) => inUtf16(text, false),
  'UTF-16 BE': (text) => inUtf16(text, true),
  'GB 18030': inGb18030,
};

describe('a file of separated values', () => {
  for (const [encoding, encoded] of Object.entries(ENCODINGS))
    it.each([',', ';', '\t'])(`is read in ${encoding}, separated by %j`, async (separator) => {
      expect(await textsOf(encoded(csv([HEAD, ...ROWS], separator)))).toEqual([HEAD, ...ROWS]);
    });

  it('is read in UTF-16 without its mark, and in the Cyrillic encoding of Windows', async () => {
    const latin = [
      ['VIN', 'Name', 'Price, ¥'],
      ['LFMAP86C0M0000001', 'Camry', '148000'],
    ];
    expect(await textsOf(inUtf16(csv(latin, ';'), false, false))).toEqual(latin);
    const russian = [
      ['VIN', 'Название', 'Цвет'],
      ['LFMAP86C0M0000001', 'Тойота Камри', 'Чёрный'],
    ];
    expect(await textsOf(inWindows1251(csv(russian, ';')))).toEqual(russian);
  });

  it('keeps decimal commas beside semicolons, and takes the separator that its first line states', async () => {
    const rows = [
      ['VIN', 'Мощность, кВт'],
      ['A', '110,5'],
      ['B', '120,5'],
    ];
    expect(await textsOf(utf8(rows.map((row) => row.join(';')).join('\n')))).toEqual(rows);
    expect(await textsOf(utf8(`sep=|\r\n${rows.map((row) => row.join('|')).join('\r\n')}`))).toEqual(rows);
  });

  it('finds the headings below a title, and says where in the file each car stands', async () => {
    const { headings, rows } = await readFile(
      utf8(`我的库存,,\r\n\r\n${csv([HEAD, ROWS[0]!], ',')}\r\n\r\n${csv([ROWS[1]!], ',')}`),
    );
    expect(headings).toEqual(HEAD);
    expect(rows.map(({ fileRow }) => fileRow)).toEqual([4, 6]);
  });

  it('gives back any words, or refuses the file with words', async () => {
    const word = fc.string({ unit: fc.constantFrom(...'ab丰田Жё ,;"\n01'), maxLength: 12 });
    const table = fc.array(fc.tuple(word, word, word), { minLength: 1, maxLength: 8 });
    const encoding = fc.constantFrom('UTF-8', 'UTF-8 with its mark', 'UTF-16 LE', 'UTF-16 BE');
    await fc.assert(
      fc.asyncProperty(table, encoding, fc.constantFrom(',', ';', '\t'), async (rows, name, separator) => {
        const named = rows.map(([first, ...others]) => [`x${first}`, ...others]);
        expect(await textsOf(ENCODINGS[name]!(csv([HEAD, ...named], separator)))).toEqual([HEAD, ...named]);
      }),
    );
  });
});

describe('a workbook', () => {
  const rows: CellValue[][] = [
    ['VIN', '售价（¥）', '首次上牌日期', '功率（kW）'],
    ['LFMAP86C0M0000001', 148_000, new Date(Date.UTC(2021, 2, 5)), 0.1 + 0.2],
    [null, null, null, null],
    ['LFMAP86C0M0000002', 1e-7, new Date(Date.UTC(2021, 2, 5, 13, 45)), 110.125],
  ];

  it('gives numbers and days as they are, whatever language it was written in', async () => {
    const read = await readFile(await workbook({ rows }));
    expect(read.headings).toEqual(rows[0]);
    expect(read.rows).toEqual([
      {
        fileRow: 2,
        cells: [
          { text: 'LFMAP86C0M0000001', isNumber: false },
          { text: '148000', isNumber: true },
          { text: '2021-03-05', isNumber: false },
          { text: '0.3', isNumber: true },
        ],
      },
      {
        fileRow: 4,
        cells: [
          { text: 'LFMAP86C0M0000002', isNumber: false },
          { text: '1e-7', isNumber: true },
          { text: '2021-03-05 13:45', isNumber: false },
          { text: '110.125', isNumber: true },
        ],
      },
    ]);
  });

  it('is read from the sheet with known headings, and refused where several have them or none', async () => {
    const words = {
      name: 'Words',
      rows: [
        ['a', 'b'],
        ['x', 'y'],
      ],
    };
    expect((await readFile(await workbook(words, { name: 'Cars', rows }))).headings).toEqual(rows[0]);
    expect(await refusalOf(workbook({ name: 'A', rows }, { name: 'B', rows }))).toMatchObject({
      ...{ why: 'severalSheets', values: { names: 'A, B' } },
    });
    expect((await refusalOf(workbook(words, { ...words, name: 'More' }))).why).toBe('noSheet');
    expect(
      (await readFile(await workbook({ name: 'Cars', rows }, { name: 'H', rows, hidden: true }))).rows,
    ).toHaveLength(2);
  });

  it('reads the results of formulas, and refuses formulas without one, errors and merged cells, by the cell', async () => {
    const result = { formula: '1+1', value: 2, type: 'formula', formulaResult: 2 } as const;
    const read = await readFile(await workbook({ rows, cells: new Map([['1,1', result]]) }));
    expect(read.rows[0]!.cells[1]).toEqual({ text: '2', isNumber: true });
    const none = { formula: '1+1', value: null, type: 'formula' } as const;
    expect(await refusalOf(workbook({ rows, cells: new Map([['1,1', none]]) }))).toMatchObject({
      ...{ why: 'formula', values: { cell: 'B2' } },
    });
    const error = { value: '#REF!', type: 'error' } as const;
    expect(await refusalOf(workbook({ rows, cells: new Map([['3,2', error]]) }))).toMatchObject({
      ...{ why: 'errorCell', values: { cell: 'C4', error: '#REF!' } },
    });
    const merges = [{ startRow: 1, startCol: 0, endRow: 3, endCol: 0 }];
    expect(await refusalOf(workbook({ rows, merges }))).toMatchObject({
      ...{ why: 'merged', values: { cells: 'A2:A4' } },
    });
    const titled = [['我的库存', null, null, null], ...rows];
    const title = [{ startRow: 0, startCol: 0, endRow: 0, endCol: 3 }];
    expect((await readFile(await workbook({ rows: titled, merges: title }))).headings).toEqual(rows[0]);
  });

  it('that unpacks to much more than its size is refused before it is unpacked', async () => {
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(stockListLimits.unpackedBytes + 1) });
    expect(bomb.length).toBeLessThan(stockListLimits.bytes);
    expect((await refusalOf(bomb)).why).toBe('unpacksTooLarge');
    // One whose directory states no size could unpack to any.
    const small = zipSync({ 'xl/workbook.xml': strToU8('<workbook/>'.repeat(100)) });
    const view = new DataView(small.buffer, small.byteOffset);
    const directory = view.getUint32(small.length - 6, true);
    view.setUint32(directory + 24, 0, true);
    expect(() => checkPacked(small)).toThrow(FileRefusal);
  });
});

const wide = (columns: number): string => Array.from({ length: columns }, (_, at) => `c${at}`).join(',');

it.each<[RefusalKey, () => Uint8Array | Promise<Uint8Array>]>([
  ['empty', () => utf8('')],
  ['empty', () => utf8(' ,,\r\n,,')],
  ['noRows', () => utf8('VIN,名称\r\n')],
  ['tooLarge', () => new Uint8Array(stockListLimits.bytes + 1)],
  ['oldWorkbook', () => Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1)],
  ['notTable', () => utf8('%PDF-1.7')],
  ['notTable', () => Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3)],
  ['damaged', () => Uint8Array.of(0x50, 0x4b, 3, 4, 1, 2, 3)],
  ['damaged', () => zipSync({ 'a.txt': strToU8('no workbook') })],
  ['tooManyRows', () => utf8(`VIN\n${'x\n'.repeat(stockListLimits.rows + 1)}`)],
  [
    'tooManyColumns',
    () => utf8(`${wide(stockListLimits.columns + 1)}\n${wide(stockListLimits.columns + 1)}`),
  ],
  ['cellTooLong', () => utf8(`VIN\n${'x'.repeat(stockListLimits.cell + 1)}`)],
  [
    'tooMuchText',
    () => utf8(`VIN\n${`${'x'.repeat(1_990)}\n`.repeat(Math.ceil(stockListLimits.characters / 1_990))}`),
  ],
  ['tooManyColumns', () => workbook({ rows: [wide(101).split(','), wide(101).split(',')] })],
])('is refused as %s', async (why, bytes) => expect((await refusalOf(bytes())).why).toBe(why));

it('refuses whatever bytes with words, or reads them', async () => {
  const { ru, zh, en } = stockListsTexts;
  const known = [ru, zh, en].map((texts) => Object.keys(texts.console.stockLists.refusals));
  const starts = fc.constantFrom(
    '',
    'PK\u0003\u0004',
    '\u00ff\u00fe',
    '\u00ef\u00bb\u00bf',
    '\u00d0\u00cf\u0011\u00e0',
  );
  await fc.assert(
    fc.asyncProperty(starts, fc.uint8Array({ maxLength: 300 }), async (start, rest) => {
      const bytes = Uint8Array.from([...[...start].map((letter) => letter.charCodeAt(0)), ...rest]);
      try {
        expect((await readFile(bytes)).rows.length).toBeGreaterThan(0);
      } catch (thrown) {
        if (!(thrown instanceof FileRefusal)) throw thrown;
        for (const keys of known) expect(keys).toContain(thrown.why);
      }
    }),
  );
});

it('reads a workbook whose bytes were damaged on the way, or refuses it with words', async () => {
  const whole = await workbook({
    rows: [
      ['VIN', '名称'],
      ['LFMAP86C0M0000001', '丰田'],
    ],
  });
  const place = fc.nat({ max: whole.length - 1 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(place, fc.nat({ max: 255 })), { minLength: 1, maxLength: 5 }),
      async (faults) => {
        const damaged = Uint8Array.from(whole);
        for (const [at, byte] of faults) damaged[at] = byte;
        await readFile(damaged).catch((thrown: unknown) => {
          if (!(thrown instanceof FileRefusal)) throw thrown;
        });
      },
    ),
  );
});
