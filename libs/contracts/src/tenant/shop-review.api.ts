import { adminPageOf, defineApi, mallPageOf, staff } from '../define/index.js';
import {
  ApplicationPageDto,
  ApplicationRefDto,
  AuditShopDto,
  PlatformAuditingPageDto,
  PlatformShopPageDto,
  ShopPageDto,
  ShopRefDto,
} from './tenant.dto.js';
import { tenantErrors } from './tenant.errors.js';
import { ShopApplicationView, ShopView } from './tenant.views.js';

export const shopReviewApi = defineApi('tenant.review', {
  shopPage: {
    http: 'GET /mall4cloud_multishop/platform/shop_detail/page',
    request: PlatformShopPageDto,
    response: mallPageOf(ShopView),
    access: staff('shop_review'),
    family: 'mall',
    summary: 'All shops, newest first.',
  },
  shopInfo: {
    http: 'GET /mall4cloud_multishop/platform/shop_detail/info',
    request: ShopRefDto,
    response: ShopView,
    access: staff('shop_review'),
    family: 'mall',
    errors: [tenantErrors.shopNotFound],
    summary: 'One shop.',
  },
  auditingPage: {
    http: 'GET /mall4cloud_multishop/platform/shop_auditing/page',
    request: PlatformAuditingPageDto,
    response: mallPageOf(ShopApplicationView),
    access: staff('shop_review'),
    family: 'mall',
    summary: 'Shop applications, the longest waiting first.',
  },
  audit: {
    http: 'PUT /mall4cloud_multishop/platform/shop_auditing/audit',
    request: AuditShopDto,
    response: ShopApplicationView,
    access: staff('shop_review'),
    family: 'mall',
    errors: [
      tenantErrors.shopNotFound,
      tenantErrors.alreadyReviewed,
      tenantErrors.reasonsNeeded,
      tenantErrors.usccTaken,
    ],
    summary: 'Approve the waiting application of a shop, which opens it, or reject it with reasons.',
  },
  shops: {
    http: 'GET /admin/shop/page',
    request: ShopPageDto,
    response: adminPageOf(ShopView),
    access: staff('shop_review'),
    family: 'admin',
    summary: 'All shops, for the console.',
  },
  shop: {
    http: 'GET /admin/shop/{shopId}',
    request: ShopRefDto,
    response: ShopView,
    access: staff('shop_review'),
    family: 'admin',
    errors: [tenantErrors.shopNotFound],
    summary: 'One shop, for the console.',
  },
  applications: {
    http: 'GET /admin/shop_application/page',
    request: ApplicationPageDto,
    response: adminPageOf(ShopApplicationView),
    access: staff('shop_review'),
    family: 'admin',
    summary: 'Every attempt at opening a shop, for the console.',
  },
  application: {
    http: 'GET /admin/shop_application/{applicationId}',
    request: ApplicationRefDto,
    response: ShopApplicationView,
    access: staff('shop_review'),
    family: 'admin',
    errors: [tenantErrors.applicationNotFound],
    summary: 'One attempt at opening a shop.',
  },
});
