import type { Caller } from '@mall/contracts/define';

/** Returns the name under which records store who acted. */
export const callerName = ({ username, userId }: Caller): string => username ?? userId ?? 'staff';
