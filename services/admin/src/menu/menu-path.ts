import { OWN_ADDRESSES } from '@mall/contracts/admin';

/** Matches prescribed addresses, readable ones, and external apps; the shop puts the language in front. */
const SHOP_PAGES = [
  /^\/secoundHandCar\/[\w-]+$/,
  /^\/cars(?:\/[\w-]+)?(?:\/[\w-]+)?$/,
  /^\/myiframe\/[A-Za-z][\w-]*$/,
];
const OWN_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const QUERY = /^[\w\-.=&%+]*$/;

/** Whether a path may stand in the shop's menu. Everybody sees the menu, so it may name only pages of the shop. */
export function isShopPath(path: string): boolean {
  const [page = '', query = '', ...rest] = path.split('?');
  return rest.length === 0 && SHOP_PAGES.some((known) => known.test(page)) && QUERY.test(query);
}

/** Whether a path is an item's own address, at which the shop opens the page or app named by `component`. */
export const isOwnAddress = (path: string): boolean =>
  path.startsWith(OWN_ADDRESSES) && OWN_NAME.test(path.slice(OWN_ADDRESSES.length));

/**
 * Whether a menu path is a page of the console: no scheme, no other host, and no control characters that
 * browsers ignore.
 */
export function isConsolePath(path: string): boolean {
  return /^\/(?:[\w\-.?=&%{}":,[\]+~][\w\-./?=&%{}":,[\]+~]*)?$/.test(path);
}
