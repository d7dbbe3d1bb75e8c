import type { Angle } from '@mall/contracts/product';
import type { BodyPlan } from './body-plan.js';
import { pictureHeight, pictureWidth, type View } from './camera.js';

/** The sides a car is drawn from; the first is its main picture. */
export const exteriorAngles = ['frontThreeQuarter', 'side', 'rearThreeQuarter'] as const satisfies Angle[];
export type ExteriorAngle = (typeof exteriorAngles)[number];

/** Small cars fill less of the picture than large ones, so that sizes can still be compared. */
const usualLength = 4.72;
const largest = (plan: BodyPlan): number => Math.min(1.2, (plan.length / usualLength) ** 0.4 * 1.06);

/** Zooms, in widths of the picture, at which a car of usual length just fills it; fitting does the rest. */
export const viewOf: Record<ExteriorAngle | 'other', (plan: BodyPlan) => View> = {
  frontThreeQuarter: (plan) => view(plan, { around: 37, height: 1.42, distance: 7.6, zoom: 1.6 }),
  side: (plan) => view(plan, { around: 90, height: 1.05, distance: 15, zoom: 2.85 }),
  rearThreeQuarter: (plan) => view(plan, { around: 142, height: 1.5, distance: 7.6, zoom: 1.6 }),
  other: detail,
};

/** A close look at the front wheel and the wing above it; nothing is fitted. */
function detail(plan: BodyPlan): View {
  return {
    around: 66,
    height: 0.95,
    distance: 3.1,
    zoom: 1.81 * pictureWidth,
    target: [plan.axles[0] + 0.12, plan.halfWidth - 0.1, plan.tyre + 0.2],
    centre: [0.49 * pictureWidth, 0.47 * pictureHeight],
    isClose: true,
  };
}

function view(plan: BodyPlan, from: Pick<View, 'around' | 'height' | 'distance' | 'zoom'>): View {
  const zoom = (from.zoom * pictureWidth * usualLength) / plan.length;
  return {
    ...from,
    zoom,
    target: [plan.length / 2, 0, 0.72],
    centre: [pictureWidth / 2, pictureHeight / 2],
    largest: largest(plan),
  };
}
