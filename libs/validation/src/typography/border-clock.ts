import type { Texts } from '../texts.js';

/** The clock of the border, which contracts, papers, pages of orders and messages share, so that all name the same day. */
export const BORDER_ZONE = 'Asia/Vladivostok';

/** How it is named behind a time. */
export const BORDER_CLOCK: Texts = {
  ru: 'по Владивостоку',
  zh: '符拉迪沃斯托克时间',
  en: 'Vladivostok time',
};
