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

/**
 * Draws a mesh into the sight, nearer pixels winning. `shift` moves the picture by a part of a pixel, so that
 * several passes give smooth edges. Mirrored meshes and turned triangles are fine: nothing is left out by its turn.
 */
export function draw(
  sight: Sight,
  mesh: Mesh,
  camera: Camera,
  shift: readonly [number, number],
  isHole?: IsHole,
): void {
  const code = materials.indexOf(mesh.material);
  const count = mesh.points.length / 3;
  const xs = new Float64Array(count);
  const ys = new Float64Array(count);
  const ws = new Float64Array(count);
  for (let index = 0; index < count; index += 1) {
    const point = [
      mesh.points[index * 3]!,
      mesh.points[index * 3 + 1]!,
      mesh.points[index * 3 + 2]!,
    ] as const;
    const [x, y] = camera.project(point);
    xs[index] = x + shift[0];
    ys[index] = y + shift[1];
    ws[index] = 1 / camera.depth(point);
  }
  const { points, normals, places, triangles } = mesh;
  for (let corner = 0; corner < triangles.length; corner += 3) {
    const a = triangles[corner]!;
    const b = triangles[corner + 1]!;
    const c = triangles[corner + 2]!;
    const ax = xs[a]!,
      ay = ys[a]!,
      bx = xs[b]!,
      by = ys[b]!,
      cx = xs[c]!,
      cy = ys[c]!;
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
    if (Math.abs(area) < 1e-9) continue;
    const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx)));
    const right = Math.min(pictureWidth - 1, Math.floor(Math.max(ax, bx, cx)));
    const upper = Math.max(0, Math.ceil(Math.min(ay, by, cy)));
    const lower = Math.min(pictureHeight - 1, Math.floor(Math.max(ay, by, cy)));
    for (let y = upper; y <= lower; y += 1) {
      for (let x = left; x <= right; x += 1) {
        let wb = ((x - ax) * (cy - ay) - (cx - ax) * (y - ay)) / area;
        let wc = ((bx - ax) * (y - ay) - (x - ax) * (by - ay)) / area;
        let wa = 1 - wb - wc;
        if (wa < -1e-7 || wb < -1e-7 || wc < -1e-7) continue;
        wa *= ws[a]!;
        wb *= ws[b]!;
        wc *= ws[c]!;
        const near = wa + wb + wc;
        const pixel = y * pictureWidth + x;
        if (near <= sight.nearness[pixel]!) continue;
        wa /= near;
        wb /= near;
        wc /= near;
        const u = places[a * 2]! * wa + places[b * 2]! * wb + places[c * 2]! * wc;
        const v = places[a * 2 + 1]! * wa + places[b * 2 + 1]! * wb + places[c * 2 + 1]! * wc;
        if (isHole?.(u, v)) continue;
        sight.nearness[pixel] = near;
        sight.material[pixel] = code;
        sight.place[pixel * 2] = u;
        sight.place[pixel * 2 + 1] = v;
        for (let axis = 0; axis < 3; axis += 1) {
          sight.normal[pixel * 3 + axis] =
            normals[a * 3 + axis]! * wa + normals[b * 3 + axis]! * wb + normals[c * 3 + axis]! * wc;
        }
        sight.height[pixel] = points[a * 3 + 2]! * wa + points[b * 3 + 2]! * wb + points[c * 3 + 2]! * wc;
      }
    }
  }
}
