import { useTranslation } from 'react-i18next';
import { NavLink, Outlet } from 'react-router';
import { RequireSignIn } from '../../components/RequireSignIn.js';
import { useSocialWays } from '../../components/SocialWays.js';
import { Page } from '../../components/ui/Page.js';
import layout from '../../components/ui/layout.module.css';
import { pathTo } from '../../mall/pages.js';
import styles from './AccountLayout.module.css';

const pages = ['profile', 'addresses', 'password', 'signInWays', 'personalData'] as const;

/** Heading and tabs around the pages about the signed-in person. */
export function Component() {
  const { t } = useTranslation('account');
  const hasWays = (useSocialWays()?.length ?? 0) > 0;
  return (
    <RequireSignIn title={t('account.title')}>
      <Page title={t('account.title')}>
        <h1 className={layout['title']}>{t('account.title')}</h1>
        <div className={styles['account']}>
          <nav className={styles['nav']} aria-label={t('account.title')}>
            {pages
              .filter((name) => hasWays || name !== 'signInWays')
              .map((name) => (
                <NavLink key={name} to={pathTo(name)}>
                  {t(`account.${name}`)}
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
