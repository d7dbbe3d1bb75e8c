export type Vector = readonly [x: number, y: number, z: number];
export type Point = readonly [x: number, y: number];

export const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export function unit(a: Vector): Vector {
  const length = Math.hypot(a[0], a[1], a[2]) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
}

/** Direction of `ray` thrown back by a surface with this normal; all of unit length. */
export function reflect(ray: Vector, normal: Vector): Vector {
  const twice = 2 * dot(ray, normal);
  return [ray[0] - twice * normal[0], ray[1] - twice * normal[1], ray[2] - twice * normal[2]];
}

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;
export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value));

/** 0 below `low`, 1 above `high`, an S between. */
export function smooth(low: number, high: number, value: number): number {
  const share = clamp((value - low) / (high - low));
  return share * share * (3 - 2 * share);
}
