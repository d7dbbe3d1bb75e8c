import { bandHalf } from './pen.js';
import type { Body } from './body.js';
import { Mesh } from './mesh.js';
import { mix, type Vector } from './vector.js';
import { wheelMeshes } from './wheel.js';

const columns = 250;
const rows = 84;
const bandSteps = 44;

/** Everything of a car that casts pixels. */
export function meshesOf(body: Body): Mesh[] {
  const near = nearSideOf(body);
  return [near, otherSide(near), bandOf(body), ...undersideOf(body), ...wheelsOf(body), ...fittingsOf(body)];
}

function nearSideOf(body: Body): Mesh {
  const ends = body.edge.map(([x]) => x);
  const first = Math.min(...ends) + 1e-4;
  const last = Math.max(...ends) - 1e-4;
  const mesh = new Mesh('side');
  const spans = Array.from({ length: columns + 1 }, (_, column) => {
    const share = column / columns;
    const x = mix(first, last, mix(share, 0.5 - 0.5 * Math.cos(Math.PI * share), 0.94));
    return { x, span: body.spanAt(x) ?? [0.3, 0.3] };
  });
  return mesh.addSheet(
    columns,
    rows,
    (column, row) => {
      const { x, span } = spans[column]!;
      const share = row / rows;
      const z = mix(span[0]!, span[1]!, mix(share, 0.5 - 0.5 * Math.cos(Math.PI * share), 0.94));
      const [px, y, pz] = body.onSide(x, z);
      return { point: [px, y, pz], place: [px, pz] };
    },
    () => [0, 1, 0],
  );
}

function otherSide(near: Mesh): Mesh {
  const far = new Mesh('side');
  const turned = (values: number[]) => values.map((value, index) => (index % 3 === 1 ? -value : value));
  far.points = turned(near.points);
  far.normals = turned(near.normals);
  far.places = near.places;
  far.triangles = near.triangles;
  return far;
}

function bandOf(body: Body): Mesh {
  const centre: Vector = [body.plan.length / 2, 0, 0.6];
  return new Mesh('band').addSheet(
    body.middle.length - 1,
    bandSteps,
    (column, row) => {
      const t = mix(-1, 1, row / bandSteps);
      return { point: body.onBand(column, t), place: [body.run[column]!, t * bandHalf] };
    },
    ([x, , z]) => [x - centre[0], 0, z - centre[2] + 0.15],
  );
}

/** Behind each wheel arch a dark disc and the liner up to the skin; under the car a dark floor. */
function undersideOf(body: Body): Mesh[] {
  const { plan } = body;
  const inner = plan.halfWidth - 0.3;
  const radius = plan.arch + 0.006;
  const floorAt = plan.profile[0]!.at[1] + 0.09;
  const lowest = Math.asin(Math.max(-1, Math.min(1, (floorAt + 0.01 - plan.tyre) / radius)));
  const around = (axle: number, column: number, r: number): [number, number] => {
    const angle = mix(lowest, Math.PI - lowest, column / 40);
    return [axle + Math.cos(angle) * r, plan.tyre + Math.sin(angle) * r];
  };
  const floor = new Mesh('dark').addSheet(
    1,
    1,
    (column, row) => ({ point: [mix(0.5, plan.length - 0.5, column), mix(-0.7, 0.7, row), floorAt] }),
    () => [0, 0, -1],
  );
  const wells = plan.axles.flatMap((axle) =>
    [1, -1].flatMap((side) => [
      new Mesh('dark').addSheet(
        40,
        1,
        (column, row) => {
          const [x, z] = around(axle, column, radius + 0.01);
          return { point: row === 0 ? [axle, side * inner, floorAt] : [x, side * inner, z] };
        },
        () => [0, side, 0],
      ),
      new Mesh('dark').addSheet(
        40,
        2,
        (column, row) => {
          const [x, z] = around(axle, column, radius);
          return { point: [x, side * mix(body.onSide(x, z)[1] - 0.004, inner, row / 2), z] };
        },
        ([x, , z]) => [axle - x, 0, plan.tyre - z],
      ),
    ]),
  );
  return [floor, ...wells];
}

function wheelsOf(body: Body): Mesh[] {
  const { plan } = body;
  return plan.axles.flatMap((axle) => {
    const outside = body.widthAt(axle, plan.tyre + plan.arch * 0.7) - 0.012 - plan.flare * 0.5;
    return ([1, -1] as const).flatMap((side) => wheelMeshes(axle, plan.tyre, plan.rim, outside, side));
  });
}

function fittingsOf(body: Body): Mesh[] {
  const { plan } = body;
  const fittings = [1, -1].flatMap((side) => mirrorOf(body, side));
  if (plan.hasRails) fittings.push(...[1, -1].map((side) => railOf(body, side)));
  if (plan.hasSpareWheel) fittings.push(...spareOf(body));
  return fittings;
}

function mirrorOf(body: Body, side: number): Mesh[] {
  const [x, z] = body.plan.mirror;
  const y = body.onSide(x, z - 0.05)[1];
  const egg = (centre: Vector, size: Vector, material: 'paint' | 'black', squareness: number) =>
    new Mesh(material).addSheet(
      28,
      16,
      (column, row) => {
        const turn = (column / 28) * 2 * Math.PI;
        const rise = (row / 16 - 0.5) * Math.PI;
        const soft = (value: number) => Math.sign(value) * Math.abs(value) ** squareness;
        return {
          point: [
            centre[0] + size[0] * soft(Math.cos(turn)) * soft(Math.cos(rise)),
            centre[1] + size[1] * soft(Math.sin(turn)) * soft(Math.cos(rise)),
            centre[2] + size[2] * soft(Math.sin(rise)),
          ],
        };
      },
      ([px, py, pz]) => [px - centre[0], py - centre[1], pz - centre[2]],
    );
  return [
    egg([x + 0.02, side * (y + 0.03), z - 0.03], [0.05, 0.08, 0.022], 'black', 1),
    egg([x, side * (y + 0.145), z + 0.035], [0.075, 0.105, 0.07], 'paint', 0.72),
  ];
}

/** A rail along the roof, a tube that follows the edge of the band. */
function railOf(body: Body, side: number): Mesh {
  const from = body.run.findIndex((run) => run >= body.along('roof', 0.12));
  const to = body.run.findIndex((run) => run >= body.along('roof', 0.9));
  const radius = 0.017;
  return new Mesh('metal').addSheet(
    to - from,
    10,
    (column, row) => {
      const [x, y, z] = body.onBand(from + column, 0.99);
      const end = Math.min(column, to - from - column);
      const lift = 0.034 * Math.sin((Math.min(1, end / 4) * Math.PI) / 2);
      const angle = (row / 10) * 2 * Math.PI;
      return { point: [x, side * (y + Math.cos(angle) * radius), z + lift + Math.sin(angle) * radius] };
    },
    ([x, y, z]) => {
      const index = body.middle.findIndex(([mx]) => mx >= x);
      const [, by, bz] = body.onBand(Math.max(0, index), 0.99);
      return [0, y - side * by, z - bz - 0.03];
    },
  );
}

function spareOf(body: Body): Mesh[] {
  const { plan } = body;
  const radius = plan.tyre * 0.93;
  const height = 0.98;
  const back = plan.length;
  return [0, 1].map((part) =>
    new Mesh(part === 0 ? 'black' : 'paint').addSheet(
      60,
      part === 0 ? 4 : 8,
      (column, row) => {
        const angle = (column / 60) * 2 * Math.PI;
        const [depth, r] =
          part === 0
            ? (
                [
                  [-0.08, 0.96],
                  [0.06, 1],
                  [0.13, 0.98],
                  [0.17, 0.92],
                  [0.185, 0.8],
                ] as const
              )[row]!
            : [0.19 + 0.02 * (1 - (row / 8) ** 2), 0.8 * (row / 8)];
        return { point: [back + depth, Math.cos(angle) * radius * r, height + Math.sin(angle) * radius * r] };
      },
      ([x, y, z]) => (part === 0 ? [(x - back) * 0.6, y, z - height] : [1, 0, 0]),
    ),
  );
}
