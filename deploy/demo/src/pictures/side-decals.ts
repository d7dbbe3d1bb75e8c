import type { BodyPlan } from './body-plan.js';
import type { Body } from './body.js';
import { polyline } from './outline.js';
import { circle, patch, pathOf, shapeOf } from './path.js';
import type { Decal } from './texture.js';
import { mix, type Point } from './vector.js';

const plastic = '#1b1e21';
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

function glassOf(body: Body): Decal[] {
  const { plan } = body;
  const pane = shapeOf(plan.glass);
  const beltAt = (x: number) => mix(plan.belt[0], plan.belt[1], x / plan.length);
  const top = Math.max(...plan.glass.map(({ at }) => at[1]));
  const pillars = plan.pillars.map(({ foot, head, width }): Decal => {
    const low = beltAt(foot) - 0.03;
    return {
      path: pathOf([
        [foot - width / 2, low],
        [foot + width / 2, low],
        [head + width / 2, top + 0.05],
        [head - width / 2, top + 0.05],
      ]),
      colour: '#0d1013',
      gloss: 0.5,
      within: pane,
    };
  });
  return [
    { path: pane, colour: '#0c0f12', line: 0.055, gloss: 0.45 },
    { path: pane, colour: '#141a1f', gloss: 1 },
    ...seatsBehind(plan, pane),
    ...sheenOf(plan, pane),
    ...pillars,
    { path: lowerEdge(body), colour: '#c3cad0', line: 0.012, gloss: 0.7, opacity: 0.85 },
  ];
}

/** A hint of head rests behind the glass. */
function seatsBehind({ glass, doors }: BodyPlan, pane: string): Decal[] {
  const low = Math.min(...glass.map(({ at }) => at[1]));
  return doors.slice(1).map(({ x }): Decal => ({
    path: patch(
      0.05,
      [x - 0.2, low - 0.02],
      [x + 0.02, low - 0.02],
      [x + 0.06, low + 0.2],
      [x - 0.12, low + 0.22],
    ),
    colour: '#303940',
    gloss: 1,
    opacity: 0.8,
    within: pane,
  }));
}

/** The studio in the glass: the sky above, and two slanting streaks. */
function sheenOf({ glass }: BodyPlan, pane: string): Decal[] {
  const xs = glass.map(({ at }) => at[0]);
  const zs = glass.map(({ at }) => at[1]);
  const [left, right, low, top] = [Math.min(...xs), Math.max(...xs), Math.min(...zs), Math.max(...zs)];
  const strips = [0.34, 0.48, 0.62, 0.76, 0.88].map((share): Decal => {
    const z = mix(low, top, share);
    return {
      path: pathOf([
        [left, z],
        [right, z],
        [right, top + 0.1],
        [left, top + 0.1],
      ]),
      colour: '#9fb0bd',
      gloss: 1,
      opacity: 0.055,
      within: pane,
    };
  });
  const streaks = [
    [0.3, 0.16],
    [0.5, 0.05],
    [0.74, 0.12],
  ].map(([share, width]): Decal => {
    const x = mix(left, right, share!);
    const w = width! * (right - left) * 0.6;
    return {
      path: pathOf([
        [x, low - 0.05],
        [x + w, low - 0.05],
        [x + w + 0.28, top + 0.05],
        [x + 0.28, top + 0.05],
      ]),
      colour: '#b9c8d3',
      gloss: 1,
      opacity: 0.075,
      within: pane,
    };
  });
  return [...strips, ...streaks];
}

/** The bright strip below the side windows. */
function lowerEdge({ plan }: Body): string {
  const first = plan.glass[0]!.at;
  const last = plan.glass.at(-1)!.at;
  return pathOf(
    [
      [first[0] + 0.03, first[1] - 0.03],
      [last[0] - 0.03, last[1] - 0.03],
    ],
    false,
  );
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

function lampsOf(body: Body): Decal[] {
  const { plan } = body;
  const [hx, hz] = headLampAt(body);
  const [tx, tz] = tailLampAt(body);
  const tall = plan.lamps === 'slim' || plan.lamps === 'split' ? 0.045 : 0.085;
  const head: Decal[] = [
    {
      path: patch(
        0.03,
        [hx - 0.3, hz - tall],
        [hx + 0.2, hz - tall * 0.5],
        [hx + 0.3, hz + tall * 0.7],
        [hx - 0.3, hz + tall],
      ),
      colour: '#15191d',
      gloss: 0.9,
    },
    {
      path: pathOf(
        [
          [hx - 0.3, hz + tall * 0.55],
          [hx + 0.22, hz + tall * 0.35],
        ],
        false,
      ),
      colour: '#f4f8fb',
      line: 0.016,
      gloss: 0.2,
    },
  ];
  const isUpright = plan.tailLamps === 'upright';
  const tail: Decal[] = isUpright
    ? [
        {
          path: patch(
            0.03,
            [tx - 0.1, tz - 0.16],
            [tx + 0.3, tz - 0.16],
            [tx + 0.3, tz + 0.2],
            [tx - 0.06, tz + 0.2],
          ),
          colour: '#7d1218',
          gloss: 0.9,
        },
        {
          path: pathOf(
            [
              [tx - 0.03, tz - 0.1],
              [tx - 0.01, tz + 0.14],
            ],
            false,
          ),
          colour: '#e0414a',
          line: 0.022,
          gloss: 0.3,
        },
      ]
    : [
        {
          path: patch(
            0.03,
            [tx - 0.24, tz - 0.015],
            [tx + 0.35, tz - 0.07],
            [tx + 0.35, tz + 0.06],
            [tx - 0.2, tz + 0.04],
          ),
          colour: '#6d1016',
          gloss: 0.9,
        },
        {
          path: pathOf(
            [
              [tx - 0.18, tz + 0.015],
              [tx + 0.35, tz + 0.01],
            ],
            false,
          ),
          colour: '#e8454e',
          line: 0.02,
          gloss: 0.3,
        },
      ];
  return plan.lamps === 'round' ? tail : [...head, ...tail];
}

/** Where the lamps sit in the side view: on the edge of the car, at the height the face and tail give them. */
export function headLampAt(body: Body): Point {
  return edgePoint(body, body.along('face', body.plan.lamps === 'split' ? 0.86 : 0.78));
}

export function tailLampAt(body: Body): Point {
  return edgePoint(body, body.along('tail', body.plan.tailLamps === 'upright' ? 0.3 : 0.22));
}

function edgePoint(body: Body, run: number): Point {
  const index = Math.max(
    0,
    body.run.findIndex((each) => each >= run),
  );
  return body.edge[index]!;
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
