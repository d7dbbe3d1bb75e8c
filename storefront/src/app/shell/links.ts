import { locale } from '../../mall/locale.js';
import { useHasDeals } from '../../mall/shop-menu.js';
import { unbroken } from '@mall/web-kit';
import type { MenuLink } from '../../components/define-page.js';
import * as pages from '../pages.js';

interface LinkingPage {
  readonly path: string;
  readonly menu?: MenuLink;
}

/** Returns the links of one menu, in their order. */
function linksIn<Menu extends MenuLink['in']>(menu: Menu) {
  return Object.values<LinkingPage>(pages)
    .flatMap(({ path, menu: link }) => (link ? [{ to: path, ...link }] : []))
    .filter((link): link is Extract<typeof link, { in: Menu }> => link.in === menu)
    .sort((one, other) => one.order - other.order)
    .map((link) => ({ ...link, text: unbroken(link.text[locale]) }));
}

const mainLinks = linksIn('main');

/**
 * Returns the links to the shop's own pages; recent deals only when there are some.
 * @param isShown whether the menu is visible; a hidden one requests nothing
 */
export function useMainLinks(isShown: boolean): typeof mainLinks {
  const hasDeals = useHasDeals(isShown);
  return mainLinks.filter(({ to }) => hasDeals || to !== pages.orderSquare.path);
}

/** Pages for signed-in people; anybody signed in may apply for a shop. */
export const accountLinks = linksIn('account');
