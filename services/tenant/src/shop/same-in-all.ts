import type { Texts } from '@mall/validation';

/** The same text in every language: names and intros that a merchant gives are not translated. */
export const sameInAll = (text: string): Texts => ({ ru: text, zh: text, en: text });
