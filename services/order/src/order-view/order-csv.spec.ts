import { csvCell, csvHead } from './order-csv.js';

describe('csvCell', () => {
  it.each(['=1+1', '+7 914', '-cmd', '@SUM(A1)', '\t=1', ' =1', '\r=1', '＝1', '\n@x'])(
    'keeps %j from being run as a formula',
    (text) => {
      expect(csvCell(text).startsWith(`"'`)).toBe(true);
    },
  );

  it('leaves numbers, below zero too, and ordinary text as they are', () => {
    expect(csvCell('-12.50')).toBe('"-12.50"');
    expect(csvCell('Пётр, «Порт»')).toBe('"Пётр, «Порт»"');
    expect(csvCell('say "hi"\r\nthere')).toBe('"say ""hi""\r\nthere"');
  });
});

it('begins with a byte order mark and the headers of the language', () => {
  expect(csvHead('zh').startsWith('\uFEFF"订单编号","状态"')).toBe(true);
  expect(csvHead('en').split(',')).toHaveLength(csvHead('ru').split(',').length);
});
