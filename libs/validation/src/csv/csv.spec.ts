import { csvRows } from './index.js';

it('separates as spreadsheets of the language expect, and quotes every cell', () => {
  expect(csvRows([['Заказ', 12]], 'ru')).toBe('"Заказ";"12"\r\n');
  expect(csvRows([['订单', 12]], 'zh')).toBe('"订单","12"\r\n');
  expect(csvRows([['Order', null, undefined, true]], 'en')).toBe('"Order","","","true"\r\n');
  expect(csvRows([['say "hi"\r\nthere', { a: 1 }]], 'en')).toBe('"say ""hi""\r\nthere","{""a"":1}"\r\n');
});

it.each([
  '=1+1',
  '=HYPERLINK("x")',
  '+7 914',
  '-cmd',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  ' =1',
  '\r=1',
  '＝1',
  '\n@x',
])('keeps %j from running as a formula', (text) => {
  expect(csvRows([[text]], 'ru').startsWith(`"'`)).toBe(true);
});

it('leaves numbers, negative ones too, and ordinary text as they are', () => {
  expect(csvRows([['-12.50', -3, 'Пётр, «Порт»']], 'ru')).toBe('"-12.50";"-3";"Пётр, «Порт»"\r\n');
});

it('writes nothing for no rows', () => {
  expect(csvRows([], 'ru')).toBe('');
});
