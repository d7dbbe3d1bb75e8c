import { locale } from '../../mall/locale.js';
import { unbroken } from '@mall/web-kit';
import type { MenuLink } from '../../components/define-page.js';
import * as pages from '../pages.js';

interface LinkingPage {
  readonly path: string;
  readonly menu?: MenuLink;
}

/** The links of one menu, in their order. */
function linksIn<Menu extends MenuLink['in']>(menu: Menu) {
  return Object.values<LinkingPage>(pages)
    .flatMap(({ path, menu: link }) => (link ? [{ to: path, ...link }] : []))
    .filter((link): link is Extract<typeof link, { in: Menu }> => link.in === menu)
    .sort((one, other) => one.order - other.order)
    .map((link) => ({ ...link, text: unbroken(link.text[locale]) }));
}

/** The shop's own pages. */
export const mainLinks = linksIn('main');

/** What a signed-in person can open; anybody signed in may apply for a shop. */
export const accountLinks = linksIn('account');
