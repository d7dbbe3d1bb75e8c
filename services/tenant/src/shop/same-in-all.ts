import type { Texts } from '@mall/validation';

/** Returns the same text in every language: names and intros of a merchant are not translated. */
export const sameInAll = (text: string): Texts => ({ ru: text, zh: text, en: text });
