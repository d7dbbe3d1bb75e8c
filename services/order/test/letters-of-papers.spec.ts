import fc from 'fast-check';
import { fontOf, runsOf, type FontName } from '../src/document/pdf/fonts.js';
import { mixedLines } from '../src/document/pdf/mixed-lines.js';
import { Sheet } from '../src/document/pdf/sheet.js';

/** Cyrillic letters of the peoples of Russia, of Kazakhstan and of their neighbours, besides the Russian ones. */
const LETTERS =
  'ӘәҒғҚқҢңӨөҰұҮүҺһІі' + // Kazakh
  'ҖҗҘҙҠҡҪҫӐӑӖӗӲӳӸӹӜӝӞӟӤӥӦӧӴӵӀӏӒӓӰӱӪӫӔӕҤҥҶҷҲҳҔҕԠԡӅӆӍӎӇӈԚԛԜԝ' +
  'ҐґЄєЇїЎўЂђЃѓЅѕЈјЉљЊњЋћЌќЏџѢѣѲѳѴѵ' +
  'ӢӣӮӯӬӭӺӻӼӽӾӿԐԑԒԓԤԥԨԩԮԯҎҏҊҋҌҍ' +
  'ÄäÖöÜüẞßÇçĞğİıŞşÑñÉéŻżŁłŘřŠšŽž';
/** Sentences in which a letter stands, as papers of each language have them. */
const SENTENCES = {
  ru: (letter: string) => `Покупатель Иванов ${letter}, далее`,
  zh: (letter: string) => `买方${letter}，以下简称`,
  en: (letter: string) => `The buyer Ivanov ${letter}, hereinafter`,
};

const hasAll = (font: FontName, text: string): boolean =>
  [...text].every((sign) => sign === '\n' || fontOf(font).hasGlyphForCodePoint(sign.codePointAt(0)!));

/** The characters of GBK, which are the two-byte part of GB 18030: what Chinese keyboards type. */
function chinese(): string[] {
  const decoder = new TextDecoder('gb18030');
  const all: string[] = [];
  for (let first = 0x81; first <= 0xfe; first += 1)
    for (let second = 0x40; second <= 0xfe; second += 1) {
      const sign = second === 0x7f ? '' : decoder.decode(Uint8Array.of(first, second));
      if (/^[^\p{Co}\ufffd]$/u.test(sign)) all.push(sign);
    }
  return all;
}

describe.each(['ru', 'zh', 'en'] as const)('a paper in %s', (lang) => {
  it.each(['regular', 'bold'] as const)(
    'draws every Cyrillic and Latin letter in a %s font that has it',
    (weight) => {
      for (const letter of LETTERS) {
        const runs = runsOf(SENTENCES[lang](letter), weight);
        expect(runs.filter(({ font, text }) => !hasAll(font, text))).toEqual([]);
        expect(runs.map(({ text }) => text).join('')).toBe(SENTENCES[lang](letter));
      }
    },
  );

  it('draws the common part of GB 18030, but for one mathematical sign', () => {
    const all = chinese();
    expect(all.length).toBeGreaterThan(21_000);
    const coded = all.filter((sign) =>
      runsOf(SENTENCES[lang](sign), 'regular').some(({ text }) => text.includes('[U+')),
    );
    expect(coded).toEqual(['≒']);
  });
});

test('a character that no font has is written as its code', () => {
  expect(runsOf('王𠮷', 'regular')).toEqual([{ font: 'chinese-regular', text: '王[U+20BB7]' }]);
  expect(runsOf('Анна 🚗', 'bold').map(({ text }) => text)).toEqual(['Анна [U+1F697]']);
});

test('a text that one font has is in one font, as before', () => {
  expect(runsOf('Покупатель Иванов', 'regular')).toEqual([
    { font: 'latin-regular', text: 'Покупатель Иванов' },
  ]);
  expect(runsOf('买方 Ivanov Иванов 100 ₽', 'bold')).toEqual([
    { font: 'chinese-bold', text: '买方 Ivanov Иванов 100 RUB' },
  ]);
});

const word = fc.constantFrom(
  'Әлихан',
  '阿卜杜热依木',
  'Ivanov',
  'Ғ',
  '，',
  ' ',
  '\n',
  'ұ'.repeat(60),
  '100 %',
);

test('whatever is mixed is drawn whole, in its order and inside of its width', () => {
  const widthOf = ({ text }: { text: string }): number => [...text].length;
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 30 }),
      fc.integer({ min: 1, max: 40 }),
      (words, width) => {
        const runs = runsOf(words.join(''), 'regular');
        const lines = mixedLines(runs, width, widthOf);
        for (const line of lines) expect(line.width).toBeLessThanOrEqual(width);
        const packed = (text: string): string => text.replace(/\s/g, '');
        const drawn = lines.flatMap((line) => line.runs.map(({ text }) => text)).join('');
        expect(packed(drawn)).toBe(packed(runs.map(({ text }) => text).join('')));
      },
    ),
  );
});

test('a mixed text takes the height of its lines', () => {
  const sheet = new Sheet({ lang: 'zh', title: 'x', author: 'x', at: new Date(0) });
  const [one, three] = ['买方 Әлихан', '买方 Әлихан\n买方 Ғ\n买方 ұ'].map((text) =>
    sheet.heightOf(text, 400),
  );
  expect(three).toBeCloseTo(3 * one!, 5);
  expect(sheet.heightOf('买方 Әлихан '.repeat(40), 100)).toBeGreaterThan(10 * one!);
});
