import { useTranslation } from 'react-i18next';
import { NavLink, Outlet } from 'react-router';
import { RequireSignIn } from '../../components/RequireSignIn.js';
import { Page } from '../../components/ui/Page.js';
import layout from '../../components/ui/layout.module.css';
import { paths } from '../../mall/routes.js';
import styles from './AccountPages.module.css';

const pages = [
  { to: paths.profile, text: 'account.profile' },
  { to: paths.addresses, text: 'account.addresses' },
  { to: paths.password, text: 'account.password' },
] as const;

/** What stands around the pages about oneself. */
export function Component() {
  const { t } = useTranslation('account');
  return (
    <RequireSignIn title={t('account.title')}>
      <Page title={t('account.title')}>
        <h1 className={layout['title']}>{t('account.title')}</h1>
        <div className={styles['account']}>
          <nav className={styles['nav']} aria-label={t('account.title')}>
            {pages.map(({ to, text }) => (
              <NavLink key={to} to={to}>
                {t(text)}
              </NavLink>
            ))}
          </nav>
          <div className={layout['card']}>
            <Outlet />
          </div>
        </div>
      </Page>
    </RequireSignIn>
  );
}
