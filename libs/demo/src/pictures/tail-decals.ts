import type { Body } from './body.js';
import { drawPlate, plastic, type Pen } from './pen.js';

/** Rear window, boot lid, lamps, plate and bumper of the tail. */
export function drawTail(pen: Pen, body: Body): void {
  const { plan } = body;
  const at = pen.at.bind(pen);
  pen.fill('#0c0f12', 0.7, 0.08, [
    at('backlight', 0.06, -0.94),
    at('backlight', 0.06, 0.94),
    at('backlight', 0.95, 0.95),
    at('backlight', 0.95, -0.95),
  ]);
  pen.fill('#11171b', 1, 0.08, [
    at('backlight', 0.1, -0.88),
    at('backlight', 0.1, 0.88),
    at('backlight', 0.9, 0.9),
    at('backlight', 0.9, -0.9),
  ]);
  if (!plan.bed) pen.line('#0a0c0e', 0.014, [at('backlight', 0.88, 0), at('backlight', 0.84, 0.5)]);
  if (plan.bed) {
    pen.fill('#15181b', 0.12, 0.04, [
      at('deck', 0.015, -0.97),
      at('deck', 0.015, 0.97),
      at('deck', 0.975, 0.97),
      at('deck', 0.975, -0.97),
    ]);
    for (const share of [0.33, 0.66])
      pen.line('#2b3035', 0.014, [at('deck', share, -0.93), at('deck', share, 0.93)]);
  } else if (body.has('deck')) {
    pen
      .cut([at('deck', 0.02, -0.86), at('deck', 0.98, -0.86)])
      .cut([at('deck', 0.02, 0.86), at('deck', 0.98, 0.86)]);
  }
  tails[plan.tailLamps](pen);
  drawPlate(pen, 'tail', 0.55, 0.74);
  pen.disc('#cdd4d9', 0.8, at('tail', 0.36, 0), 0.045).disc('#22282d', 0.7, at('tail', 0.36, 0), 0.034);
  const dark = plan.cladding === 'none' ? 0.45 : 0.05;
  pen.fill(plastic, 0.12, 0.05, [
    at('skirt', dark, -1.1),
    at('skirt', dark, 1.1),
    at('skirt', 1, 1.1),
    at('skirt', 1, -1.1),
  ]);
  pen.both('#8f1b22', 0.8, 0.01, [
    at('skirt', 0.14, 0.62),
    at('skirt', 0.14, 0.92),
    at('skirt', 0.26, 0.92),
    at('skirt', 0.26, 0.62),
  ]);
  pen.fill(
    '#a4abb1',
    0.6,
    0.02,
    [at('skirt', 0.55, -0.5), at('skirt', 0.55, 0.5), at('skirt', 0.8, 0.46), at('skirt', 0.8, -0.46)],
    0.85,
  );
  if (!plan.hasSpareWheel) {
    pen.cut([
      at('tail', 0.02, -0.9),
      at('tail', 0.9, -0.84),
      at('tail', 0.95, -0.7),
      at('tail', 0.95, 0.7),
      at('tail', 0.9, 0.84),
      at('tail', 0.02, 0.9),
    ]);
  }
}

const tails = {
  bar(pen: Pen): void {
    const at = pen.at.bind(pen);
    pen.fill('#3d0a0e', 0.9, 0.015, [
      at('tail', 0.13, -1.15),
      at('tail', 0.17, 0),
      at('tail', 0.13, 1.15),
      at('tail', 0.31, 1.15),
      at('tail', 0.27, 0),
      at('tail', 0.31, -1.15),
    ]);
    pen.line('#ea4750', 0.02, [at('tail', 0.2, -1.15), at('tail', 0.215, 0), at('tail', 0.2, 1.15)], 1, 0.2);
  },
  pair(pen: Pen): void {
    const at = pen.at.bind(pen);
    pen.both('#6d1016', 0.95, 0.03, [
      at('tail', 0.1, 0.52),
      at('tail', 0.1, 1.15),
      at('tail', 0.36, 1.15),
      at('tail', 0.32, 0.56),
    ]);
    pen.bothLines('#ee4a53', 0.022, [at('tail', 0.2, 0.58), at('tail', 0.2, 1.15)], 1, 0.2);
    pen.bothLines('#f3dcdc', 0.016, [at('tail', 0.29, 0.62), at('tail', 0.3, 0.8)], 0.8, 0.2);
  },
  upright(pen: Pen): void {
    const at = pen.at.bind(pen);
    pen.both('#6d1016', 0.95, 0.03, [
      at('tail', 0.06, 0.86),
      at('tail', 0.06, 1.15),
      at('tail', 0.56, 1.15),
      at('tail', 0.56, 0.86),
    ]);
    pen.bothLines('#ee4a53', 0.026, [at('tail', 0.1, 0.93), at('tail', 0.5, 0.93)], 1, 0.2);
  },
};
