import { NUMBERS, PAIR_BYTES } from './block-parts.js';
import { COUNT_FIELDS } from './count-layout.js';

/** Offsets in a block of the most frequent values of all fields, and of all others. */
export const FREQUENT = NUMBERS + 4 * ((COUNT_FIELDS.length + 2) & ~1);
export const OTHERS = FREQUENT + PAIR_BYTES * COUNT_FIELDS.length;
