/** The second process of the order service: `order` is the first. */
export const SECOND_ORDER = 'order-2';
