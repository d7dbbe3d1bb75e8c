import type { Shape } from '../../catalogue/model.js';
import type { BodyPlan } from '../body-plan.js';
import { minivan, pickup, van } from './carriers.js';
import { compactSuv, coupeSuv, offroadSuv, suv } from './crossovers.js';
import { cityCar, coupe, hatchback, liftback, sedan, wagon } from './saloons.js';

/** One body for each silhouette of the catalogue. */
export const plans: Record<Shape, BodyPlan> = {
  sedan,
  hatchback,
  liftback,
  wagon,
  compactSuv,
  suv,
  offroadSuv,
  coupeSuv,
  minivan,
  pickup,
  coupe,
  cityCar,
  van,
};
