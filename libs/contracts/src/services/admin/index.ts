import { authApi, authEvents } from '../../auth/index.js';
import { consumptions, defineService, only } from '../../define/index.js';
import { allChangesApis, allParkedApis } from '../../messaging/index.js';

export const adminCalls = {
  accounts: only(authApi, 'createAccount', 'updateAccount', 'registerStaff'),
  sessions: only(authApi, 'staffSessions', 'endStaffSession'),
};

export const adminDeclaration = defineService({
  name: 'admin',
  calls: adminCalls,
  forwards: [...allParkedApis, ...allChangesApis].flatMap((api) => Object.values(api)),
  consumes: consumptions(authEvents.staffRegistered),
  operates: true,
});
