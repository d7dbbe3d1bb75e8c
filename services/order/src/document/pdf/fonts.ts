import { createRequire } from 'node:module';
import { openSync, type Font } from 'fontkit';

const require = createRequire(import.meta.url);

export type Weight = 'regular' | 'bold';

/** A font with all Latin and Cyrillic letters and the rouble sign, and one with Chinese and the most common letters. */
const FILES = {
  'latin-regular': '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  'latin-bold': '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
  'chinese-regular': '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  'chinese-bold': '@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf',
} as const;

export type FontName = keyof typeof FILES;

/** Part of a text that one font can draw. */
export interface Run {
  readonly font: FontName;
  readonly text: string;
}

const opened = new Map<FontName, Font>();

/** Returns a font that all documents share, because decoding its tables takes most of the time of a document. */
export function fontOf(name: FontName): Font {
  const font = opened.get(name) ?? openSync(require.resolve(FILES[name]));
  opened.set(name, font);
  return font;
}

const has = (name: FontName, point: number): boolean =>
  point === LINE_BREAK || fontOf(name).hasGlyphForCodePoint(point);

const LINE_BREAK = 0x0a;
const [UNKNOWN, PRESENT, ABSENT] = [0, 1, 2];
/** Whether a font has a code point: a long clause is measured thousands of times, so the answers are kept. */
const known = new Map<FontName, Uint8Array>();

function covers(name: FontName, text: string): boolean {
  const answers = known.get(name) ?? new Uint8Array(0x110000);
  known.set(name, answers);
  for (let at = 0; at < text.length; at += 1) {
    const point = text.codePointAt(at)!;
    if (point > 0xffff) at += 1;
    if (answers[point] === UNKNOWN) answers[point] = has(name, point) ? PRESENT : ABSENT;
    if (answers[point] === ABSENT) return false;
  }
  return true;
}

const CHINESE = /[\p{Script=Han}\u3000-\u303f\ufe30-\ufe4f\uff00-\uffef]/u;
/** A word, or what stands between two words, of a script that has words; or a run of Chinese. */
const PARTS =
  /[\p{Script=Han}\u3000-\u303f\ufe30-\ufe4f\uff00-\uffef]+|\s+|[^\s\p{Script=Han}\u3000-\u303f\ufe30-\ufe4f\uff00-\uffef]+/gu;
/** Characters that are not drawn: marks of direction, joiners, and controls other than line breaks. */
const INVISIBLE = /(?!\n)[\p{Cc}\p{Cf}]/gu;

/** Replacements for characters that templates may contain and the Chinese font lacks. */
const STAND_INS: Readonly<Record<string, string>> = { '₽': 'RUB', '\u202f': '\u00a0' };

/**
 * Returns a text as the runs that draw it. A text is in one font where one has all of its characters; otherwise each
 * word is, or else each character. A character that no font has is written as its code, such as `[U+20BB7]`, so that
 * nobody takes an empty box for a name.
 */
export function runsOf(text: string, weight: Weight): readonly Run[] {
  const isChinese = CHINESE.test(text);
  const [latin, chinese] = [`latin-${weight}`, `chinese-${weight}`] as const;
  const first = isChinese ? chinese : latin;
  if (covers(first, text)) return [{ font: first, text }];
  const plain = text.normalize('NFC').replace(INVISIBLE, '');
  const drawn = isChinese ? plain.replace(/[₽\u202f]/g, (sign) => STAND_INS[sign]!) : plain;
  if (covers(first, drawn)) return [{ font: first, text: drawn }];
  const parts = drawn.match(PARTS) ?? [];
  return joined(
    parts.flatMap((part) => fitting(part, CHINESE.test(part) ? [chinese, latin] : [latin, chinese])),
  );
}

/** Returns the runs of a word: one if a font has all of it. */
function fitting(part: string, fonts: readonly FontName[]): readonly Run[] {
  const whole = fonts.find((font) => covers(font, part));
  if (whole) return [{ font: whole, text: part }];
  return [...part].map((character) => {
    const font = fonts.find((one) => covers(one, character));
    return font ? { font, text: character } : { font: fonts[0]!, text: codeOf(character) };
  });
}

const codeOf = (character: string): string =>
  `[U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}]`;

function joined(runs: readonly Run[]): readonly Run[] {
  const all: Run[] = [];
  for (const { font, text } of runs) {
    const last = all.at(-1);
    if (last?.font === font) all[all.length - 1] = { font, text: last.text + text };
    else all.push({ font, text });
  }
  return all;
}
