import type { Angle, Colour } from '@mall/contracts/product';
import { shapes, type Shape } from '../catalogue/model.js';
import type { DemoCar } from '../catalogue/demo-car.js';
import type { CabinStyle } from './interior.js';
import type { ExteriorAngle } from './views.js';

/** One drawing that several cars share. */
export type PictureJob =
  | { kind: 'exterior'; shape: Shape; colour: Colour; angle: ExteriorAngle | 'other' }
  | { kind: 'cabin'; colour: Colour; style: CabinStyle };

export interface WantedPicture {
  key: string;
  angle: Angle;
  job: PictureJob;
}

/** Colours that a close look is drawn in as well; the others are too few to be worth it. */
const detailed: Colour[] = ['white', 'black', 'grey', 'blue'];

/** The pictures of a car, its main picture first. */
export function picturesOf(car: DemoCar): WantedPicture[] {
  const style: CabinStyle = car.fuel === 'ev' || car.year >= 2023 ? 'screens' : 'dials';
  return [
    exterior(car, 'frontThreeQuarter'),
    exterior(car, 'side'),
    exterior(car, 'rearThreeQuarter'),
    {
      key: `cabin-${car.interiorColour}-${style}`,
      angle: 'dashboard',
      job: { kind: 'cabin', colour: car.interiorColour, style },
    },
    ...(detailed.includes(car.colour) ? [exterior(car, 'other')] : []),
  ];
}

function exterior({ shape, colour }: DemoCar, angle: ExteriorAngle | 'other'): WantedPicture {
  return { key: `${shape}-${colour}-${angle}`, angle, job: { kind: 'exterior', shape, colour, angle } };
}

/** Every drawing that these cars need, once; those of one body and side together, as they are drawn together. */
export function pictureSet(cars: Iterable<DemoCar>): Map<string, PictureJob> {
  const wanted = new Map<string, PictureJob>();
  for (const car of cars) for (const { key, job } of picturesOf(car)) wanted.set(key, job);
  const place = (job: PictureJob) =>
    job.kind === 'cabin' ? '0' : `${String(shapes.indexOf(job.shape) + 10)}-${job.angle}`;
  return new Map([...wanted].sort(([, a], [, b]) => place(a).localeCompare(place(b))));
}
