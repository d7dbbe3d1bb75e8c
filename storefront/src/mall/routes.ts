import type { To } from 'react-router';

const ROOT = '/secoundHandCar';

/** Addresses of the shop. The spelling is prescribed. */
export const paths = {
  home: `${ROOT}/index`,
  introduction: `${ROOT}/introduction`,
  orderSquare: `${ROOT}/orderSquare`,
  list: `${ROOT}/list`,
  details: `${ROOT}/details`,
  profile: `${ROOT}/userinfo/account-info`,
  addresses: `${ROOT}/userinfo/address`,
  password: `${ROOT}/userinfo/setpwd`,
  orders: `${ROOT}/orders`,
  checkout: `${ROOT}/orders-submit`,
  order: `${ROOT}/orders-details`,
  favourites: `${ROOT}/favourites`,
  cart: `${ROOT}/shopping-cart`,
  shopEntry: `${ROOT}/tenant`,
  login: '/login',
  register: '/register',
  lock: '/lock',
} as const;

export const carPath = (spuId: string): string => `${paths.details}?spuId=${spuId}`;
export const orderPath = (orderId: string): string => `${paths.order}?orderId=${orderId}`;

/** The sign-in page, which leads back to where the person was. */
export const loginPath = (back: string, page: string = paths.login): To => ({
  pathname: page,
  search: back.startsWith('/secoundHandCar') ? `?back=${encodeURIComponent(back)}` : '',
});

/** Where to go after signing in: only ever a page of this shop. */
export function backFrom(search: URLSearchParams): string {
  const back = search.get('back') ?? '';
  return back.startsWith(`${ROOT}/`) ? back : paths.home;
}
