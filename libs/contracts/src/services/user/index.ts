import { adminPageTextApi } from '../../admin/index.js';
import { authEvents } from '../../auth/index.js';
import { consumptions, defineService, only } from '../../define/index.js';
import { fileApi, filePersonalApi } from '../../file/index.js';
import { orderPersonalApi } from '../../order/index.js';

export const userCalls = {
  deals: only(orderPersonalApi, 'openDeals'),
  files: only(fileApi, 'attach'),
  ownFiles: only(filePersonalApi, 'remove'),
  texts: only(adminPageTextApi, 'inForce'),
};

export const userDeclaration = defineService({
  name: 'user',
  calls: userCalls,
  consumes: consumptions(authEvents.accountRegistered, authEvents.consentGiven),
});
