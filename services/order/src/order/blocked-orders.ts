/** Condition of orders whose buyer's data were erased; `userId` is the column with the buyer. */
export const sqlBlocked = (userId: string): string =>
  `EXISTS (SELECT FROM blocked_buyer blocked WHERE blocked.user_id = ${userId})`;

export const sqlNotBlocked = (userId: string): string => `NOT ${sqlBlocked(userId)}`;
