import { toCsv, type CsvColumn } from './csv.js';

const columns: readonly CsvColumn[] = [
  { heading: 'Заказ', value: ({ number }) => number },
  { heading: 'Сумма', value: ({ total }) => total },
];

test('begins with a byte order mark and separates as the language does', () => {
  expect(toCsv([{ number: 'A1', total: 12 }], columns, 'ru')).toBe('\ufeffЗаказ;Сумма\r\nA1;12\r\n');
  expect(toCsv([{ number: 'A1', total: 12 }], columns, 'zh')).toBe('\ufeffЗаказ,Сумма\r\nA1,12\r\n');
});

test('quotes what would break the table', () => {
  expect(toCsv([{ number: 'a "b"; c', total: null }], columns, 'ru')).toContain('"a ""b""; c";\r\n');
});

test.each(['=HYPERLINK("x")', '+7914', '@SUM(A1)', '-2+3', '\tx'])('defuses %j', (text) => {
  const line = toCsv([{ number: text, total: 1 }], columns, 'en').split('\r\n')[1]!;
  expect(line.replace(/^"/, '').startsWith("'")).toBe(true);
});

test('leaves numbers alone, negative ones too', () => {
  expect(toCsv([{ number: -12.5, total: '-3' }], columns, 'en')).toContain('-12.5,-3');
});
