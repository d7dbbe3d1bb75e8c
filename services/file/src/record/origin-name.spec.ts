import { IMAGE_FORMATS, VIDEO_FORMATS } from '@mall/contracts/file';
import fc from 'fast-check';
import { dispositionOf, originNameOf } from './origin-name.js';

const FORMATS = [...IMAGE_FORMATS, ...VIDEO_FORMATS, 'pdf'] as const;

describe('the name of a sent file', () => {
  it.each([
    ['Чек.pdf.hta', 'pdf', 'Чек.pdf'],
    ['photo.jpg.bat', 'jpg', 'photo.jpg'],
    ['photo.exe.jpg', 'jpg', 'photo_exe.jpg'],
    ['photo.exe', 'jpg', 'photo.jpg'],
    ['photo.jpg                    .scr', 'jpg', 'photo.jpg'],
    ['invoice\u202Efdp.exe', 'pdf', 'invoicefdp.pdf'],
    ['../../etc/passwd', 'jpg', 'passwd.jpg'],
    ['C:\\Users\\me\\слип.PDF', 'pdf', 'слип.pdf'],
    ['чек.pdf:Zone.Identifier', 'pdf', 'чек.pdf_Zone.Identifier.pdf'],
    ['a\0b\r\n.png', 'png', 'ab.png'],
    ['IMG_0001.JPEG', 'jpg', 'IMG_0001.jpg'],
    ['IMG_0002.png', 'jpg', 'IMG_0002.jpg'],
    ['слип.pdf.pdf', 'pdf', 'слип.pdf'],
    ['слип.pdf. . ', 'pdf', 'слип.pdf'],
    ['Счёт № 5 от 12.03.2026', 'pdf', 'Счёт № 5 от 12.03.2026.pdf'],
    ['付款凭证（第2页）.jpg', 'jpg', '付款凭证（第2页）.jpg'],
    ['Cче\u0438\u0306т.pdf', 'pdf', 'Cчейт.pdf'],
    ['CON.pdf', 'pdf', 'CON_.pdf'],
    ['con .txt.pdf', 'pdf', 'con_ .txt.pdf'],
    ['lpt¹.x.pdf', 'pdf', 'lpt¹_.x.pdf'],
    ['.htaccess', 'jpg', 'htaccess.jpg'],
    ['  ', 'pdf', 'file.pdf'],
    ['...', 'pdf', 'file.pdf'],
    [undefined, 'webp', 'file.webp'],
    ['/', 'pdf', 'file.pdf'],
  ])('%j with the content of a %s is %j', (given, content, shown) =>
    expect(originNameOf(given, content)).toBe(shown),
  );

  it('is cut to 255 bytes without splitting a character', () => {
    expect(originNameOf(`${'车'.repeat(300)}.jpg`, 'jpg')).toBe(`${'车'.repeat(83)}.jpg`);
    expect(originNameOf('🚗'.repeat(300), 'webp')).toBe(`${'🚗'.repeat(62)}.webp`);
  });
});

const DANGEROUS = [
  'exe',
  'bat',
  'cmd',
  'com',
  'scr',
  'pif',
  'hta',
  'js',
  'vbs',
  'lnk',
  'ps1',
  'msi',
  'jar',
  'html',
];
const part = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc
    .constantFrom(...DANGEROUS, ...FORMATS, 'CON', 'nul', 'Чек', '车', 'Й', '\u0418\u0306', 'EXE', '2026')
    .map(String),
  fc.constantFrom('.', '..', ' ', '/', '\\', '\0', '\u202E', '\u200B', ':', '\ud800', '\n', '\u2028', '. .'),
);
const anyName = fc.array(fc.oneof(part, fc.constant('.')), { maxLength: 24 }).map((parts) => parts.join(''));

describe('any name of any accepted content', () => {
  const shown = (check: (name: string, given: string, content: string) => void): void =>
    fc.assert(
      fc.property(anyName, fc.constantFrom(...FORMATS), (given, content) =>
        check(originNameOf(given, content), given, content),
      ),
      { numRuns: 3_000 },
    );

  it('ends as its content and has no ending of a program before that', () =>
    shown((name, _, content) => {
      const endings = name
        .toLowerCase()
        .split('.')
        .map((ending) => ending.trim());
      expect(endings.at(-1)).toBe(content);
      expect(endings.slice(1, -1).filter((ending) => DANGEROUS.includes(ending))).toEqual([]);
    }));

  it('can be stored and shown by every system', () =>
    shown((name) => {
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
      expect(name).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"|?*\\/]|^[\s.]|[\s.]\.[^.]*$/u);
      expect(name).not.toMatch(/\p{Cs}/u);
      expect(name).not.toMatch(/^(?:con|prn|aux|nul|com\d|lpt\d)\s*\./i);
    }));

  it('keeps the letters and figures that stand before its endings, as far as they fit', () =>
    shown((name, given) => {
      const letters = (text: string): string => text.normalize('NFC').replace(/[^\p{L}\p{N}]/gu, '');
      const last = given
        .split(/[\\/]/)
        .at(-1)!
        .replace(/\p{Cs}/gu, '')
        .split('.');
      const before = letters(last.filter((ending) => !KNOWN.has(letters(ending).toLowerCase())).join(''));
      const kept = letters(name);
      if (Buffer.byteLength(name) < 240) for (const letter of before) expect(kept).toContain(letter);
    }));

  it('does not change when it is cleaned again', () =>
    shown((name, _, content) => expect(originNameOf(name, content)).toBe(name)));
});

const KNOWN = new Set<string>([...DANGEROUS, ...FORMATS]);

describe('a disposition', () => {
  it('carries the name in any language and cannot be broken out of', () => {
    expect(dispositionOf('слип "1".pdf', true)).toBe(
      `attachment; filename="____ _1_.pdf"; filename*=UTF-8''%D1%81%D0%BB%D0%B8%D0%BF%20%221%22.pdf`,
    );
    expect(dispositionOf(`a'(b)*.png`, false)).toBe(
      `inline; filename="a'(b)*.png"; filename*=UTF-8''a%27%28b%29%2A.png`,
    );
  });
});
