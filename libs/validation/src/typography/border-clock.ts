import type { Texts } from '../texts.js';

/** The time zone of the border. Contracts, documents, order pages and messages share it, so that all name the same day. */
export const BORDER_ZONE = 'Asia/Vladivostok';

/** Hours that the border's clock is ahead of UTC, the whole year. */
export const BORDER_HOURS = 10;

/** The zone's name after a time. */
export const BORDER_CLOCK: Texts = {
  ru: 'по Владивостоку',
  zh: '符拉迪沃斯托克时间',
  en: 'Vladivostok time',
};
