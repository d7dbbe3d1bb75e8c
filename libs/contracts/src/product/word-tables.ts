import type { Texts } from '@mall/validation';

/** Types a table of words, each in three languages. */
export const words = <const W extends Record<string, Texts>>(table: W): W => table;

export const say = (ru: string, zh: string, en: string): Texts => ({ ru, zh, en });
