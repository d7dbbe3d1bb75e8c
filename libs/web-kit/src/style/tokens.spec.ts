import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast } from './contrast.js';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

/** Returns the value of a token in one theme; a colour without a second value is the same in both. */
function colourOf(token: string, look: 'light' | 'dark'): string {
  const [, value] = new RegExp(`--${token}: ([^;]+);`).exec(css)!;
  const pair = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value!);
  return pair ? pair[look === 'light' ? 1 : 2]! : value!;
}

/** Text colours with their background colours. */
const TEXTS: readonly (readonly [texts: string, grounds: string])[] = [
  ['ink ink-muted harbour harbour-hover signal-ink jade-ink amber-ink error', 'paper ground'],
  ['ink harbour harbour-hover', 'harbour-tint raised sunken'],
  ['ink-muted', 'sunken'],
  ['ink signal-ink', 'signal-tint'],
  ['ink jade-ink', 'jade-tint'],
  ['ink amber-ink', 'amber-tint'],
  ['ink error', 'error-tint'],
  ['on-harbour', 'harbour harbour-hover'],
  ['on-jade', 'jade'],
];

test('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#409eff', '#ffffff')).toBeCloseTo(2.75, 1);
});

describe.each(['light', 'dark'] as const)('in the %s look', (look) => {
  it('texts are readable on each of their backgrounds', () => {
    const faint = TEXTS.flatMap(([texts, grounds]) =>
      texts
        .split(' ')
        .flatMap((text) => grounds.split(' ').map((ground) => [text, ground] as const))
        .filter(([text, ground]) => contrast(colourOf(text, look), colourOf(ground, look)) < 4.5),
    );
    expect(faint).toEqual([]);
  });

  it('prices and icons have enough contrast', () => {
    for (const ground of ['paper', 'ground']) {
      expect(contrast(colourOf('ink', look), colourOf(ground, look))).toBeGreaterThanOrEqual(7);
      for (const sign of ['signal', 'jade', 'error'])
        expect(contrast(colourOf(sign, look), colourOf(ground, look))).toBeGreaterThanOrEqual(3);
    }
  });
});
