import { fromFullWidth, inLatin } from './look-alikes.js';

/**
 * Way in which a text is spelt before its rules are checked:
 * - `line`: one line; runs of spaces become one space, and the ends are trimmed
 * - `lines`: free text of several lines, whose line breaks and inner spaces stay
 * - `name`: a line with one spelling of hyphens, apostrophes and middle dots
 * - `latinName`: a name in Latin letters, where letters that only look Latin become Latin
 * - `code`: a number, code or reference: a line with hyphens for dashes and Latin letters for those that only look Latin
 * - `raw`: exactly as sent, for secrets, signatures and data of programs
 */
export type TextKind = 'line' | 'lines' | 'name' | 'latinName' | 'code' | 'raw';

type Spell = (text: string) => string;

/** White space, and two characters without ink that Unicode counts as letters or signs of control. */
const SPACES = /[\s\u0085\u2800]+/gu;
const SPACES_IN_LINE = /[^\S\n]|\u2800/gu;
const LINE_BREAKS = /\r\n|[\r\v\f\u0085\u2028\u2029]/gu;

/** Characters that are not shown: zero-width ones, marks of direction and signs of control other than white space. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]|(?!\s|\u0085)\p{Cc}/gu;

/** Scripts whose letters take another shape beside a joiner. */
const JOINED_SCRIPTS = [
  ...['Arabic', 'Syriac', 'Mongolian', 'Nko', 'Mandaic', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati'],
  ...['Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Myanmar', 'Khmer', 'Tibetan'],
]
  .map((script) => `\\p{Script=${script}}`)
  .join('');
const PICTURE = '\\p{Extended_Pictographic}';

const HIDDEN = '\\p{Default_Ignorable_Code_Point}';
const JOINED = `(?!${HIDDEN})[${JOINED_SCRIPTS}]`;

/** Invisible characters that change what is shown: joiners and signs of variation where a script or an emoji needs them. */
const MEANT = [
  `(?<=${JOINED}\\p{M}*)[\\u200c\\u200d](?=${JOINED})`,
  `(?<=${PICTURE}\\ufe0f?|\\p{Emoji_Modifier})\\u200d(?=${PICTURE})`,
  `(?<=${PICTURE})[\\ufe0e\\ufe0f]`,
  '(?<=[0-9#*])\\ufe0f(?=\\u20e3)',
  '(?<=\\p{Script=Han})[\\u{e0100}-\\u{e01ef}]',
  `(?<=(?!${HIDDEN})\\p{Script=Mongolian})[\\u180b-\\u180d\\u180f]`,
].join('|');
const INVISIBLE_UNLESS_MEANT = new RegExp(`(?<meant>${MEANT})|${INVISIBLE.source}`, 'gu');

const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/gu;
const APOSTROPHES = /[\u2018\u2019\u201b\u02b9\u02bb-\u02bd\u2032\u2035\u00b4`\uff07\uff40]/gu;
const MIDDLE_DOTS = /[\u2022\u2027\u22c5\u2219\u30fb\uff65]/gu;
/** The dot between the parts of a name in Chinese characters, for which people type every dot that their keyboard has. */
const DOTS_IN_CHINESE = /(?<=\p{Script=Han}) ?[.\u00b7\u02d9\u3002\ufe52\uff0e\uff61] ?(?=\p{Script=Han})/gu;

const withoutInvisible: Spell = (text) => text.replace(INVISIBLE, '');
const withMeantOnly: Spell = (text) =>
  text.replace(INVISIBLE_UNLESS_MEANT, (found, meant?: string) => (meant === undefined ? '' : found));

const asLine: Spell = (text) => text.normalize('NFC').replace(SPACES, ' ').trim();
const asName: Spell = (text) =>
  asLine(withoutInvisible(text))
    .replace(DASHES, '-')
    .replace(APOSTROPHES, "'")
    .replace(MIDDLE_DOTS, '·')
    .replace(DOTS_IN_CHINESE, '·');
const asLines: Spell = (text) => {
  const spelt = withMeantOnly(text).normalize('NFC').replace(LINE_BREAKS, '\n').replace(SPACES_IN_LINE, ' ');
  return VISIBLE.test(spelt) ? spelt.trim() : '';
};

/** Matches a visible character. */
export const VISIBLE = /[^\s\u2800\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/** Returns the text as it is stored, by its kind. A second run changes nothing. */
export const spellText: Readonly<Record<TextKind, Spell>> = {
  line: (text) => asLine(withMeantOnly(text)),
  lines: asLines,
  name: asName,
  latinName: (text) => inLatin(asName(fromFullWidth(text))),
  code: (text) => inLatin(asLine(withoutInvisible(fromFullWidth(text))).replace(DASHES, '-')),
  raw: (text) => text,
};
