import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { CityChoice } from '../../components/CityChoice.js';
import { ButtonLink } from '../../components/ui/Button.js';
import { Dialog } from '../../components/ui/Dialog.js';
import { Icon } from '../../components/ui/Icon.js';
import { comparePath, useCompared } from '../../mall/compared.js';
import { useCompany } from '../../mall/company.js';
import { loginPath, pathTo } from '../../mall/pages.js';
import type { ShopMenu } from '../../mall/shop-menu.js';
import { useSession } from '../../mall/use-session.js';
import { visitorFavourites } from '../../mall/visitor-favourites.js';
import { AccountLinks } from './AccountLinks.js';
import { useMainLinks } from './links.js';
import { MenuItems } from './MenuItems.js';
import { LanguageSwitch } from './LanguageSwitch.js';
import { ThemeSwitch } from './ThemeSwitch.js';
import { SearchBox } from '../../components/SearchBox.js';
import styles from './PhoneMenu.module.css';

export { addedPage } from './AddedPage.js';
export { MoreMenu } from './MoreMenu.js';

/** The menu of narrow screens: search, links, account, language and theme. */
export default function PhoneMenu({ added, onClose }: { added: ShopMenu; onClose: () => void }) {
  const company = useCompany();
  const { t } = useTranslation();
  const session = useSession();
  const mainLinks = useMainLinks(true);
  const compared = useCompared().length;
  const favourites = visitorFavourites.use().length;
  const { pathname, search, key } = useLocation();
  const opened = useRef(key);
  useEffect(() => {
    if (opened.current !== key) onClose();
  }, [key, onClose]);
  return (
    <Dialog title={t('nav.menu')} onClose={onClose} sheet>
      <div className={styles['menu']}>
        <SearchBox />
        <CityChoice />
        <nav aria-label={t('nav.main')}>
          {mainLinks.map(({ to, text }) => (
            <Link key={to} to={to} onClick={onClose}>
              {text}
            </Link>
          ))}
          {compared > 0 && (
            <Link to={comparePath()} onClick={onClose}>
              {t('nav.compareWith', { count: compared })}
            </Link>
          )}
          {favourites > 0 && !session && (
            <Link to={pathTo('favourites')} onClick={onClose}>
              {t('nav.favouritesWith', { count: favourites })}
            </Link>
          )}
          <MenuItems items={added} onChoose={onClose} />
        </nav>
        {session ? (
          <nav aria-label={t('nav.account')}>
            <AccountLinks onChoose={onClose} />
          </nav>
        ) : (
          <div className={styles['sign']}>
            <ButtonLink look="primary" to={loginPath(pathname + search)}>
              {t('nav.signIn')}
            </ButtonLink>
            <ButtonLink to={loginPath(pathname + search, 'register')}>{t('nav.register')}</ButtonLink>
          </div>
        )}
        <div className={styles['contact']}>
          <a href={company.phoneLink}>
            <Icon name="phone" />
            {company.phone}
          </a>
          <span className="muted small">{company.hours}</span>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </div>
    </Dialog>
  );
}
