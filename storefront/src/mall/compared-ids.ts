import { idsIn } from './car-ids.js';

/** Maximum number of compared cars, the columns that fit on a desktop. */
export const MOST_COMPARED = 4;

/** Parses the compared cars from a URL. */
export const comparedOf = (text: string | null): readonly string[] => idsIn(text).slice(0, MOST_COMPARED);
