/** Every page of the shop, one line each. The name of an export is the page's name in links, and the namespace of its texts. */
export { home } from '../features/catalogue/home/page.js';
export { introduction } from '../features/company/introduction/page.js';
export { orderSquare } from '../features/company/order-square/page.js';
export { list } from '../features/catalogue/list/page.js';
export { car } from '../features/car/page.js';
export { profile } from '../features/account/profile/page.js';
export { addresses } from '../features/account/addresses/page.js';
export { password } from '../features/account/password/page.js';
export { orders } from '../features/orders/list/page.js';
export { checkout } from '../features/checkout/page.js';
export { order } from '../features/orders/order/page.js';
export { favourites } from '../features/favourites/page.js';
export { cart } from '../features/cart/page.js';
export { shopEntry } from '../features/shop-entry/page.js';
export { login } from '../features/auth/login/page.js';
export { register } from '../features/auth/register/page.js';
export { lock } from '../features/auth/lock/page.js';
