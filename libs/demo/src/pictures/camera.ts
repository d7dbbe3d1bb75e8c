import { cross, dot, subtract, unit, type Point, type Vector } from './vector.js';

/**
 * Pixels, sharp on a phone and as wide as the shop shows a picture on a desktop. Four times the pixels take four times as long to draw and
 * to store, which is most of what loading the demo takes; tests of the mall draw smaller ones.
 */
export const pictureWidth = Number(process.env['DEMO_PICTURE_WIDTH'] ?? 960);
export const pictureHeight = (pictureWidth * 3) / 4;

/**
 * Looks at a car that stands along x (nose at 0), y to its left side, z up, in metres.
 * The picture is mirrored so that the nose points left and the driver's side is the near one.
 */
export interface Camera {
  eye: Vector;
  project(point: Vector): Point;
  depth(point: Vector): number;
  /** Writes the unit direction from the eye through a pixel into `ray`. */
  aim(ray: Float64Array, x: number, y: number): void;
  /** The point of the ground seen in a pixel; none at or above the horizon. */
  groundAt(x: number, y: number): Point | undefined;
  /** Row of the horizon. */
  horizon: number;
}

export interface View {
  /** Degrees from straight ahead of the nose: 0 looks at the front, 90 at the side, 180 at the tail. */
  around: number;
  /** Metres above the ground. */
  height: number;
  distance: number;
  /** Pixels a metre would have at distance 1. */
  zoom: number;
  target: Vector;
  /** Where the target lands in the picture. */
  centre: Point;
  /** The most that fitting may enlarge it, so that small cars stay small. */
  largest?: number;
  /** Shows a part of the car: it is not fitted into the picture. */
  isClose?: boolean;
}

export function cameraFor(view: View): Camera {
  const angle = (view.around * Math.PI) / 180;
  const eye: Vector = [
    view.target[0] - Math.cos(angle) * view.distance,
    view.target[1] + Math.sin(angle) * view.distance,
    view.height,
  ];
  const forward = unit(subtract(view.target, eye));
  const right = unit(cross(forward, [0, 0, 1]));
  const up = cross(right, forward);
  const depth = (point: Vector) => dot(subtract(point, eye), forward);
  const aim = (ray: Float64Array, x: number, y: number): void => {
    const across = (view.centre[0] - x) / view.zoom;
    const rise = (view.centre[1] - y) / view.zoom;
    const dx = forward[0] + right[0] * across + up[0] * rise;
    const dy = forward[1] + right[1] * across + up[1] * rise;
    const dz = forward[2] + up[2] * rise;
    const length = Math.sqrt(dx * dx + dy * dy + dz * dz);
    ray[0] = dx / length;
    ray[1] = dy / length;
    ray[2] = dz / length;
  };
  const sight = new Float64Array(3);
  return {
    eye,
    depth,
    aim,
    horizon: view.centre[1] + (forward[2] / Math.hypot(forward[0], forward[1])) * view.zoom,
    groundAt(x, y) {
      aim(sight, x, y);
      if (sight[2]! >= -1e-4) return undefined;
      const way = -eye[2] / sight[2]!;
      return [eye[0] + sight[0]! * way, eye[1] + sight[1]! * way];
    },
    project(point) {
      const seen = subtract(point, eye);
      const scale = view.zoom / dot(seen, forward);
      return [view.centre[0] - dot(seen, right) * scale, view.centre[1] - dot(seen, up) * scale];
    },
  };
}
