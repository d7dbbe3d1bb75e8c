import type { Body } from './body.js';
import { glassOf } from './glass-decals.js';
import { polyline } from './outline.js';
import { circle, patch, pathOf } from './path.js';
import { plastic } from './pen.js';
import { lampsOf } from './side-lamp-decals.js';
import type { Decal } from './texture.js';
import { mix, type Point } from './vector.js';

const seam = '#07090b';

/** What is drawn on a side: glass, cuts, handles, lamps that wrap round the corners, cladding and wheel arches. */
export function sideDecals(body: Body): Decal[] {
  return [
    ...claddingOf(body),
    ...cutsOf(body),
    ...glassOf(body),
    ...handlesOf(body),
    ...lampsOf(body),
    ...archesOf(body),
  ];
}

function claddingOf({ plan }: Body): Decal[] {
  if (plan.cladding === 'none') {
    return [
      {
        path: patch(0, [0.3, 0], [plan.length, 0], [plan.length, 0.25], [0.3, 0.25]),
        colour: plastic,
        gloss: 0.1,
      },
    ];
  }
  const top = plan.cladding === 'full' ? 0.41 : 0.33;
  const [front, rear] = plan.axles;
  const sill: Point[] = [
    [0, 0],
    [plan.length, 0],
    [plan.length, top + 0.06],
    [rear, top + 0.03],
    [front, top],
    [0, top + 0.02],
  ];
  const decals: Decal[] = [{ path: pathOf(sill), colour: plastic, gloss: 0.12 }];
  if (plan.cladding === 'full') {
    for (const axle of plan.axles) {
      decals.push({ path: circle(axle, plan.tyre, plan.arch + 0.055), colour: plastic, gloss: 0.12 });
    }
  }
  const trim = top - 0.075;
  decals.push({
    path: pathOf(
      [
        [front + plan.arch + 0.1, trim],
        [rear - plan.arch - 0.1, trim + 0.02],
      ],
      false,
    ),
    colour: '#9aa2a8',
    line: 0.018,
    gloss: 0.6,
    opacity: 0.8,
  });
  return decals;
}

function cutsOf(body: Body): Decal[] {
  const { plan } = body;
  const cut = (path: string): Decal[] => [
    { path, colour: '#ffffff', line: 0.016, opacity: 0.1, gloss: 0.3 },
    { path, colour: seam, line: 0.0075, opacity: 0.85, gloss: 0 },
  ];
  const beltAt = (x: number) => mix(plan.belt[0], plan.belt[1], x / plan.length);
  const sill = plan.cladding === 'full' ? 0.4 : 0.31;
  const doors = plan.doors.flatMap(({ x, foot = x }) =>
    cut(
      pathOf(
        polyline([
          { at: [x, beltAt(x)] },
          { at: [x + (foot - x) * 0.12, mix(beltAt(x), sill, 0.45)], round: 0.2 },
          { at: [foot, sill + 0.03], round: 0.06 },
          { at: [foot - 0.06, sill] },
        ]),
        false,
      ),
    ),
  );
  const first = plan.doors[0]!.x;
  const last = plan.doors.at(-1)!;
  const bottom = cut(
    pathOf(
      [
        [first - 0.02, sill],
        [(last.foot ?? last.x) - 0.06, sill],
      ],
      false,
    ),
  );
  const rail = plan.slidingDoor
    ? cut(
        pathOf(
          [
            [last.x - 0.1, beltAt(last.x) - 0.16],
            [plan.length - 0.35, beltAt(plan.length) - 0.15],
          ],
          false,
        ),
      )
    : [];
  const flap = cut(
    patch(
      0.04,
      [plan.axles[1] + 0.12, 0.92],
      [plan.axles[1] + 0.3, 0.93],
      [plan.axles[1] + 0.3, 0.78],
      [plan.axles[1] + 0.12, 0.77],
    ),
  );
  const wing = cut(
    pathOf(
      [
        [plan.mirror[0] - 0.35, plan.belt[0] + 0.0],
        [plan.mirror[0] - 0.36, plan.belt[0] - 0.05],
      ],
      false,
    ),
  );
  return [...doors, ...bottom, ...rail, ...(plan.bed ? [] : flap), ...wing];
}

function handlesOf({ plan }: Body): Decal[] {
  return plan.handles.flatMap((x): Decal[] => {
    const z = mix(plan.shoulder[0], plan.shoulder[1], x / plan.length) + 0.03;
    return [
      {
        path: patch(
          0.02,
          [x - 0.12, z - 0.018],
          [x + 0.1, z - 0.014],
          [x + 0.1, z + 0.026],
          [x - 0.12, z + 0.022],
        ),
        colour: '#000000',
        opacity: 0.35,
        gloss: 0.2,
      },
      {
        path: patch(0.02, [x - 0.11, z], [x + 0.09, z + 0.004], [x + 0.09, z + 0.022], [x - 0.11, z + 0.018]),
        colour: '#ffffff',
        opacity: 0.28,
        gloss: 0.6,
      },
    ];
  });
}

function archesOf({ plan }: Body): Decal[] {
  return plan.axles.flatMap((axle): Decal[] => [
    { path: circle(axle, plan.tyre, plan.arch), colour: '#000000', line: 0.022, opacity: 0.4, gloss: 0.1 },
    { path: circle(axle, plan.tyre, plan.arch), colour: '#000', isHole: true },
    {
      path: pathOf([
        [axle - plan.arch, plan.tyre],
        [axle - plan.arch, 0],
        [axle + plan.arch, 0],
        [axle + plan.arch, plan.tyre],
      ]),
      colour: '#000',
      isHole: true,
    },
  ]);
}
