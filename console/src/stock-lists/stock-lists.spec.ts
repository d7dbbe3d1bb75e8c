import { readXlsx } from 'hucre/xlsx';
import { columnsOfHeadings, stockListLimits, templateColumns } from '@mall/contracts/product';
import { codesOfHeadings, faultsOf } from './mapping.js';
import { readFile } from './reading/read-file.js';
import { partsOf } from './use-send-list.js';
import { refusedFile, templateFile } from './written-files.js';

const bytesOf = async (file: Blob): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer());
const words = { sheet: 'Cars', words: 'Words', column: 'Column', word: 'Word' };
const names = { make: ['Haval', 'Chery'], category: ['Sedan'] };

it.each(['ru', 'zh', 'en'] as const)(
  'writes a template in %s whose columns are known, and whose words are those of the facts',
  async (locale) => {
    const { sheets } = await readXlsx(await bytesOf(await templateFile(locale, names, words)));
    const [cars, allowed] = sheets;
    const known = columnsOfHeadings(cars!.rows[0]!.map(String)).map((column) => column?.code);
    expect(known).toEqual(templateColumns(locale).map(({ code }) => code));
    for (const { formula1 = '', range } of cars!.dataValidations!) {
      const [, from, to] = /\$B\$(\d+):\$B\$(\d+)$/.exec(formula1)!.map(Number);
      const heading = cars!.rows[0]![columnIndex(range)];
      // Each list of choices holds the words of its own column, and no others.
      const chosen = allowed!.rows.slice(from! - 1, to);
      expect(new Set(chosen.map(([column]) => `${String(column)}`))).toEqual(
        new Set([String(heading).replace(/ \*$/, '')]),
      );
    }
    expect(allowed!.rows).toContainEqual([expect.any(String), 'Haval']);
  },
);

it('gives refused rows back as they stood in the file, and reads them again', async () => {
  const headings = ['VIN', '售价（¥）', '首次上牌日期'];
  const rows = [
    { cells: ['=1+1', '148000.5', '2021-03-05'], numbers: [1], reasons: [{ text: 'One' }, { text: 'Two' }] },
  ];
  const read = await readFile(await bytesOf(await refusedFile({ headings }, rows, 'Reasons')));
  expect(read.headings).toEqual([...headings, 'Reasons']);
  expect(read.rows[0]!.cells).toEqual([
    { text: '=1+1', isNumber: false },
    { text: '148000.5', isNumber: true },
    { text: '2021-03-05', isNumber: false },
    { text: 'One\nTwo', isNumber: false },
  ]);
});

it('sends rows in parts that fit into a request', () => {
  const row = (nth: number, text: string) => ({ nth, fileRow: nth, cells: [text], numbers: [] });
  const short = Array.from({ length: 450 }, (_, at) => row(at + 1, 'x'));
  expect(partsOf(short).map(({ length }) => length)).toEqual([200, 200, 50]);
  const long = Array.from({ length: 450 }, (_, at) => row(at + 1, '车'.repeat(stockListLimits.cell)));
  expect(partsOf(long).flat()).toEqual(long);
  for (const part of partsOf(long)) expect(Buffer.byteLength(JSON.stringify(part))).toBeLessThan(450_000);
  expect(partsOf([])).toEqual([]);
});

it('says what a mapping lacks', () => {
  expect(codesOfHeadings(['VIN', '备注', '车架号'])).toEqual(['vin', '', '']);
  expect(faultsOf(['', ''])).toMatchObject({ isEmpty: true });
  expect(faultsOf(['priceFee', 'priceFee']).twice?.code).toBe('priceFee');
  const { missing, hasNoKey } = faultsOf(['vin', 'name.ru', 'brandId']);
  expect(missing.map(({ field }) => field)).toEqual(['categoryId', 'priceFee']);
  expect(hasNoKey).toBe(false);
  expect(faultsOf(['priceFee']).hasNoKey).toBe(true);
});

const columnIndex = (range: string): number =>
  [.../^[A-Z]+/.exec(range)![0]].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
