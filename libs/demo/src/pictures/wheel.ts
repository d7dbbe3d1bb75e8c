import { Mesh } from './mesh.js';
import { circle, pathOf } from './path.js';
import type { Decal } from './texture.js';
import type { Point, Vector } from './vector.js';

const around = 72;
const width = 0.225;

/** Tyre and rim on an axle; `outside` is how far from the middle of the car its outer side stands. */
export function wheelMeshes(
  x: number,
  radius: number,
  rimShare: number,
  outside: number,
  side: 1 | -1,
): Mesh[] {
  const rim = radius * rimShare;
  const profile: [inset: number, radius: number][] = [
    [width, rim * 0.96],
    [width, radius * 0.93],
    [width - 0.025, radius * 0.99],
    [width / 2, radius],
    [0.03, radius * 0.992],
    [0.006, radius * 0.955],
    [0, (radius + rim) / 2],
    [0.012, rim * 1.02],
    [0.022, rim * 0.985],
  ];
  const ring = (column: number, [inset, r]: [number, number]): Vector => {
    const angle = (column / around) * 2 * Math.PI;
    return [x + Math.cos(angle) * r, side * (outside - inset), radius + Math.sin(angle) * r];
  };
  const tyre = new Mesh('tyre').addSheet(
    around,
    profile.length - 1,
    (column, row) => ({ point: ring(column, profile[row]!) }),
    ([px, py, pz]) => [px - x, (py - side * (outside - width / 2)) * 2.2, pz - radius],
  );
  const face = new Mesh('rim').addSheet(
    around,
    6,
    (column, row) => {
      const share = row / 6;
      const r = rim * share;
      const angle = (column / around) * 2 * Math.PI;
      const inset = 0.026 + 0.018 * (1 - share) * share * 4 * 0.4;
      return {
        point: [x + Math.cos(angle) * r, side * (outside - inset), radius + Math.sin(angle) * r],
        place: [(Math.cos(angle) * r) / rim, (Math.sin(angle) * r) / rim],
      };
    },
    () => [0, side, 0],
  );
  return [tyre, face];
}

/** A rim of radius 1: barrel, brake disc, spokes and cap. */
export function rimDecals(spokes: number): Decal[] {
  const at = (angle: number, radius: number): Point => [Math.cos(angle) * radius, Math.sin(angle) * radius];
  const turn = (2 * Math.PI) / spokes;
  const isPaired = spokes <= 6;
  const decals: Decal[] = [
    { path: circle(0, 0, 1.02), colour: '#0f1113', gloss: 0.2 },
    { path: circle(0, 0, 0.66), colour: '#4c5257', gloss: 0.5 },
    { path: circle(0, 0, 0.66), colour: '#2c3135', line: 0.03, gloss: 0.3 },
    { path: circle(0, 0, 0.36), colour: '#1b1f22', gloss: 0.3 },
    {
      path: pathOf([at(0.35, 0.42), at(0.35, 0.7), at(0.8, 0.7), at(0.8, 0.42)]),
      colour: '#2f353a',
      gloss: 0.4,
    },
  ];
  for (let index = 0; index < spokes; index += 1) {
    const middle = Math.PI / 2 + index * turn;
    const arms = isPaired ? [-0.17, 0.17] : [0];
    for (const lean of arms) {
      const root = middle + lean * 0.9;
      const tip = middle + lean * 1.35;
      const thin = isPaired ? 0.075 : 0.085;
      decals.push(
        {
          path: pathOf([
            at(root - 0.3, 0.2),
            at(root + 0.3, 0.2),
            at(tip + thin, 0.97),
            at(tip - thin, 0.97),
          ]),
          colour: '#7b848b',
          gloss: 0.8,
        },
        {
          path: pathOf([
            at(root - 0.2, 0.22),
            at(root + 0.05, 0.22),
            at(tip + thin * 0.15, 0.96),
            at(tip - thin * 0.75, 0.96),
          ]),
          colour: '#d7dde1',
          gloss: 0.9,
        },
      );
    }
  }
  decals.push(
    { path: circle(0, 0, 0.965), colour: '#c9d0d5', line: 0.05, gloss: 0.9 },
    { path: circle(0, 0, 0.925), colour: '#20252a', line: 0.016, gloss: 0.4, opacity: 0.8 },
    { path: circle(0, 0, 0.25), colour: '#b3bbc1', gloss: 0.8 },
    { path: circle(0, 0, 0.17), colour: '#1a1e22', gloss: 0.7 },
    { path: circle(0, 0, 0.12), colour: '#9ea7ae', line: 0.012, gloss: 0.7 },
  );
  for (let bolt = 0; bolt < 5; bolt += 1) {
    const [bx, by] = at((bolt * 2 * Math.PI) / 5 + 0.3, 0.3);
    decals.push({ path: circle(bx, by, 0.026), colour: '#33393e', gloss: 0.4 });
  }
  return decals;
}
