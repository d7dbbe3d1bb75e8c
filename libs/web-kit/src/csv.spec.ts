import { csvFile } from './csv.js';

const rowOf = (locale: 'ru' | 'zh' | 'en', ...cells: unknown[]) => csvFile([cells], locale).slice(1);

it('begins with a byte order mark, separates as spreadsheets of the language expect, and quotes every cell', () => {
  expect(csvFile([['Заказ', 12]], 'ru')).toBe('\uFEFF"Заказ";"12"\r\n');
  expect(rowOf('zh', '订单', 12)).toBe('"订单","12"\r\n');
  expect(rowOf('en', 'Order', null, undefined, true)).toBe('"Order","","","true"\r\n');
  expect(rowOf('en', 'say "hi"\r\nthere', { a: 1 })).toBe('"say ""hi""\r\nthere","{""a"":1}"\r\n');
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
  expect(rowOf('ru', text).startsWith(`"'`)).toBe(true);
});

it('leaves numbers, negative ones too, and ordinary text as they are', () => {
  expect(rowOf('ru', '-12.50', -3, 'Пётр, «Порт»')).toBe('"-12.50";"-3";"Пётр, «Порт»"\r\n');
});
