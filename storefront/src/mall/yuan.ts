import { money, yuan as prescribedYuan } from '@mall/web-kit';
import { locale } from './locale.js';

/** CNY fen; with Russian separators on Russian pages, where `149,700.00 ¥` reads as a hundred and fifty yuan, else as prescribed. */
export const yuan = (fen: number): string =>
  locale === 'ru' ? money(fen, 'CNY', locale) : prescribedYuan(fen);
