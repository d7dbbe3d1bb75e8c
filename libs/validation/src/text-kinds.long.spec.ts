import fc from 'fast-check';
import { spellText, type TextKind } from './text-kinds.js';

const KINDS = Object.keys(spellText) as TextKind[];

/** Characters that keyboards, messengers and word processors add, among letters that they stand beside. */
const SIGNS = [
  ...['И', '\u0306', 'е', '\u0308', 'Й', 'ё', 'A', '\u0301', 'В', 'о', 'x', 'Ａ', '－', '`', '7', '吉', '𠮷'],
  ...[' ', '\u00a0', '\u202f', '\u3000', '\u2009', '\t', '\n', '\r', '\u2028', '\u0085', '\u2800', '\ufeff'],
  ...['\u200b', '\u200c', '\u200d', '\u200e', '\u202a', '\u202c', '\u2060', '\u2066', '\u00ad', '\u034f'],
  ...['\u180e', '\u180b', '\u3164', '\ufe0f', '\u{e0100}', '\u001f', '\u007f', '\ufff9'],
  ...[
    '-',
    '\u2010',
    '\u2011',
    '\u2013',
    '\u2014',
    '\u2212',
    "'",
    '’',
    'ʼ',
    '·',
    '・',
    '•',
    '‧',
    '.',
    '．',
    '。',
    '˙',
    'ʻ',
  ],
  ...['👨', '👩', '❤', '🏽', '1', '\u20e3', '\u0646', '\u06cc', '\u0915', '\u094d', '\u1820'],
];
const typed = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.array(fc.constantFrom(...SIGNS), { maxLength: 14 }).map((signs) => signs.join('')),
  },
  fc.string({ unit: 'binary', maxLength: 12 }).filter((text) => !/\p{Surrogate}/u.test(text)),
);

describe.each(KINDS)('a text of the kind %s', (kind) => {
  const spell = spellText[kind];

  it('is spelt once and for all', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const spelt = spell(text);
        expect(spell(spelt)).toBe(spelt);
      }),
      { numRuns: 3_000 },
    );
  });

  if (kind !== 'raw')
    it('is the same for composed and decomposed letters, and has nothing invisible alone', () => {
      fc.assert(
        fc.property(typed, (text) => {
          const spelt = spell(text);
          expect(spell(text.normalize('NFD'))).toBe(spell(text.normalize('NFC')));
          expect(spelt).toMatch(/^$|[^\s\p{Default_Ignorable_Code_Point}]/u);
        }),
        { numRuns: 3_000 },
      );
    });
});

it.each<[TextKind, string, string]>([
  ['line', ' Li \u00a0\u2009 Wei\t', 'Li Wei'],
  ['line', 'Геворг\u200bян', 'Геворгян'],
  ['line', 'Ив\u200dан', 'Иван'],
  ['line', '\u2060\u200b\u3164 \u2800', ''],
  ['line', 'семья 👨\u200d👩\u200d👧 ❤\ufe0f', 'семья 👨\u200d👩\u200d👧 ❤\ufe0f'],
  ['line', 'с 9 — до 18', 'с 9 — до 18'],
  ['lines', ' один\r\n  два\u00a0три\u2028', 'один\n  два три'],
  ['lines', '\u200e\n\u00a0\u2060', ''],
  ['lines', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['name', 'И\u0306ошкар-Ола', 'Йошкар-Ола'],
  ['name', 'Е\u0308лкина', 'Ёлкина'],
  ['name', 'Салтыков\u2011Щедрин', 'Салтыков-Щедрин'],
  ['name', 'O’Brien', "O'Brien"],
  ['name', '阿卜杜热依木・买买提', '阿卜杜热依木·买买提'],
  ['name', '阿卜杜热依木•买买提', '阿卜杜热依木·买买提'],
  ['name', '阿卜杜热依木．买买提', '阿卜杜热依木·买买提'],
  ['name', '阿卜杜热依木.买买提', '阿卜杜热依木·买买提'],
  ['name', '阿卜杜热依木 · 买买提', '阿卜杜热依木·买买提'],
  ['name', '阿卜杜热依木˙买买提', '阿卜杜热依木·买买提'],
  ['name', '阿卜杜热依木﹒买买提', '阿卜杜热依木·买买提'],
  ['name', '李. 王', '李·王'],
  ['name', 'J. R. Smith', 'J. R. Smith'],
  ['name', 'Oʻktam', "O'ktam"],
  ['name', 'Gʻafurov', "G'afurov"],
  ['name', 'ʻAbd al-Raḥmān', "'Abd al-Raḥmān"],
  ['name', 'Құдайберген', 'Құдайберген'],
  ['name', 'Ива\u0301нов', 'Ива\u0301нов'],
  ['name', 'Петрова\u2010Водкина\u200f', 'Петрова-Водкина'],
  ['name', '\u2067Иванов\u2069', 'Иванов'],
  ['name', 'Анна\u2003—\u2003Мария', 'Анна - Мария'],
  ['name', '𠮷田', '𠮷田'],
  ['latinName', 'РЕТROV', 'PETROV'],
  ['latinName', 'ПЕТРОВ', 'ПЕТРОВ'],
  ['latinName', 'ＡＮＮＡ', 'ANNA'],
  ['latinName', 'Oʻktam', "O'ktam"],
  ['latinName', 'Mc`Donald', "Mc'Donald"],
  ['latinName', 'D´АRС', "D'ARC"],
  ['latinName', 'Jean‑Рaul', 'Jean-Paul'],
  ['code', 'ХТА21099\u2013001', 'XTA21099-001'],
  ['code', '\u202a４５０８ 123456\u202c', '4508 123456'],
  ['code', 'ПП 12', 'ПП 12'],
  ['raw', ' p\u200bw ', ' p\u200bw '],
])('spells a %s %j as %j', (kind, text, spelt) => expect(spellText[kind](text)).toBe(spelt));
