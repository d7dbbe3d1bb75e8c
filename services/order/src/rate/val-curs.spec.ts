import { perUnit, readValCurs } from './val-curs.js';

/** `Юань` in windows-1251, so that a wrong decoder is noticed. */
const YUAN = Buffer.from([0xde, 0xe0, 0xed, 0xfc]);
const valute = (code: string, nominal: string): string =>
  `<Valute ID="R01"><NumCode>1</NumCode><CharCode>${code}</CharCode><Nominal>${nominal}</Nominal><Name>`;
const end = (value: string): string => `</Name><Value>${value}</Value></Valute>`;
const file = (rows: readonly (readonly [string, string, string])[], tail = '</ValCurs>'): Buffer =>
  Buffer.concat([
    Buffer.from(
      '<?xml version="1.0" encoding="windows-1251"?><ValCurs Date="21.11.2026" name="Foreign Currency Market">',
    ),
    ...rows.flatMap(([code, nominal, value]) => [
      Buffer.from(valute(code, nominal)),
      YUAN,
      Buffer.from(end(value)),
    ]),
    Buffer.from(tail),
  ]);
const good = [
  ['CNY', '1', '11,2345'],
  ['EUR', '1', '92,1000'],
  ['KZT', '100', '15,5000'],
] as const;

it('reads day, nominal and comma decimals', () => {
  const { rateDate, rates } = readValCurs(file(good));
  expect(rateDate).toBe('2026-11-21');
  expect(rates).toEqual([
    { currency: 'CNY', nominal: 1, valueScaled: 112_345 },
    { currency: 'EUR', nominal: 1, valueScaled: 921_000 },
    { currency: 'KZT', nominal: 100, valueScaled: 155_000 },
  ]);
  expect(rates.map(perUnit)).toEqual([112_345, 921_000, 1_550]);
});

it.each([
  ['a page of HTML', Buffer.from('<html>503</html>'), /no ValCurs/],
  ['a file cut off', file(good, ''), /not well-formed/],
  ['a file without the yuan', file([good[1]]), /no rate for CNY/],
  ['a rate of nothing', file([['CNY', '1', '0,0000'], good[1]]), /not above zero/],
  ['a nominal of nothing', file([['CNY', '0', '1,0'], good[1]]), /cannot be read/],
  ['words for numbers', file([['CNY', '1', 'NaN'], good[1]]), /cannot be read/],
])('refuses %s', (_, bytes, message) => {
  expect(() => readValCurs(bytes)).toThrow(message);
});
