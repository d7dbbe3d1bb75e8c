import { anyone, buyer, defineApi, Empty, internal, listOf, text, truth } from '../define/index.js';
import { attachErrors } from '../file/file.errors.js';
import { ImportShopDto, ShopApplicationDto, ShopNameDto, ShopRefDto, ShopRefsDto } from './tenant.dto.js';
import { tenantErrors } from './tenant.errors.js';
import { MyShopView, ShopCardView, ShopHeadView } from './tenant.views.js';

export const tenantApi = defineApi('tenant', {
  checkShopName: {
    http: 'GET /mall4cloud_multishop/ua/shop_detail/check_shop_name',
    request: ShopNameDto,
    response: truth,
    access: anyone(),
    family: 'mall',
    summary: 'Whether a shop name is still free; your own shop does not count against you.',
  },
  headInfo: {
    http: 'GET /mall4cloud_multishop/ua/shop_detail/head_info',
    request: ShopRefDto,
    response: ShopHeadView,
    access: anyone(),
    family: 'mall',
    errors: [tenantErrors.shopNotFound],
    summary: 'The public page of a shop; `shopStatus` 2 says that the mall has closed it.',
  },
  apply: {
    http: 'POST /mall4cloud_multishop/my_shop_detail/create',
    request: ShopApplicationDto,
    response: MyShopView,
    access: buyer(),
    family: 'mall',
    errors: [
      tenantErrors.shopNameTaken,
      tenantErrors.usccInvalid,
      tenantErrors.papersNotPrivate,
      tenantErrors.reviewPending,
      tenantErrors.alreadyOpen,
      ...attachErrors,
    ],
    summary: 'Apply to open a shop with your documents.',
  },
  correct: {
    http: 'PUT /mall4cloud_multishop/my_shop_detail',
    request: ShopApplicationDto,
    response: MyShopView,
    access: buyer(),
    family: 'mall',
    errors: [
      tenantErrors.applicationNotFound,
      tenantErrors.shopNameTaken,
      tenantErrors.usccInvalid,
      tenantErrors.papersNotPrivate,
      tenantErrors.reviewPending,
      tenantErrors.alreadyOpen,
    ],
    summary: 'Send a rejected application again, corrected; the earlier attempt is kept.',
  },
  mine: {
    http: 'GET /mall4cloud_multishop/my_shop_detail',
    request: Empty,
    response: MyShopView,
    access: buyer(),
    family: 'mall',
    errors: [tenantErrors.applicationNotFound],
    summary: 'Your shop and how its review stands.',
  },
  cardsOf: {
    request: ShopRefsDto,
    response: listOf(ShopCardView),
    access: internal(),
    summary: 'Names and owners of up to 500 shops; unknown ids are left out.',
  },
  importShop: {
    request: ImportShopDto,
    response: text,
    access: internal(),
    errors: [tenantErrors.shopNameTaken, tenantErrors.usccTaken],
    summary: 'Open a shop without an application; answers its id, the same for the same key.',
  },
});
