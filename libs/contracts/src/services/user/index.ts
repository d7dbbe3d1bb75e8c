import { adminPageTextApi } from '../../admin/index.js';
import { authEvents, authPersonalApi } from '../../auth/index.js';
import { chatPersonalApi } from '../../chat/index.js';
import { consumptions, defineService, only } from '../../define/index.js';
import { fileApi, filePersonalApi } from '../../file/index.js';
import { orderPersonalApi } from '../../order/index.js';
import { productPersonalApi } from '../../product/index.js';
import { tenantPersonalApi } from '../../tenant/index.js';

export const userCalls = {
  deals: orderPersonalApi,
  files: only(fileApi, 'attach', 'issueLink'),
  ownFiles: filePersonalApi,
  ofAuth: authPersonalApi,
  ofChat: chatPersonalApi,
  ofProduct: productPersonalApi,
  ofTenant: tenantPersonalApi,
  texts: only(adminPageTextApi, 'inForce'),
};

export const userDeclaration = defineService({
  name: 'user',
  calls: userCalls,
  consumes: consumptions(authEvents.accountRegistered, authEvents.consentGiven),
});
