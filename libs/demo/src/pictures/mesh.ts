import type { Vector } from './vector.js';

/** What a triangle is made of; decides how its pixels are coloured. */
export const materials = [
  'none',
  'side',
  'band',
  'tyre',
  'rim',
  'dark',
  'paint',
  'black',
  'metal',
  'bed',
] as const;
export type Material = (typeof materials)[number];

/** Points with their normals and places on a texture; every three indices are a triangle. */
export class Mesh {
  points: number[] = [];
  normals: number[] = [];
  places: number[] = [];
  triangles: number[] = [];

  constructor(readonly material: Material) {}

  /**
   * A sheet of (columns + 1) by (rows + 1) points. Normals come from the neighbours and are turned by `outwards`
   * to the side that `towards` lies on.
   */
  addSheet(
    columns: number,
    rows: number,
    at: (column: number, row: number) => { point: Vector; place?: readonly [number, number] },
    towards: (point: Vector) => Vector,
  ): this {
    const width = rows + 1;
    const first = this.points.length / 3;
    const grid: Vector[] = [];
    for (let column = 0; column <= columns; column += 1) {
      for (let row = 0; row <= rows; row += 1) {
        const { point, place = [0, 0] } = at(column, row);
        grid.push(point);
        this.points.push(...point);
        this.places.push(...place);
      }
    }
    for (let column = 0; column <= columns; column += 1) {
      for (let row = 0; row <= rows; row += 1) {
        const across = [
          grid[Math.max(0, column - 1) * width + row]!,
          grid[Math.min(columns, column + 1) * width + row]!,
        ] as const;
        const along = [
          grid[column * width + Math.max(0, row - 1)]!,
          grid[column * width + Math.min(rows, row + 1)]!,
        ] as const;
        this.normals.push(...normalFrom(across, along, towards(grid[column * width + row]!)));
      }
    }
    for (let column = 0; column < columns; column += 1) {
      for (let row = 0; row < rows; row += 1) {
        const a = first + column * width + row;
        this.triangles.push(a, a + 1, a + width, a + 1, a + width + 1, a + width);
      }
    }
    return this;
  }
}

function normalFrom(
  [a, b]: readonly [Vector, Vector],
  [c, d]: readonly [Vector, Vector],
  towards: Vector,
): Vector {
  const u = [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const;
  const v = [d[0] - c[0], d[1] - c[1], d[2] - c[2]] as const;
  const n = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]] as const;
  const length = Math.hypot(...n);
  if (length < 1e-12) return towards;
  const turn = (n[0] * towards[0] + n[1] * towards[1] + n[2] * towards[2] < 0 ? -1 : 1) / length;
  return [n[0] * turn, n[1] * turn, n[2] * turn];
}
