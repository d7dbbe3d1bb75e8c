import type { Part } from './body-plan.js';
import type { Body } from './body.js';
import { circle, patch, pathOf } from './path.js';
import type { Decal } from './texture.js';
import type { Point } from './vector.js';

/** Metres on the drawing for the half width of the band, whatever its real width there. */
export const bandHalf = 0.8;

/** Black plastic of sills and bumpers. */
export const plastic = '#1b1e21';
const seam = '#07090b';

/** A pen that writes in parts and shares of them, on one or both sides of the middle. */
export class Pen {
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

/** A dealer's plate in the exporter's colour, without country and number. */
export function drawPlate(pen: Pen, part: Part, low: number, high: number): void {
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
