import { mix, type Point } from './vector.js';

/** A corner of an outline, rounded by `round` metres; the line to the next corner bends out by `bulge` metres. */
export interface Corner {
  at: Point;
  round?: number;
  bulge?: number;
}

const stepsInCorner = 7;
const stepsInLine = 10;

/** The corners as a fine polyline. An open outline keeps its two end corners sharp. */
export function polyline(corners: readonly Corner[], isClosed = false): Point[] {
  const count = corners.length;
  const pieces: Point[] = [];
  const lines = isClosed ? count : count - 1;
  const legOf = (index: number, other: number): Point => {
    const corner = corners[index]!;
    const isEnd = !isClosed && (index === 0 || index === count - 1);
    return isEnd ? corner.at : towards(corner.at, corners[other]!.at, corner.round ?? 0);
  };
  for (let index = 0; index < lines; index += 1) {
    const next = (index + 1) % count;
    const start = legOf(index, next);
    const end = legOf(next, index);
    pieces.push(...bent(start, end, corners[index]!.bulge ?? 0));
    const isLast = !isClosed && next === count - 1;
    if (!isLast) pieces.push(...rounded(end, corners[next]!.at, legOf(next, (next + 1) % count)));
  }
  return withoutRepeats(pieces);
}

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const share = Math.min(distance / length, 0.5);
  return [mix(from[0], to[0], share), mix(from[1], to[1], share)];
}

function bent(start: Point, end: Point, bulge: number): Point[] {
  const length = Math.hypot(end[0] - start[0], end[1] - start[1]) || 1;
  const out: Point = [-(end[1] - start[1]) / length, (end[0] - start[0]) / length];
  return Array.from({ length: stepsInLine + 1 }, (_, step): Point => {
    const share = step / stepsInLine;
    const lift = 4 * share * (1 - share) * bulge;
    return [mix(start[0], end[0], share) + out[0] * lift, mix(start[1], end[1], share) + out[1] * lift];
  });
}

function rounded(start: Point, corner: Point, end: Point): Point[] {
  return Array.from({ length: stepsInCorner - 1 }, (_, step): Point => {
    const share = (step + 1) / stepsInCorner;
    const a = (1 - share) ** 2;
    const b = 2 * share * (1 - share);
    const c = share ** 2;
    return [a * start[0] + b * corner[0] + c * end[0], a * start[1] + b * corner[1] + c * end[1]];
  });
}

const withoutRepeats = (points: Point[]): Point[] =>
  points.filter((point, index) => {
    const before = points[index - 1];
    return !before || Math.hypot(point[0] - before[0], point[1] - before[1]) > 1e-5;
  });

/** Lowest and highest crossing of a closed polygon with the upright line at `x`. */
export function spanAt(polygon: readonly Point[], x: number): [low: number, high: number] | undefined {
  let low = Infinity;
  let high = -Infinity;
  for (let index = 0; index < polygon.length; index += 1) {
    const [x1, z1] = polygon[index]!;
    const [x2, z2] = polygon[(index + 1) % polygon.length]!;
    if (x1 === x2 || (x1 - x) * (x2 - x) > 0) continue;
    const z = mix(z1, z2, (x - x1) / (x2 - x1));
    low = Math.min(low, z);
    high = Math.max(high, z);
  }
  return low <= high ? [low, high] : undefined;
}

/** How near a point comes to a line, and at which of its points. */
export function nearestOn(line: readonly Point[], x: number, z: number): { away: number; index: number } {
  let best = Infinity;
  let found = 0;
  for (let index = 1; index < line.length; index += 1) {
    const [x1, z1] = line[index - 1]!;
    const [x2, z2] = line[index]!;
    const dx = x2 - x1;
    const dz = z2 - z1;
    const share = Math.max(0, Math.min(1, ((x - x1) * dx + (z - z1) * dz) / (dx * dx + dz * dz || 1)));
    const square = (x - x1 - dx * share) ** 2 + (z - z1 - dz * share) ** 2;
    if (square < best) {
      best = square;
      found = index - 1 + share;
    }
  }
  return { away: Math.sqrt(best), index: found };
}

/** The line with points at even distances and its kinks softened; both ends stay where they are. */
export function softened(line: readonly Point[], spacing: number, rounds: number): Point[] {
  let points = resampled(line, spacing);
  for (let round = 0; round < rounds; round += 1) {
    const before = points;
    points = before.map((point, index): Point => {
      const left = before[index - 1];
      const right = before[index + 1];
      if (!left || !right) return point;
      return [(left[0] + 2 * point[0] + right[0]) / 4, (left[1] + 2 * point[1] + right[1]) / 4];
    });
  }
  return points;
}

function resampled(line: readonly Point[], spacing: number): Point[] {
  const runs = [0];
  for (let index = 1; index < line.length; index += 1) {
    const [x1, z1] = line[index - 1]!;
    const [x2, z2] = line[index]!;
    runs.push(runs[index - 1]! + Math.hypot(x2 - x1, z2 - z1));
  }
  const total = runs.at(-1)!;
  const count = Math.round(total / spacing);
  let index = 1;
  return Array.from({ length: count + 1 }, (_, step): Point => {
    const run = (total * step) / count;
    while (index < line.length - 1 && runs[index]! < run) index += 1;
    const share = (run - runs[index - 1]!) / (runs[index]! - runs[index - 1]! || 1);
    const [x1, z1] = line[index - 1]!;
    const [x2, z2] = line[index]!;
    return [mix(x1, x2, share), mix(z1, z2, share)];
  });
}
