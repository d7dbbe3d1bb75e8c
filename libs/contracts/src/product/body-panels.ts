import type { Panel } from './inspection.js';

interface Shape {
  readonly path: string;
  /** Position of the figure. */
  readonly at: readonly [x: number, y: number];
}

/**
 * A car unfolded: seen from above with its front to the left, its sides folded out. Facing left, its right side is
 * above and its left side below. The interior has no shape on it.
 */
export const panelShapes: Readonly<Record<Exclude<Panel, 'interior'>, Shape>> = {
  frontBumper: { path: 'M38 92c-9 6-14 20-14 38s5 32 14 38h10V92Z', at: [36, 130] },
  bonnet: { path: 'M54 90c22-5 46-6 68-4v88c-22 2-46 1-68-4-5-26-5-54 0-80Z', at: [88, 130] },
  windscreen: { path: 'M128 86c10 1 20 4 30 8v72c-10 4-20 7-30 8 5-28 5-60 0-88Z', at: [144, 130] },
  roof: { path: 'M164 95h84v70h-84Z', at: [206, 130] },
  bootLid: { path: 'M284 88c12 0 24 2 34 5v74c-10 3-22 5-34 5 5-27 5-57 0-84Z', at: [302, 130] },
  rearBumper: { path: 'M324 92h10c9 6 13 20 13 38s-4 32-13 38h-10Z', at: [336, 130] },
  frontRightWing: {
    path: 'M52 82c2-16 10-28 22-34 6 10 16 16 27 16 9 0 15-3 21-9v25c-24-2-48-1-70 2Z',
    at: [108, 72],
  },
  frontRightDoor: { path: 'M128 80V47c14-4 30-7 52-8v43c-18-1-35-2-52-2Z', at: [155, 64] },
  rearRightDoor: { path: 'M186 82V39c20-1 36 1 50 5l16 20c-2 8-6 14-10 18Z', at: [212, 64] },
  rearRightWing: {
    path: 'M250 82c6-6 9-12 10-20 6 4 12 5 18 5 12 0 22-7 27-18 12 6 19 18 20 36-25-3-50-4-75-3Z',
    at: [284, 76],
  },
  rightSill: { path: 'M128 40c35-10 75-11 112-2v-8c-37-8-77-7-112 2Z', at: [184, 28] },
  frontLeftWing: {
    path: 'M52 178c2 16 10 28 22 34 6-10 16-16 27-16 9 0 15 3 21 9v-25c-24 2-48 1-70-2Z',
    at: [108, 190],
  },
  frontLeftDoor: { path: 'M128 180v33c14 4 30 7 52 8v-43c-18 1-35 2-52 2Z', at: [155, 198] },
  rearLeftDoor: { path: 'M186 178v43c20 1 36-1 50-5l16-20c-2-8-6-14-10-18Z', at: [212, 198] },
  rearLeftWing: {
    path: 'M250 178c6 6 9 12 10 20 6-4 12-5 18-5 12 0 22 7 27 18 12-6 19-18 20-36-25 3-50 4-75 3Z',
    at: [284, 186],
  },
  leftSill: { path: 'M128 220c35 10 75 11 112 2v8c-37 8-77 7-112-2Z', at: [184, 234] },
};

export type MappedPanel = keyof typeof panelShapes;

export interface NumberedPlace {
  /** Number of the defect in its list, from 1. */
  readonly number: number;
  readonly x: number;
  readonly y: number;
}

/** Returns the positions of the defects' numbers on the map; several of one panel stand beside each other. */
export function numberedPlaces(defects: readonly { readonly panel: Panel }[]): NumberedPlace[] {
  const seen = new Map<MappedPanel, number>();
  return defects.flatMap(({ panel }, index) => {
    if (panel === 'interior') return [];
    const before = seen.get(panel) ?? 0;
    seen.set(panel, before + 1);
    const [x, y] = panelShapes[panel].at;
    return [{ number: index + 1, x: x - 14 + before * 17, y: y - 15 }];
  });
}
