import type { IconName } from '../../components/ui/Icon.js';
import { paths } from '../../mall/routes.js';

/** The shop's own pages. */
export const mainLinks = [
  { to: paths.home, text: 'nav.home' },
  { to: paths.list, text: 'nav.list' },
  { to: paths.orderSquare, text: 'nav.square' },
  { to: paths.introduction, text: 'nav.company' },
] as const;

/** What a signed-in person can open; anybody signed in may apply for a shop. */
export const accountLinks = [
  { to: paths.orders, icon: 'document', text: 'nav.orders' },
  { to: paths.profile, icon: 'user', text: 'nav.profile' },
  { to: paths.favourites, icon: 'heart', text: 'nav.favourites' },
  { to: paths.cart, icon: 'cart', text: 'nav.cart' },
  { to: paths.shopEntry, icon: 'shop', text: 'nav.shopEntry' },
] as const satisfies readonly { to: string; icon: IconName; text: string }[];
