import type { CarFacts } from './car-facts.js';

/** Facts that a car must have to be put on sale; used cars also need those of `USED_FACTS_TO_PUBLISH`. */
export const FACTS_TO_PUBLISH = [
  'condition',
  'year',
  'bodyType',
  'fuel',
  'powerKw',
  'gearbox',
  'drive',
  'steering',
  'colour',
  'locationCity',
] as const satisfies readonly (keyof CarFacts)[];

export const USED_FACTS_TO_PUBLISH = [
  'firstRegDate',
  'mileageKm',
] as const satisfies readonly (keyof CarFacts)[];
