import { contrast } from '@mall/web-kit';
import { CHOSEN_CONTRAST, inkOn, readableOn } from './contrast.js';
import { COLOURS, LOOKS, TONES } from './looks.js';

test('every colour of every theme has enough contrast as text and as background', () => {
  for (const look of LOOKS) {
    for (const colour of COLOURS) {
      expect(contrast(readableOn(colour, TONES[look].paper), TONES[look].paper)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(inkOn(colour), colour)).toBeGreaterThanOrEqual(4.5);
    }
  }
});

/** Returns `colour` over `ground` at this opacity. */
const tint = (colour: string, ground: string, opacity: number): string =>
  '#' +
  [1, 3, 5]
    .map((at) => [colour, ground].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16)))
    .map(([over, under]) => Math.round(over! * opacity + under! * (1 - opacity)))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('');

test('the main colour is readable on its own tint', () => {
  for (const look of LOOKS) {
    const { paper, isDark } = TONES[look];
    for (const colour of COLOURS) {
      const main = readableOn(colour, paper, CHOSEN_CONTRAST);
      expect(contrast(main, tint(main, paper, isDark ? 0.16 : 0.08))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(inkOn(main), main)).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('every tone of every theme has enough contrast on its backgrounds', () => {
  for (const look of LOOKS) {
    const { ink, muted, jade, amber, error, signal, paper, ground, side, sideInk } = TONES[look];
    for (const tone of [ink, muted, jade, amber, error, signal]) {
      expect(contrast(tone, paper)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(tone, ground)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(sideInk, side)).toBeGreaterThanOrEqual(7);
  }
});
