import type { PrescribedCall } from './prescribed-call.js';

const brands = ['pageSize', 'pageNum', 'sort'];
const search = ['pageSize', 'pageNum', 'sort', 'checks'];

/**
 * Method, path and every documented parameter of the shop's calls, except those of signing in, which are among the
 * calls of the back office.
 */
export const storefrontCalls: readonly PrescribedCall[] = [
  {
    call: 'GET /mall4cloud_product/ua/brand/page',
    sends: [...brands, 'columns', 'orders', 'brandParentId'],
  },
  { call: 'GET /mall4cloud_product/ua/brand/childPage', sends: brands },
  { call: 'GET /mall4cloud_product/ua/brand/getBrandRelationPage', sends: brands },
  { call: 'GET /mall4cloud_product/ua/brand/list_by_category', sends: brands },
  { call: 'GET /mall4cloud_product/ua/brand/top_brand_list', sends: brands },
  { call: 'GET /mall4cloud_product/ua/category/category_list', sends: ['shopId', 'parentId'] },
  { call: 'GET /mall4cloud_product/ua/category/shop_category_list', sends: ['shopId'] },
  { call: 'GET /mall4cloud_search/ua/search/simple_page', sends: search },
  { call: 'GET /mall4cloud_search/app/productSearch/simple_page', sends: search },
  { call: 'GET /mall4cloud_product/admin/spuCheck/spuCheckGet' },
  { call: 'GET /mall4cloud_product/ua/spu/prod_info', sends: ['spuId'] },
  { call: 'GET /mall4cloud_product/ua/spu/page' },
  { call: 'GET /mall4cloud_product/ua/attr/getAllattrValueByCategoryId', sends: ['categoryId'] },
  { call: 'GET /mall4cloud_product/a/shop_cart/info' },
  { call: 'GET /mall4cloud_user/a/user/ma/user_detail_info' },
  { call: 'POST /mall4cloud_user/a/user/ma/update_user' },
  { call: 'GET /mall4cloud_user/user_addr/list' },
  { call: 'POST /mall4cloud_user/user_addr' },
  { call: 'PUT /mall4cloud_user/user_addr', sends: ['addrId'] },
  { call: 'DELETE /mall4cloud_user/user_addr', sends: ['addrId'] },
  { call: 'GET /mall4cloud_user/area/list' },
  { call: 'GET /mall4cloud_user/area/list_by_pid', sends: ['pid'] },
  { call: 'GET /core/dmxingzhengquhua/infoByCode/{code}' },
  { call: 'GET /core/dmxingzhengquhua/getCascaderData/{code}' },
  { call: 'GET /core/dmxingzhengquhua/getCascaderDataByArray/{codes}' },
  { call: 'GET /admin/dict/type/{type}' },
];
