import { borderDay } from '@mall/validation/typography';

/** Returns the day on which an order was placed, `yyyy-MM-dd` at the border, as its page, its number and its papers say it. */
export const orderDay = ({ createdAt }: { readonly createdAt: Date }): string => borderDay(createdAt);
