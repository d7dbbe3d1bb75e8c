import { createRequire } from 'node:module';
import { openSync, type Font } from 'fontkit';

const require = createRequire(import.meta.url);

export type Weight = 'regular' | 'bold';

/**
 * Fonts by weight. The first one that has a character draws it: Latin and Cyrillic letters with the rouble sign, then
 * Chinese.
 */
const FILES: Readonly<Record<Weight, readonly string[]>> = {
  regular: [
    '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
    '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  ],
  bold: [
    '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
    '@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf',
  ],
};

const opened = new Map<string, Font>();

function fontAt(file: string): Font {
  const known = opened.get(file);
  if (known) return known;
  const font = openSync(require.resolve(file)) as Font;
  opened.set(file, font);
  return font;
}

interface Glyph {
  readonly character: string;
  /** Width in pixels. */
  readonly width: number;
  readonly draw: (x: number, y: number) => string;
}

/**
 * Returns the glyphs of a text as outlines, so that no fonts of the machine are needed and no text is ever read as
 * markup. Characters that no font has, such as emoji, and those without a shape, such as marks of direction, are left
 * out.
 */
export function glyphsOf(text: string, size: number, weight: Weight): readonly Glyph[] {
  return [...text.normalize('NFC').replace(/[^\S\u00a0\u202f]+/gu, ' ')].flatMap((character) => {
    if (/\p{C}/u.test(character)) return [];
    const point = character.codePointAt(0)!;
    const font = FILES[weight].map(fontAt).find((one) => one.hasGlyphForCodePoint(point));
    if (!font) return [];
    const glyph = font.glyphForCodePoint(point);
    const scale = size / font.unitsPerEm;
    const draw = (x: number, y: number): string =>
      `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${glyph.path.toSVG()}"/>`;
    return [{ character, width: glyph.advanceWidth * scale, draw }];
  });
}

const BREAKS_ANYWHERE = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/;

/**
 * Breaks a text at its spaces, Chinese and words that are too long anywhere; a text that does not fit into `most` lines
 * ends with an ellipsis.
 */
export function linesOf(
  text: string,
  { size, weight, width, most }: { size: number; weight: Weight; width: number; most: number },
): readonly (readonly Glyph[])[] {
  const lines: Glyph[][] = [[]];
  for (const word of wordsOf(glyphsOf(text.trim(), size, weight))) {
    const line = lines.at(-1)!;
    const isBlank = word[0]!.character === ' ';
    if (widthOf(line) + widthOf(word) <= width) line.push(...(isBlank && line.length === 0 ? [] : word));
    else if (!isBlank) lines.push(...filled(word, width));
  }
  const full = lines.filter((line) => line.length > 0);
  if (full.length <= most) return full;
  const dots = glyphsOf('…', size, weight);
  const last = [...full[most - 1]!];
  while (last.length > 0 && widthOf(last) + widthOf(dots) > width) last.pop();
  return [...full.slice(0, most - 1), [...last, ...dots]];
}

export const widthOf = (glyphs: readonly Glyph[]): number =>
  glyphs.reduce((sum, { width }) => sum + width, 0);

/** Returns units that must not be broken: the characters between two spaces, a space, or one Chinese character. */
function wordsOf(glyphs: readonly Glyph[]): readonly (readonly Glyph[])[] {
  const words: Glyph[][] = [];
  let goesOn = false;
  for (const glyph of glyphs) {
    const standsAlone = glyph.character === ' ' || BREAKS_ANYWHERE.test(glyph.character);
    if (goesOn && !standsAlone) words.at(-1)!.push(glyph);
    else words.push([glyph]);
    goesOn = !standsAlone;
  }
  return words;
}

/** Splits a word into as many lines as it needs. */
function filled(word: readonly Glyph[], width: number): Glyph[][] {
  const lines: Glyph[][] = [[]];
  for (const glyph of word) {
    if (widthOf(lines.at(-1)!) + glyph.width > width && lines.at(-1)!.length > 0) lines.push([]);
    lines.at(-1)!.push(glyph);
  }
  return lines;
}

/** Draws lines below each other from the baseline `y` on. */
export const drawLines = (
  lines: readonly (readonly Glyph[])[],
  { x, y, lineHeight, colour }: { x: number; y: number; lineHeight: number; colour: string },
): string =>
  `<g fill="${colour}">${lines.map((line, at) => drawLine(line, x, y + at * lineHeight)).join('')}</g>`;

function drawLine(glyphs: readonly Glyph[], x: number, y: number): string {
  let at = x;
  return glyphs
    .map(({ draw, width }) => {
      const drawn = draw(at, y);
      at += width;
      return drawn;
    })
    .join('');
}
