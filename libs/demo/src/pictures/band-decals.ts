import type { Body } from './body.js';
import { drawFace } from './nose-decals.js';
import { Pen } from './pen.js';
import { drawTail } from './tail-decals.js';
import type { Decal } from './texture.js';
import type { Point } from './vector.js';

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
