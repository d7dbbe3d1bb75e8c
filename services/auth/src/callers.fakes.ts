import type { Caller } from '@mall/contracts/define';

/** Returns a caller who has not signed in. */
export const aVisitorCaller = (ip?: string): Caller => ({
  kind: 'anonymous',
  roles: [],
  permissions: [],
  tenantId: '1',
  locale: 'ru',
  requestId: 'test',
  ...(ip === undefined ? {} : { ip }),
});
