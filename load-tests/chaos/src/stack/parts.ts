/** The second process of the order service: `order` alone names the first. */
export const SECOND_ORDER = 'order-2';
