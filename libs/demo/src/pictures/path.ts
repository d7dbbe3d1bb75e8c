import { polyline, type Corner } from './outline.js';
import type { Point } from './vector.js';

const number = (value: number): string => value.toFixed(4);

/** SVG path through points. */
export const pathOf = (points: readonly Point[], isClosed = true): string =>
  `M${points.map(([x, y]) => `${number(x)} ${number(y)}`).join('L')}${isClosed ? 'Z' : ''}`;

/** SVG path round an outline with rounded corners. */
export const shapeOf = (corners: readonly Corner[]): string => pathOf(polyline(corners, true));

/** A quadrilateral with all corners rounded alike. */
export const patch = (round: number, ...corners: Point[]): string =>
  shapeOf(corners.map((at) => ({ at, round })));

export const circle = (x: number, y: number, radius: number): string =>
  `M${number(x - radius)} ${number(y)}a${number(radius)} ${number(radius)} 0 1 0 ${number(2 * radius)} 0a${number(radius)} ${number(radius)} 0 1 0 ${number(-2 * radius)} 0Z`;

/** The same points on the other side of the second axis. */
export const mirrored = (points: readonly Point[]): Point[] => points.map(([x, y]) => [x, -y]);
