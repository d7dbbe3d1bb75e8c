type Rgb = readonly [number, number, number];

const rgbOf = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;
const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance. Source: WCAG 2.2. */
function luminance(hex: string): number {
  const [red, green, blue] = rgbOf(hex).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Of the main colour on the page: enough for text on its own tint, too, which marks what is chosen. */
export const CHOSEN_CONTRAST = 6.5;

/** The colour itself, moved towards black or white until it can be read as text on `ground`. */
export function readableOn(colour: string, ground: string, least = 4.6): string {
  const goal: Rgb = luminance(ground) > 0.4 ? [0, 0, 0] : [255, 255, 255];
  const from = rgbOf(colour);
  for (let share = 0; share < 1; share += 0.04) {
    const mixed = hexOf(from.map((part, index) => part + (goal[index]! - part) * share) as unknown as Rgb);
    if (contrast(mixed, ground) >= least) return mixed;
  }
  return hexOf(goal);
}

/** Black or white, whichever has the higher contrast on `colour`. */
export const inkOn = (colour: string): string => (contrast('#ffffff', colour) >= 4.5 ? '#ffffff' : '#14202b');
