import type { Body } from './body.js';
import { drawPlate, plastic, type Pen } from './pen.js';

/** Bumper, grille, lamps and plate of the nose. */
export function drawFace(pen: Pen, body: Body): void {
  const { plan } = body;
  const at = pen.at.bind(pen);
  const dark = plan.cladding === 'none' ? 0.5 : 0.8;
  pen.fill(plastic, 0.12, 0.05, [
    at('chin', 0, -1.1),
    at('chin', dark, -1.1),
    at('chin', dark, 1.1),
    at('chin', 0, 1.1),
  ]);
  pen.fill('#0c0e10', 0.15, 0.06, [
    at('chin', 0.42, -0.8),
    at('face', 0.02, -0.7),
    at('face', 0.17, -0.56),
    at('face', 0.17, 0.56),
    at('face', 0.02, 0.7),
    at('chin', 0.42, 0.8),
  ]);
  for (const share of [0.6, 0.8, 1]) {
    pen.line('#2c3237', 0.012, [at('chin', share, -0.62), at('chin', share, 0.62)], 1, 0.5);
  }
  pen.fill(
    '#a4abb1',
    0.6,
    0.02,
    [at('chin', 0.28, -0.5), at('chin', 0.4, -0.56), at('chin', 0.4, 0.56), at('chin', 0.28, 0.5)],
    0.85,
  );
  pen.both('#0c0e10', 0.3, 0.025, [
    at('face', 0, 0.83),
    at('face', 0.42, 0.9),
    at('face', 0.4, 0.96),
    at('face', 0, 0.94),
  ]);
  pen.bothLines('#e8eef2', 0.011, [at('face', 0.07, 0.865), at('face', 0.36, 0.915)], 0.95, 0.1);
  grilles[plan.grille](pen);
  lamps[plan.lamps](pen);
  drawPlate(pen, 'face', 0.2, 0.34);
}

const grilles = {
  bars(pen: Pen): void {
    const at = pen.at.bind(pen);
    pen.fill('#0b0d0f', 0.3, 0.06, [
      at('face', 0.42, -0.5),
      at('face', 0.98, -0.6),
      at('face', 0.98, 0.6),
      at('face', 0.42, 0.5),
    ]);
    for (const share of [0.52, 0.62, 0.72, 0.82, 0.91]) {
      pen.line('#7f888f', 0.011, [at('face', share, -0.5), at('face', share, 0.5)], 0.9, 0.7);
    }
    emblem(pen, 0.72);
  },
  wide(pen: Pen): void {
    const at = pen.at.bind(pen);
    pen.fill('#0b0d0f', 0.3, 0.07, [
      at('face', 0.1, -0.44),
      at('face', 0.96, -0.56),
      at('face', 0.96, 0.56),
      at('face', 0.1, 0.44),
    ]);
    for (let column = -9; column <= 9; column += 1) {
      pen.line(
        '#6d767d',
        0.009,
        [at('face', 0.42, column * 0.05), at('face', 0.9, column * 0.056)],
        0.75,
        0.7,
      );
    }
    emblem(pen, 0.74);
  },
  upright(pen: Pen): void {
    const at = pen.at.bind(pen);
    pen.fill('#0d1012', 0.3, 0.04, [
      at('face', 0.42, -0.92),
      at('face', 0.97, -0.92),
      at('face', 0.97, 0.92),
      at('face', 0.42, 0.92),
    ]);
    for (let column = -3; column <= 3; column += 1) {
      pen.fill('#3b434a', 0.6, 0.02, [
        at('face', 0.52, column * 0.13 - 0.04),
        at('face', 0.88, column * 0.13 - 0.04),
        at('face', 0.88, column * 0.13 + 0.04),
        at('face', 0.52, column * 0.13 + 0.04),
      ]);
    }
  },
  closed(pen: Pen): void {
    const at = pen.at.bind(pen);
    pen.line('#0b0d0f', 0.012, [at('face', 0.44, -0.8), at('face', 0.42, 0), at('face', 0.44, 0.8)], 0.5);
    emblem(pen, 0.72);
  },
};

function emblem(pen: Pen, share: number): void {
  const place = pen.at('face', share, 0);
  pen.disc('#cdd4d9', 0.8, place, 0.055);
  pen.disc('#22282d', 0.7, place, 0.042);
}

const lamps = {
  slim(pen: Pen): void {
    const at = pen.at.bind(pen);
    pen.both('#14181c', 0.95, 0.02, [
      at('face', 0.69, 0.6),
      at('face', 0.64, 1.12),
      at('face', 0.92, 1.12),
      at('face', 0.9, 0.56),
    ]);
    pen.both(
      '#cfd8de',
      0.8,
      0.02,
      [at('face', 0.745, 0.68), at('face', 0.735, 0.8), at('face', 0.835, 0.8), at('face', 0.835, 0.68)],
      0.55,
    );
    pen.both(
      '#cfd8de',
      0.8,
      0.02,
      [at('face', 0.735, 0.84), at('face', 0.73, 0.95), at('face', 0.83, 0.95), at('face', 0.83, 0.84)],
      0.45,
    );
    pen.bothLines('#f6fafc', 0.016, [at('face', 0.86, 0.57), at('face', 0.865, 1.12)], 1, 0.1);
  },
  split(pen: Pen): void {
    const at = pen.at.bind(pen);
    pen.line('#0f1316', 0.045, [at('face', 0.88, -1.1), at('face', 0.9, 0), at('face', 0.88, 1.1)], 1, 0.9);
    pen.line('#f6fafc', 0.018, [at('face', 0.88, -1.1), at('face', 0.9, 0), at('face', 0.88, 1.1)], 1, 0.1);
    pen.both('#14181c', 0.9, 0.04, [
      at('face', 0.42, 0.74),
      at('face', 0.42, 0.97),
      at('face', 0.72, 0.97),
      at('face', 0.72, 0.7),
    ]);
    pen.both(
      '#cfd8de',
      0.8,
      0.02,
      [at('face', 0.5, 0.79), at('face', 0.5, 0.92), at('face', 0.64, 0.92), at('face', 0.64, 0.78)],
      0.5,
    );
  },
  round(pen: Pen): void {
    for (const side of [-1, 1]) {
      const place = pen.at('face', 0.72, 0.76 * side);
      pen.disc('#11161a', 0.9, place, 0.135);
      pen.disc('#e9eff3', 0.5, place, 0.112);
      pen.disc('#1b2126', 0.9, place, 0.088);
      pen.disc('#c3cdd4', 0.9, place, 0.04);
    }
  },
  square(pen: Pen): void {
    const at = pen.at.bind(pen);
    pen.both('#14181c', 0.95, 0.04, [
      at('face', 0.5, 0.6),
      at('face', 0.48, 1.12),
      at('face', 0.92, 1.12),
      at('face', 0.92, 0.58),
    ]);
    pen.both(
      '#cdd6dc',
      0.8,
      0.03,
      [at('face', 0.6, 0.68), at('face', 0.59, 0.92), at('face', 0.82, 0.92), at('face', 0.82, 0.68)],
      0.5,
    );
    pen.bothLines(
      '#f6fafc',
      0.016,
      [at('face', 0.55, 0.63), at('face', 0.87, 0.62), at('face', 0.88, 1.1)],
      1,
      0.1,
    );
  },
};
