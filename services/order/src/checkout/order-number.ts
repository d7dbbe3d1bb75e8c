import { BORDER_ZONE } from '@mall/validation/typography';

const parts = new Intl.DateTimeFormat('en-CA', {
  year: '2-digit',
  month: '2-digit',
  day: '2-digit',
  timeZone: BORDER_ZONE,
});
const day = (at: Date): string => parts.format(at).replaceAll('-', '');

/**
 * Returns `UA261121-100001`: the day at the border, as on the papers, and the order's own number, so that people can
 * read it over the phone.
 */
export const orderNumberOf = (orderId: string, placedAt: Date): string => `UA${day(placedAt)}-${orderId}`;

/** Returns the number of the order's contract, such as `UAC261121-100001`. */
export const contractNumberOf = (orderId: string, placedAt: Date): string => `UAC${day(placedAt)}-${orderId}`;
