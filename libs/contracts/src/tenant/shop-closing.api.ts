import { defineApi, staff } from '../define/index.js';
import { CloseShopDto, ShopRefDto } from './tenant.dto.js';
import { tenantErrors } from './tenant.errors.js';
import { ShopView } from './tenant.views.js';

export const shopClosingApi = defineApi('tenant.closing', {
  close: {
    http: 'PUT /admin/shop/close',
    request: CloseShopDto,
    response: ShopView,
    access: staff('shop_close'),
    family: 'admin',
    errors: [tenantErrors.shopNotFound, tenantErrors.shopNotOpen],
    takesLong: true,
    summary:
      'Close an open shop: its people are signed out and learn the reason at sign-in, its cars leave sale; open orders stay with staff.',
  },
  reopen: {
    http: 'PUT /admin/shop/reopen',
    request: ShopRefDto,
    response: ShopView,
    access: staff('shop_close'),
    family: 'admin',
    errors: [tenantErrors.shopNotFound, tenantErrors.shopNotClosed],
    summary: 'Open a closed shop again; its cars stay off sale until they are published.',
  },
});
