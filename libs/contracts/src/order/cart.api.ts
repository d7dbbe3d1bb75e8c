import { buyer, defineApi, Empty, listOf, nothing, number } from '../define/index.js';
import { ChangeCartItemDto, CheckItemsDto, DeleteItemsDto } from './cart.dto.js';
import { CartAmountView, CartChangeView, CartItemView, CartView } from './cart.views.js';
import { productErrors } from '../product/product.errors.js';
import { orderErrors } from './order.errors.js';

/** The family keeps the cart under the product prefix; the order service owns it. */
export const orderCartApi = defineApi('order.cart', {
  info: {
    http: 'GET /mall4cloud_product/a/shop_cart/info',
    request: Empty,
    response: CartView,
    access: buyer(),
    family: 'mall',
    summary: 'Your cart by shop, at the prices of now.',
  },
  changeItem: {
    http: 'POST /mall4cloud_product/a/shop_cart/change_item',
    request: ChangeCartItemDto,
    response: CartChangeView,
    access: buyer(),
    family: 'mall',
    errors: [productErrors.carGone, productErrors.insufficientStock, orderErrors.cartFull],
    summary: 'Add to a line, take from it, or swap its sku; nothing is held by it.',
  },
  checkItems: {
    http: 'POST /mall4cloud_product/a/shop_cart/check_items',
    bodyField: 'items',
    request: CheckItemsDto,
    response: nothing,
    access: buyer(),
    family: 'mall',
    errors: [orderErrors.cartLineGone],
    summary: 'Choose which lines are to be ordered.',
  },
  deleteItem: {
    http: 'DELETE /mall4cloud_product/a/shop_cart/delete_item',
    bodyField: 'ids',
    request: DeleteItemsDto,
    response: nothing,
    access: buyer(),
    family: 'mall',
    summary: 'Take lines out of your cart; unknown ones are passed over.',
  },
  deleteAll: {
    http: 'DELETE /mall4cloud_product/a/shop_cart/delete_all',
    request: Empty,
    response: nothing,
    access: buyer(),
    family: 'mall',
    summary: 'Empty your cart.',
  },
  prodCount: {
    http: 'GET /mall4cloud_product/a/shop_cart/prod_count',
    request: Empty,
    response: number,
    access: buyer(),
    family: 'mall',
    summary: 'How many pieces are in your cart.',
  },
  expiredList: {
    http: 'GET /mall4cloud_product/a/shop_cart/expiry_prod_list',
    request: Empty,
    response: listOf(CartItemView),
    access: buyer(),
    family: 'mall',
    summary: 'Lines of your cart that went off sale.',
  },
  amountInfo: {
    http: 'GET /mall4cloud_product/a/shop_cart/amount_info',
    request: Empty,
    response: CartAmountView,
    access: buyer(),
    family: 'mall',
    summary: 'What the checked lines come to now.',
  },
});
