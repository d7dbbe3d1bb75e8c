import { compactNumber, exactRoubles, parseMinor, rate, roubles, typedAmount, yuan } from './money.js';

/** Replaces narrow spaces by plain ones; readers see no difference. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

describe('yuan', () => {
  it.each([
    [12_880_000, '128,800.00 ¥'],
    [99, '0.99 ¥'],
    [0, '0.00 ¥'],
    [123_456_789_01, '123,456,789.01 ¥'],
  ])('shows %i fen as %s, as prescribed', (fen, text) => expect(plain(yuan(fen))).toBe(text));
});

describe('roubles', () => {
  it('are whole, in the format of the language', () => {
    expect(plain(roubles(1_732_360, 'ru'))).toBe('1 732 360 ₽');
    expect(plain(roubles(1_732_360, 'en'))).toBe('₽1,732,360');
    expect(plain(roubles(1_732_360, 'zh'))).toBe('₽1,732,360');
  });

  it('show kopecks only when there are any', () => {
    expect(plain(exactRoubles(173_236_000, 'ru'))).toBe('1 732 360 ₽');
    expect(plain(exactRoubles(173_236_050, 'ru'))).toBe('1 732 360,50 ₽');
  });

  it('have two to four decimals for one yuan', () => {
    expect(plain(rate(13.45, 'ru'))).toBe('13,45 ₽');
    expect(plain(rate(13.4567, 'en'))).toBe('13.4567 ₽');
  });
});

test('a round number is short where there is little room', () => {
  const languages = ['ru', 'zh', 'en'] as const;
  expect(languages.map((locale) => plain(compactNumber(80_000_000, locale)))).toEqual([
    '80 млн',
    '8000万',
    '80m',
  ]);
});

describe('typedAmount', () => {
  it('is in the format of the language, and can be read back', () => {
    expect(plain(typedAmount(327_911_000, 'ru'))).toBe('3 279 110,00');
    for (const locale of ['ru', 'zh', 'en'] as const)
      expect(parseMinor(typedAmount(327_911_005, locale))).toBe(327_911_005);
  });
});

describe('parseMinor', () => {
  it.each([
    ['1 732 360', 173_236_000],
    ['1 732 360,50', 173_236_050],
    ['1,732,360.50', 173_236_050],
    ['128,800.00 ¥', 12_880_000],
    ['1.732.360,5', 173_236_050],
    ['0', 0],
  ])('reads %s', (typed, minor) => expect(parseMinor(typed)).toBe(minor));

  it.each(['', 'много', '-5', '1.234'])('refuses "%s"', (typed) => {
    expect(parseMinor(typed)).toBeUndefined();
  });
});
