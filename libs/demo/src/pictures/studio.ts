import { pictureHeight, pictureWidth, type Camera } from './camera.js';
import { clamp, mix, smooth, unit } from './vector.js';

export const keyLight = unit([-0.35, 0.5, 0.95]);

/**
 * Brightness of the studio at a height of view (-1 straight down, 1 straight up): a soft box overhead, pale walls,
 * a dark line at the horizon, a pale floor that darkens towards the car. Looked up, because it is asked for often.
 */
const steps = 1024;
const brightness = Float32Array.from({ length: steps + 1 }, (_, step) => {
  const height = (step / steps) * 2 - 1;
  const wall = mix(0.34, 0.74, smooth(0.0, 0.55, height)) + 0.28 * Math.exp(-(((height - 0.16) / 0.1) ** 2));
  const box = 1.0 * smooth(0.5, 0.66, height) - 0.25 * smooth(0.9, 1, height);
  const floor = mix(0.5, 0.12, smooth(-0.05, -0.75, height));
  const dark = 0.3 * Math.exp(-(((height + 0.03) / 0.075) ** 2));
  return Math.max(0.04, mix(floor, wall + box, smooth(-0.07, 0.05, height)) - dark);
});

export const studio = (height: number): number =>
  brightness[Math.round((clamp(height, -1, 1) + 1) * 0.5 * steps)]!;

/** How light falls on a surface: on its own colour, and mirrored by its lacquer. */
export interface Light {
  own: number;
  mirrored: number;
  fresnel: number;
  glint: number;
}

/**
 * Fills `light` for a surface with this unit normal, seen along this unit ray, so high above the ground.
 * Works on bare numbers: it is asked for millions of points.
 */
export function lightOn(
  light: Light,
  normal: ArrayLike<number>,
  ray: ArrayLike<number>,
  height: number,
): void {
  const nx = normal[0]!;
  const ny = normal[1]!;
  const nz = normal[2]!;
  const along = ray[0]! * nx + ray[1]! * ny + ray[2]! * nz;
  const facing = Math.min(1, Math.abs(along));
  const tx = ray[0]! - 2 * along * nx;
  const ty = ray[1]! - 2 * along * ny;
  const tz = ray[2]! - 2 * along * nz;
  const low = mix(0.55, 1, smooth(0.08, 0.6, height));
  const lit = Math.max(0, nx * keyLight[0] + ny * keyLight[1] + nz * keyLight[2]);
  const glint = Math.max(0, tx * keyLight[0] + ty * keyLight[1] + tz * keyLight[2]);
  const away = (1 - facing) ** 2;
  light.own = (0.22 + 0.24 * (0.5 + 0.5 * nz) + 0.46 * lit) * low;
  light.mirrored = studio(tz) * low;
  light.fresnel = away * away;
  light.glint = glint > 0.9 ? glint ** 70 * low : 0;
}

/** The ground is smooth: it is worked out for every fourth pixel each way, and filled in between. */
const coarse = 4;

/** The quiet ground the car stands on, with its shadow, as linear brightness of three channels per pixel. */
export function groundOf(camera: Camera, length: number, halfWidth: number): Float32Array {
  const wide = pictureWidth / coarse + 1;
  const high = pictureHeight / coarse + 1;
  const base = new Float32Array(wide * high);
  const shade = new Float32Array(wide * high);
  for (let row = 0; row < high; row += 1) {
    for (let column = 0; column < wide; column += 1) {
      const x = column * coarse;
      const y = row * coarse;
      base[row * wide + column] = backdropAt(x, y, camera.horizon);
      if (y > camera.horizon + 6) {
        shade[row * wide + column] = shadowAt(camera.groundAt(x, y), length, halfWidth);
      }
    }
  }
  const ground = new Float32Array(pictureWidth * pictureHeight * 3);
  for (let y = 0; y < pictureHeight; y += 1) {
    const down = (y % coarse) / coarse;
    for (let x = 0; x < pictureWidth; x += 1) {
      const first = Math.floor(y / coarse) * wide + Math.floor(x / coarse);
      const right = (x % coarse) / coarse;
      const bright = between(base, first, wide, right, down);
      const dark = between(shade, first, wide, right, down);
      const pixel = (y * pictureWidth + x) * 3;
      ground[pixel] = bright * 0.975 * (1 - dark);
      ground[pixel + 1] = bright * 0.995 * (1 - dark * 0.985);
      ground[pixel + 2] = bright * 1.02 * (1 - dark * 0.965);
    }
  }
  return ground;
}

/** The value between four neighbours of a plane, from its `first` on, so far to the right and down. */
const between = (plane: Float32Array, first: number, wide: number, right: number, down: number): number =>
  mix(
    mix(plane[first]!, plane[first + 1]!, right),
    mix(plane[first + wide]!, plane[first + wide + 1]!, right),
    down,
  );

function backdropAt(x: number, y: number, horizon: number): number {
  const wall = smooth(-0.1, 1, y / horizon);
  const floor = smooth(horizon - 0.05 * pictureHeight, horizon + 0.2 * pictureHeight, y);
  const deep = smooth(horizon + 0.05 * pictureHeight, 1.1 * pictureHeight, y);
  const aside = Math.abs(x - pictureWidth / 2) / (pictureWidth / 2);
  return mix(mix(0.88, 1.0, wall), mix(0.98, 0.8, deep), floor) * (1 - 0.07 * aside ** 2.2);
}

function shadowAt(point: readonly [number, number] | undefined, length: number, halfWidth: number): number {
  if (!point) return 0;
  const round = 0.5;
  const dx = Math.max(0, Math.abs(point[0] - length / 2) - length / 2 + round + 0.06);
  const dy = Math.max(0, Math.abs(point[1]) - halfWidth + round + 0.04);
  const away = Math.hypot(dx, dy) - round;
  const contact = 0.8 * smooth(0.1, -0.32, away);
  const wide = 0.3 * Math.exp(-Math.max(0, away + 0.1) / 0.45);
  return 1 - (1 - contact) * (1 - wide);
}
