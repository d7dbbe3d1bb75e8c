import type { OutputOf } from '@mall/web-kit';

export type Confirmation = OutputOf<'order.confirm'>;

/** Returns the current step: address, passport, review. Each is saved when it is completed. */
export const stepOf = ({ userAddr, profileComplete }: Confirmation): 1 | 2 | 3 =>
  !userAddr ? 1 : profileComplete ? 3 : 2;
