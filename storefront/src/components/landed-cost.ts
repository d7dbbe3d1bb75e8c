import { roubles, type OutputOf } from '@mall/web-kit';
import { locale } from '../mall/locale.js';

export type LandedCostOfCar = OutputOf<'order.landed.forCar'>;
export type Line = LandedCostOfCar['lines'][number];

/** Kopecks in whole roubles: an estimate has no kopecks. */
export const wholeRoubles = (minor: number): string => roubles(Math.round(minor / 100), locale);

/** Null for a sum that is not known. */
export const knownRoubles = (minor: number | null): string | null =>
  minor === null ? null : wholeRoubles(minor);
