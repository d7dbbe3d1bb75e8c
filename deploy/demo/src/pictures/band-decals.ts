import type { Part } from './body-plan.js';
import type { Body } from './body.js';
import { circle, patch, pathOf } from './path.js';
import type { Decal } from './texture.js';
import type { Point } from './vector.js';

/** Metres on the drawing for the half width of the band, whatever its real width there. */
export const bandHalf = 0.8;

const plastic = '#1b1e21';
const seam = '#07090b';

/** A pen that writes in parts and shares of them, on one or both sides of the middle. */
class Pen {
  readonly decals: Decal[] = [];

  constructor(private readonly body: Body) {}

  at(part: Part, share: number, t: number): Point {
    return [this.body.along(part, share), t * bandHalf];
  }

  fill(colour: string, gloss: number, round: number, corners: Point[], opacity = 1): this {
    this.decals.push({ path: patch(round, ...corners), colour, gloss, opacity });
    return this;
  }

  both(colour: string, gloss: number, round: number, corners: Point[], opacity = 1): this {
    this.fill(colour, gloss, round, corners, opacity);
    return this.fill(
      colour,
      gloss,
      round,
      corners.map(([x, y]): Point => [x, -y]),
      opacity,
    );
  }

  line(colour: string, width: number, points: Point[], opacity = 1, gloss = 0.2): this {
    this.decals.push({ path: pathOf(points, false), colour, line: width, opacity, gloss });
    return this;
  }

  bothLines(colour: string, width: number, points: Point[], opacity = 1, gloss = 0.2): this {
    this.line(colour, width, points, opacity, gloss);
    return this.line(
      colour,
      width,
      points.map(([x, y]): Point => [x, -y]),
      opacity,
      gloss,
    );
  }

  cut(points: Point[]): this {
    return this.line('#ffffff', 0.016, points, 0.1).line(seam, 0.0075, points, 0.85, 0);
  }

  disc(colour: string, gloss: number, [x, y]: Point, radius: number): this {
    this.decals.push({ path: circle(x, y, radius), colour, gloss });
    return this;
  }
}

/** What is drawn on the band: nose, bonnet, glass, roof and tail. */
export function bandDecals(body: Body): Decal[] {
  const pen = new Pen(body);
  drawFace(pen, body);
  drawHood(pen);
  drawScreen(pen);
  drawRoof(pen, body);
  drawTail(pen, body);
  return pen.decals;
}

function drawFace(pen: Pen, body: Body): void {
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

/** A dealer's plate in the colour of the house: no country, no number. */
function drawPlate(pen: Pen, part: Part, low: number, high: number): void {
  const at = pen.at.bind(pen);
  const middle = (low + high) / 2;
  pen.fill('#14181b', 0.3, 0.012, [
    at(part, low - 0.02, -0.33),
    at(part, high + 0.02, -0.33),
    at(part, high + 0.02, 0.33),
    at(part, low - 0.02, 0.33),
  ]);
  pen.fill('#0f5674', 0.3, 0.008, [
    at(part, low, -0.31),
    at(part, high, -0.31),
    at(part, high, 0.31),
    at(part, low, 0.31),
  ]);
  pen.line('#dbe8ee', 0.018, [at(part, middle, -0.2), at(part, middle, 0.14)], 0.95);
  pen.disc('#dbe8ee', 0.3, at(part, middle, 0.22), 0.02);
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

function drawHood(pen: Pen): void {
  const at = pen.at.bind(pen);
  pen.cut([
    at('hood', 0.97, -0.97),
    at('hood', 0.1, -0.93),
    at('hood', 0.03, -0.7),
    at('hood', 0.02, 0),
    at('hood', 0.03, 0.7),
    at('hood', 0.1, 0.93),
    at('hood', 0.97, 0.97),
  ]);
  for (const side of [-1, 1]) {
    pen.line('#000000', 0.02, [at('hood', 0.1, 0.45 * side), at('hood', 0.95, 0.62 * side)], 0.1);
    pen.line('#ffffff', 0.02, [at('hood', 0.1, 0.43 * side), at('hood', 0.95, 0.6 * side)], 0.12);
  }
}

function drawScreen(pen: Pen): void {
  const at = pen.at.bind(pen);
  const pane = (inset: number): Point[] => [
    at('screen', 0.02 + inset, -0.97 + inset),
    at('screen', 0.02 + inset, 0.97 - inset),
    at('screen', 0.985 - inset * 0.6, 0.95 - inset),
    at('screen', 0.985 - inset * 0.6, -0.95 + inset),
  ];
  pen.fill('#0c0f12', 0.7, 0.07, pane(0));
  pen.fill('#11171b', 1, 0.08, pane(0.03));
  pen.fill(
    '#20272d',
    1,
    0.05,
    [at('screen', 0.06, -0.9), at('screen', 0.06, 0.9), at('screen', 0.2, 0.86), at('screen', 0.2, -0.86)],
    0.8,
  );
  for (const side of [-1, 1]) {
    pen.fill(
      '#272e34',
      1,
      0.05,
      [
        at('screen', 0.3, 0.34 * side),
        at('screen', 0.3, 0.66 * side),
        at('screen', 0.72, 0.6 * side),
        at('screen', 0.72, 0.38 * side),
      ],
      0.6,
    );
  }
  pen.disc('#0c0f12', 0.9, at('screen', 0.9, 0), 0.07);
  pen.line('#0a0c0e', 0.014, [at('screen', 0.03, 0.25), at('screen', 0.1, -0.62)]);
  pen.line('#0a0c0e', 0.014, [at('screen', 0.03, 0.8), at('screen', 0.1, 0.05)]);
}

function drawRoof(pen: Pen, body: Body): void {
  const at = pen.at.bind(pen);
  if (body.plan.roofIsBlack) {
    pen.fill('#0d1013', 0.9, 0.02, [
      at('roof', 0, -1.2),
      at('roof', 0, 1.2),
      at('roof', 1, 1.2),
      at('roof', 1, -1.2),
    ]);
  } else if (!body.plan.bed) {
    pen.fill('#12171b', 1, 0.08, [
      at('roof', 0.1, -0.68),
      at('roof', 0.1, 0.68),
      at('roof', 0.72, 0.68),
      at('roof', 0.72, -0.68),
    ]);
  }
}

function drawTail(pen: Pen, body: Body): void {
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
