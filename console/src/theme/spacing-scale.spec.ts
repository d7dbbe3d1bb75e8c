import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(import.meta.dirname, '..');

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !file.endsWith('.spec.ts'),
);

/** Padding, margin and gaps in units of 8 px, single or by screen width. */
const SPACING =
  /\b(?:[pm][xytblr]?|gap|rowGap|columnGap|spacing)(?:: ?|=\{)(?:\{([^}]*)\}|[\w ]*\* )?(-?[\d.]+)?/g;

/** Returns values off the scale of 4 px. */
const offScale = (code: string): string[] =>
  [...code.matchAll(SPACING)].flatMap(([text, byWidth, value]) => {
    const values = byWidth === undefined ? [value] : (byWidth.match(/-?[\d.]+/g) ?? []);
    return values.some((one) => one !== undefined && !Number.isInteger(Number(one) * 2)) ? [text] : [];
  });

test('a value between two steps is found, also by width', () => {
  const code =
    'sx={{ p: 0.75, mx: { xs: 1, md: 1.25 }, pl: depth * 2.25, gap: 1.5, rowGap: 0 }} spacing={0.25}';
  expect(offScale(code)).toEqual(['p: 0.75', 'mx: { xs: 1, md: 1.25 }', 'pl: depth * 2.25', 'spacing={0.25']);
});

test('every file keeps to steps of 4 px', () => {
  const found = files.map((file) => [file, offScale(readFileSync(join(source, file), 'utf8'))] as const);
  expect(found.filter(([, values]) => values.length > 0)).toEqual([]);
});
