import { adminPageTextApi, adminParamApi } from '../../admin/index.js';
import { consumptions, defineService, only } from '../../define/index.js';
import { tenantEvents } from '../../tenant/index.js';

export const authCalls = {
  parameters: only(adminParamApi, 'value', 'company'),
  texts: only(adminPageTextApi, 'inForce'),
};

export const authDeclaration = defineService({
  name: 'auth',
  calls: authCalls,
  consumes: consumptions(tenantEvents.shopApproved, tenantEvents.shopClosed, tenantEvents.shopReopened),
});
