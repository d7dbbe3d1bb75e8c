import type { Body } from './body.js';
import { patch, pathOf } from './path.js';
import type { Decal } from './texture.js';
import type { Point } from './vector.js';

/** The parts of the lamps that wrap round the corners. */
export function lampsOf(body: Body): Decal[] {
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
function headLampAt(body: Body): Point {
  return edgePoint(body, body.along('face', body.plan.lamps === 'split' ? 0.86 : 0.78));
}

function tailLampAt(body: Body): Point {
  return edgePoint(body, body.along('tail', body.plan.tailLamps === 'upright' ? 0.3 : 0.22));
}

function edgePoint(body: Body, run: number): Point {
  const index = Math.max(
    0,
    body.run.findIndex((each) => each >= run),
  );
  return body.edge[index]!;
}
