import { contrast, luminance, rgbOf, type Rgb } from '@mall/web-kit';

const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** Contrast of the main colour on the page: enough for text on its own tint, too, which marks chosen items. */
export const CHOSEN_CONTRAST = 6.5;

/** Moves the colour towards black or white until it is readable as text on `ground`. */
export function readableOn(colour: string, ground: string, least = 4.6): string {
  const goal: Rgb = luminance(ground) > 0.4 ? [0, 0, 0] : [255, 255, 255];
  const from = rgbOf(colour);
  for (let share = 0; share < 1; share += 0.04) {
    const mixed = hexOf(from.map((part, index) => part + (goal[index]! - part) * share) as unknown as Rgb);
    if (contrast(mixed, ground) >= least) return mixed;
  }
  return hexOf(goal);
}

/** Returns black or white, whichever has the higher contrast on `colour`. */
export const inkOn = (colour: string): string => (contrast('#ffffff', colour) >= 4.5 ? '#ffffff' : '#14202b');
