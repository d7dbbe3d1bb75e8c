import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

export type Weight = 'regular' | 'bold';

/** Latin and Cyrillic with the rouble sign; and a face that has Chinese beside both. */
const FILES = {
  'latin-regular': '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  'latin-bold': '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
  'chinese-regular': '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  'chinese-bold': '@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf',
} as const;

export type FontName = keyof typeof FILES;

const CHINESE = /[\u2e80-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u3000-\u303f]|[\ud840-\ud88f]/;

/** One face for a whole text: the Chinese one holds Latin and Cyrillic letters too, so that no text needs two. */
export const fontFor = (text: string, weight: Weight): FontName =>
  `${CHINESE.test(text) ? 'chinese' : 'latin'}-${weight}`;

/** Signs that the Chinese face lacks and that wordings of staff may have: it would draw an empty box. */
const STAND_INS: Readonly<Record<string, string>> = { '₽': 'RUB', '\u202f': '\u00a0' };

/** The text with signs alone that its face can draw. */
export const drawable = (text: string): string =>
  CHINESE.test(text) ? text.replace(/[₽\u202f]/g, (sign) => STAND_INS[sign]!) : text;

export const fontFile = (name: FontName): string => require.resolve(FILES[name]);
