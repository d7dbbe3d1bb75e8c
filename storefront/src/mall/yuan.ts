import { money, yuan as prescribedYuan } from '@mall/web-kit';
import { locale } from './locale.js';

/** Formats CNY fen: as prescribed, but with Russian separators in Russian, where `149,700.00 ¥` reads as some 150 yuan. */
export const yuan = (fen: number): string =>
  locale === 'ru' ? money(fen, 'CNY', locale) : prescribedYuan(fen);
