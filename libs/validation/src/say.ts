import type { Texts } from './texts.js';

export const say = (ru: string, zh: string, en: string): Texts => ({ ru, zh, en });
