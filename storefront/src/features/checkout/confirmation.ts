import type { OutputOf } from '@mall/web-kit';

export type Confirmation = OutputOf<'order.confirm'>;

/** The step that is to be done now: address, passport, review. Each is saved when it is done. */
export const stepOf = ({ userAddr, profileComplete }: Confirmation): 1 | 2 | 3 =>
  !userAddr ? 1 : profileComplete ? 3 : 2;
