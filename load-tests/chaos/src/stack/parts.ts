/** The second process of the order service; the first one is `order`. */
export const SECOND_ORDER = 'order-2';
