import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

export type Weight = 'regular' | 'bold';

/** A font with Latin and Cyrillic letters and the rouble sign, and one that also has Chinese. */
const FILES = {
  'latin-regular': '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  'latin-bold': '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
  'chinese-regular': '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  'chinese-bold': '@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf',
} as const;

export type FontName = keyof typeof FILES;

const CHINESE = /[\u2e80-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u3000-\u303f]|[\ud840-\ud88f]/;

/** Returns the font of a whole text. The Chinese one has Latin and Cyrillic letters too, so one font is enough. */
export const fontFor = (text: string, weight: Weight): FontName =>
  `${CHINESE.test(text) ? 'chinese' : 'latin'}-${weight}`;

/** Replacements for characters that templates may contain and the Chinese font lacks, so that it would draw an empty box. */
const STAND_INS: Readonly<Record<string, string>> = { '₽': 'RUB', '\u202f': '\u00a0' };

/** Returns the text without characters that its font lacks. */
export const drawable = (text: string): string =>
  CHINESE.test(text) ? text.replace(/[₽\u202f]/g, (sign) => STAND_INS[sign]!) : text;

export const fontFile = (name: FontName): string => require.resolve(FILES[name]);
