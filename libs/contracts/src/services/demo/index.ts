import { adminStaffApi } from '../../admin/index.js';
import { authApi } from '../../auth/index.js';
import { defineService, only } from '../../define/index.js';
import { fileApi } from '../../file/index.js';
import { orderImportApi, orderViewApi } from '../../order/index.js';
import { productImportApi } from '../../product/index.js';
import { shopPlaceApi, tenantApi } from '../../tenant/index.js';
import { userAddressApi, userApi } from '../../user/index.js';

export const demoCalls = {
  staff: only(adminStaffApi, 'importStaff'),
  accounts: only(authApi, 'createAccount'),
  shops: only(tenantApi, 'importShop'),
  places: only(shopPlaceApi, 'save'),
  profiles: only(userApi, 'createProfile', 'update'),
  addresses: only(userAddressApi, 'list', 'create'),
  pictures: only(fileApi, 'importPicture'),
  files: only(fileApi, 'attach'),
  cars: productImportApi,
  orders: only(orderImportApi, 'importOrder'),
  deals: only(orderViewApi, 'squareConsent'),
};

/** The loader of the demo catalogue: not a service, and only permitted where the demo is loaded. */
export const demoDeclaration = defineService({ name: 'demo', calls: demoCalls, consumes: [] });
