import { pictureHeight, pictureWidth, type Camera } from './camera.js';
import { materials, type Mesh } from './mesh.js';

const size = pictureWidth * pictureHeight;

/** What is seen in each pixel: the nearest material, its normal, its place on a texture and its height. */
export class Sight {
  readonly material = new Uint8Array(size);
  readonly nearness = new Float32Array(size);
  readonly normal = new Float32Array(size * 3);
  readonly place = new Float32Array(size * 2);
  readonly height = new Float32Array(size);

  clear(): void {
    this.material.fill(0);
    this.nearness.fill(0);
  }
}

/** Whether a place of a texture is a hole, such as a wheel arch. */
export type IsHole = (u: number, v: number) => boolean;

/** A mesh from the view of one camera, in flat arrays, without its back; computed once for all passes. */
export interface Projected {
  code: number;
  xs: Float64Array;
  ys: Float64Array;
  /** Nearness: one over the depth. */
  ws: Float64Array;
  heights: Float32Array;
  normals: Float32Array;
  places: Float32Array;
  triangles: Uint32Array;
}

export function projected(mesh: Mesh, camera: Camera): Projected {
  const count = mesh.points.length / 3;
  const xs = new Float64Array(count);
  const ys = new Float64Array(count);
  const ws = new Float64Array(count);
  const heights = new Float32Array(count);
  for (let index = 0; index < count; index += 1) {
    const point = [
      mesh.points[index * 3]!,
      mesh.points[index * 3 + 1]!,
      mesh.points[index * 3 + 2]!,
    ] as const;
    [xs[index], ys[index]] = camera.project(point);
    ws[index] = 1 / camera.depth(point);
    heights[index] = point[2];
  }
  return {
    code: materials.indexOf(mesh.material),
    xs,
    ys,
    ws,
    heights,
    normals: Float32Array.from(mesh.normals),
    places: Float32Array.from(mesh.places),
    triangles: Uint32Array.from(mesh.material === 'dark' ? mesh.triangles : facing(mesh, camera)),
  };
}

/** Triangles with at least one corner towards the camera. */
function facing({ points, normals, triangles }: Mesh, { eye }: Camera): number[] {
  const isFacing = (index: number) => {
    const first = index * 3;
    const x = (eye[0] - points[first]!) * normals[first]!;
    const y = (eye[1] - points[first + 1]!) * normals[first + 1]!;
    const z = (eye[2] - points[first + 2]!) * normals[first + 2]!;
    return x + y + z > -0.02;
  };
  const kept: number[] = [];
  for (let corner = 0; corner < triangles.length; corner += 3) {
    const three = triangles.slice(corner, corner + 3);
    if (three.some(isFacing)) kept.push(...three);
  }
  return kept;
}

/**
 * Draws a mesh into the sight, nearer pixels winning. `shift` moves the picture by a part of a pixel, so that
 * several passes give smooth edges. Mirrored meshes and turned triangles are fine: nothing is left out by its turn.
 */
export function draw(
  sight: Sight,
  { code, xs, ys, ws, heights, normals, places, triangles }: Projected,
  [shiftX, shiftY]: readonly [number, number],
  isHole?: IsHole,
): void {
  const { material, nearness, normal, place, height } = sight;
  for (let corner = 0; corner < triangles.length; corner += 3) {
    const a = triangles[corner]!;
    const b = triangles[corner + 1]!;
    const c = triangles[corner + 2]!;
    const ax = xs[a]! + shiftX;
    const ay = ys[a]! + shiftY;
    const bx = xs[b]! + shiftX;
    const by = ys[b]! + shiftY;
    const cx = xs[c]! + shiftX;
    const cy = ys[c]! + shiftY;
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
    if (area < 1e-9 && area > -1e-9) continue;
    const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx)));
    const right = Math.min(pictureWidth - 1, Math.floor(Math.max(ax, bx, cx)));
    const upper = Math.max(0, Math.ceil(Math.min(ay, by, cy)));
    const lower = Math.min(pictureHeight - 1, Math.floor(Math.max(ay, by, cy)));
    if (left > right || upper > lower) continue;
    const wA = ws[a]!;
    const wB = ws[b]!;
    const wC = ws[c]!;
    // The shares of the corners grow evenly along a row.
    const stepB = (cy - ay) / area;
    const stepC = (ay - by) / area;
    for (let y = upper; y <= lower; y += 1) {
      const rowB = ((ax - cx) * (y - ay)) / area - ax * stepB;
      const rowC = ((bx - ax) * (y - ay)) / area - ax * stepC;
      for (let x = left; x <= right; x += 1) {
        let shareB = rowB + x * stepB;
        if (shareB < -1e-7) continue;
        let shareC = rowC + x * stepC;
        if (shareC < -1e-7) continue;
        let shareA = 1 - shareB - shareC;
        if (shareA < -1e-7) continue;
        shareA *= wA;
        shareB *= wB;
        shareC *= wC;
        const near = shareA + shareB + shareC;
        const pixel = y * pictureWidth + x;
        if (near <= nearness[pixel]!) continue;
        shareA /= near;
        shareB /= near;
        shareC /= near;
        const u = places[a * 2]! * shareA + places[b * 2]! * shareB + places[c * 2]! * shareC;
        const v = places[a * 2 + 1]! * shareA + places[b * 2 + 1]! * shareB + places[c * 2 + 1]! * shareC;
        if (isHole !== undefined && isHole(u, v)) continue;
        nearness[pixel] = near;
        material[pixel] = code;
        place[pixel * 2] = u;
        place[pixel * 2 + 1] = v;
        const first = pixel * 3;
        normal[first] = normals[a * 3]! * shareA + normals[b * 3]! * shareB + normals[c * 3]! * shareC;
        normal[first + 1] =
          normals[a * 3 + 1]! * shareA + normals[b * 3 + 1]! * shareB + normals[c * 3 + 1]! * shareC;
        normal[first + 2] =
          normals[a * 3 + 2]! * shareA + normals[b * 3 + 2]! * shareB + normals[c * 3 + 2]! * shareC;
        height[pixel] = heights[a]! * shareA + heights[b]! * shareB + heights[c]! * shareC;
      }
    }
  }
}

/**
 * Closes single pixels that were missed where two surfaces meet, whose corners do not fall together: they take what
 * the pixel to their left shows.
 */
export function closePinholes({ material, nearness, normal, place, height }: Sight): void {
  for (let pixel = pictureWidth; pixel < size - pictureWidth; pixel += 1) {
    if (material[pixel] !== 0 || material[pixel - 1] === 0 || material[pixel + 1] === 0) continue;
    if (material[pixel - pictureWidth] === 0 && material[pixel + pictureWidth] === 0) continue;
    material[pixel] = material[pixel - 1]!;
    nearness[pixel] = nearness[pixel - 1]!;
    height[pixel] = height[pixel - 1]!;
    place.copyWithin(pixel * 2, pixel * 2 - 2, pixel * 2);
    normal.copyWithin(pixel * 3, pixel * 3 - 3, pixel * 3);
  }
}
