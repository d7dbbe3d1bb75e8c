import type { Locale } from '@mall/validation';
import { figure } from '@mall/validation/typography';
import { sayOf } from './inspection-paper-words.js';

export const inMm = (value: number, lang: Locale): string =>
  `${figure(value, lang)}\u00a0${sayOf('mm', lang)}`;

export const inMicrons = (value: number, lang: Locale): string =>
  `${figure(value, lang)}\u00a0${sayOf('micron', lang)}`;

/** Joins the known values. */
export const listed = (known: readonly (string | number | undefined)[], lang: Locale): string =>
  known.filter(Boolean).join(sayOf('comma', lang));
