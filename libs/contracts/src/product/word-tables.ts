import type { Texts } from '@mall/validation';

/** Types a table of words, each in three languages. */
export const words = <const W extends Record<string, Texts>>(table: W): W => table;
