import { adminPageOf, anyOf, anyone, defineApi, merchant, staff } from '../define/index.js';
import { PublicPlaceDto, SaveShopPlaceDto, ShopPlacePageDto } from './shop-place.dto.js';
import { PublicPlaceView, ShopPlaceView } from './shop-place.views.js';
import { ShopRefDto } from './tenant.dto.js';
import { tenantErrors } from './tenant.errors.js';

/** Callers who keep a shop's place: merchants for their own shop, staff with the right for every shop. */
const keepers = anyOf(merchant(), staff('shop_place'));

export const shopPlaceApi = defineApi('tenant.place', {
  ofShop: {
    http: 'GET /mall4cloud_multishop/ua/shop_detail/place',
    request: PublicPlaceDto,
    response: PublicPlaceView,
    access: anyone(),
    family: 'mall',
    errors: [tenantErrors.shopNotFound],
    summary: 'Where an open shop is, where it delivers to, and whether it is open now.',
  },
  page: {
    http: 'GET /admin/shop_place/page',
    request: ShopPlacePageDto,
    response: adminPageOf(ShopPlaceView),
    access: keepers,
    family: 'admin',
    summary: 'Yards and calendars of shops, for the console; of merchants their own.',
  },
  one: {
    http: 'GET /admin/shop_place/{shopId}',
    request: ShopRefDto,
    response: ShopPlaceView,
    access: keepers,
    family: 'admin',
    errors: [tenantErrors.shopNotFound],
    summary: 'Yard, delivery regions and working calendar of a shop.',
  },
  save: {
    http: 'PUT /admin/shop_place',
    request: SaveShopPlaceDto,
    response: ShopPlaceView,
    access: keepers,
    family: 'admin',
    errors: [tenantErrors.shopNotFound],
    summary: 'Replace yard, delivery regions and working calendar of a shop; the last one to save wins.',
  },
});
