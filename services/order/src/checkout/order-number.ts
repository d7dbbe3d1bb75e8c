const day = (at: Date): string => at.toISOString().slice(2, 10).replaceAll('-', '');

/** `UA261121-100001`: the day by UTC and the order's own number, so that people can read it over the phone. */
export const orderNumberOf = (orderId: string, placedAt: Date): string => `UA${day(placedAt)}-${orderId}`;

/** `UAC261121-100001`: the contract of that order. */
export const contractNumberOf = (orderId: string, placedAt: Date): string => `UAC${day(placedAt)}-${orderId}`;
