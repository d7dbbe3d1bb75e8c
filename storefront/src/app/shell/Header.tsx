import { rate as rateText, shortDayOf } from '@mall/web-kit';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useLocation, useSearchParams } from 'react-router';
import { CityChoice } from '../../components/CityChoice.js';
import { Icon } from '../../components/ui/Icon.js';
import { isVisitor, read } from '../../mall/api.js';
import { comparePath, useCompared } from '../../mall/compared.js';
import { useCompany } from '../../mall/company.js';
import { useInBrowser, useTimeZone } from '../../components/use-in-browser.js';
import { locale } from '../../mall/locale.js';
import { menuText, pathTo } from '../../mall/pages.js';
import { useShopMenu } from '../../mall/shop-menu.js';
import { useRate } from '../../mall/use-rate.js';
import { useIsVisitor, useSession } from '../../mall/use-session.js';
import { visitorCart } from '../../mall/visitor-cart.js';
import { visitorFavourites } from '../../mall/visitor-favourites.js';
import { AccountMenu } from './AccountMenu.js';
import { useMainLinks } from './links.js';
import { LanguageSwitch } from './LanguageSwitch.js';
import { Logo } from './Logo.js';
import { optionalPart } from '../routing/lazy-view.js';
import { ThemeSwitch } from './ThemeSwitch.js';
import { SearchBox } from '../../components/SearchBox.js';
import styles from './Header.module.css';

/** Loading begins on touch start, so that the menu is ready when the finger is lifted. */
const loadPhoneMenu = () => import('./PhoneMenu.js');
const PhoneMenu = lazy(loadPhoneMenu);
/** Comes from the same file, so that the first visit needs no further file name. */
const MoreMenu = lazy(async () => ({ default: (await loadPhoneMenu()).MoreMenu }));

/** Equal to the style sheet: narrower screens have the links in their menu. */
const isNavShown = (): boolean => matchMedia('(min-width: 960px)').matches;

const NoticeBell = optionalPart(
  () => import('./NoticeBell.js'),
  () => null,
);

export function Header() {
  const session = useSession();
  const company = useCompany();
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (link) link.href = company.icon;
  }, [company.icon]);
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const keyword = pathname === pathTo('list') ? (search.get('keyword') ?? '') : '';
  const [isMenuOpen, setMenuOpen] = useState(false);
  const added = useShopMenu();
  const mainLinks = useMainLinks(useInBrowser(isNavShown, false));
  return (
    <header className={styles['header']}>
      <div className={styles['strip']}>
        <div className={styles['inner']}>
          <span className={styles['facts']}>
            <RateNote />
            <CityChoice />
          </span>
          <a href={company.phoneLink}>{company.phone}</a>
          <span className={styles['hours']}>{company.hours}</span>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </div>
      <div className={styles['inner']}>
        <Logo />
        <nav className={styles['nav']} aria-label={t('nav.main')}>
          {mainLinks.map(({ to, text }) => (
            <NavLink key={to} to={to}>
              {text}
            </NavLink>
          ))}
        </nav>
        {added.length > 0 && (
          <Suspense>
            <MoreMenu items={added} />
          </Suspense>
        )}
        <div className={styles['search']}>
          {pathname !== pathTo('home') && <SearchBox keyword={keyword} />}
        </div>
        {session && <NoticeBell />}
        <CompareLink />
        <FavouritesLink />
        <CartLink />
        <span className={styles['account']}>
          <AccountMenu />
        </span>
        <button
          type="button"
          className={styles['menu']}
          onPointerDown={() => void loadPhoneMenu()}
          onClick={() => setMenuOpen(true)}
          aria-label={t('nav.menu')}
        >
          <Icon name="menu" size={24} />
        </button>
      </div>
      {isMenuOpen && (
        <Suspense>
          <PhoneMenu added={added} onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
    </header>
  );
}

function RateNote() {
  const { t } = useTranslation();
  const zone = useTimeZone();
  const rate = useRate();
  if (!rate) return null;
  return (
    <span className="figures">
      {t('rate.short', { rate: rateText(rate.rate, locale), date: shortDayOf(rate.asOf, locale, zone) })}
    </span>
  );
}

/** Leads to the comparison once a car was chosen for it. */
function CompareLink() {
  const { t } = useTranslation();
  const count = useCompared().length;
  if (count === 0) return null;
  return (
    <Link to={comparePath()} className={styles['compare']} aria-label={t('nav.compareWith', { count })}>
      <Icon name="scales" size={22} />
      <span className={styles['count']} aria-hidden="true">
        {count}
      </span>
    </Link>
  );
}

/** Leads a visitor to the favourites of this browser; a signed-in person has them in the menu of the account. */
function FavouritesLink() {
  const { t } = useTranslation();
  const isVisitor = useIsVisitor();
  const count = visitorFavourites.use().length;
  if (count === 0 || !isVisitor) return null;
  return (
    <Link
      to={pathTo('favourites')}
      className={styles['compare']}
      aria-label={t('nav.favouritesWith', { count })}
    >
      <Icon name="heart" size={22} />
      <span className={styles['count']} aria-hidden="true">
        {count}
      </span>
    </Link>
  );
}

function CartLink() {
  const { t } = useTranslation();
  const session = useSession();
  const kept = visitorCart.use();
  const { data } = useQuery({ ...read('order.cart.prodCount', {}), enabled: session !== null });
  const count = isVisitor() ? kept.reduce((sum, line) => sum + line.count, 0) : (data ?? 0);
  return (
    <Link to={pathTo('cart')} className={styles['cart']} aria-label={t('nav.cartWith', { count })}>
      <Icon name="cart" size={22} />
      {/* The space is part of the accessible name, which has to contain the visible text. */}
      <span className={styles['cartText']}>{menuText('cart')}</span> {/* The label names the number. */}
      {count > 0 && (
        <span className={styles['count']} aria-hidden="true">
          {count}
        </span>
      )}
    </Link>
  );
}
