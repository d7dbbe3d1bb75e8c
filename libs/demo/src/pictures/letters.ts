/**
 * Letters as strokes on a grid 4 wide and 6 high, the first row at the top. Marks are drawn with these instead of a
 * font, so that they look the same on a machine that has none.
 */
const strokes: Record<string, string> = {
  A: 'M0 6L2 0L4 6M.8 3.8H3.2',
  B: 'M0 6V0H2.4A1.45 1.45 0 0 1 2.4 2.9H0M2.4 2.9A1.55 1.55 0 0 1 2.4 6H0',
  C: 'M4 1.2A2.3 2.3 0 0 0 0 2V4A2.3 2.3 0 0 0 4 4.8',
  D: 'M0 6V0H1.6A2.4 3 0 0 1 1.6 6Z',
  E: 'M4 0H0V6H4M0 3H3.2',
  F: 'M4 0H0V6M0 3H3.2',
  G: 'M4 1.2A2.3 2.3 0 0 0 0 2V4A2.1 2.1 0 0 0 4 4V3.2H2.2',
  H: 'M0 0V6M4 0V6M0 3H4',
  I: 'M2 0V6',
  J: 'M3.6 0V4.2A1.8 1.8 0 0 1 0 4.2',
  K: 'M0 0V6M4 0L0 3.6M1.5 2.3L4 6',
  L: 'M0 0V6H3.8',
  M: 'M0 6V0L2 3.6L4 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M0 2A2 2 0 0 1 4 2V4A2 2 0 0 1 0 4Z',
  P: 'M0 6V0H2.3A1.7 1.7 0 0 1 2.3 3.4H0',
  Q: 'M0 2A2 2 0 0 1 4 2V4A2 2 0 0 1 0 4ZM2.6 4.4L4.2 6.2',
  R: 'M0 6V0H2.3A1.65 1.65 0 0 1 2.3 3.3H0M2.2 3.3L4 6',
  S: 'M3.8 1A2.2 1.6 0 1 0 2 3A2.2 1.5 0 1 1 .1 5.1',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V4A2 2 0 0 0 4 4V0',
  V: 'M0 0L2 6L4 0',
  W: 'M0 0L1 6L2 2L3 6L4 0',
  X: 'M0 0L4 6M4 0L0 6',
  Y: 'M0 0L2 3L4 0M2 3V6',
  Z: 'M0 0H4L0 6H4',
  '0': 'M0 2A2 2 0 0 1 4 2V4A2 2 0 0 1 0 4Z',
  '1': 'M1 1.2L2.4 0V6',
  '3': 'M.3 .8A2 1.5 0 1 1 1.6 2.9A2 1.55 0 1 1 .1 5',
};

/** One or two letters, centred on 0 0 and so high, as one path group. */
export function lettersSvg(text: string, height: number, colour: string, weight: number): string {
  const unit = height / 6;
  const step = 5.6;
  const width = text.length * step - (step - 4);
  const shapes = [...text.toUpperCase()].map(
    (letter, index) => `<path transform="translate(${index * step} 0)" d="${strokes[letter] ?? strokes.O}"/>`,
  );
  return `<g transform="scale(${unit}) translate(${-width / 2} -3)" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">${shapes.join('')}</g>`;
}
