import type { BodyPlan } from './body-plan.js';
import type { Body } from './body.js';
import { patch, pathOf, shapeOf } from './path.js';
import type { Decal } from './texture.js';
import { mix } from './vector.js';

/** The side windows with pillars, a hint of the cabin and the studio in the glass. */
export function glassOf(body: Body): Decal[] {
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
