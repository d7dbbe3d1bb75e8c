import type { Caller } from '@mall/contracts/define';

/** Who did something, as records keep it. */
export const callerName = ({ username, userId }: Caller): string => username ?? userId ?? 'staff';
