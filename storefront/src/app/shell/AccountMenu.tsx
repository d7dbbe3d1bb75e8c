import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/Icon.js';
import { read } from '../../mall/api.js';
import { loginPath } from '../../mall/pages.js';
import { useSession } from '../../mall/use-session.js';
import { Link, useLocation } from '../../router/index.js';
import { accountLinks } from './links.js';
import { useDropDown } from './use-drop-down.js';
import { useSignOut } from './use-sign-out.js';
import styles from './AccountMenu.module.css';

export function AccountMenu() {
  const { t } = useTranslation();
  const session = useSession();
  const { pathname, search } = useLocation();
  const menu = useDropDown();
  const signOut = useSignOut();
  const profile = useQuery({ ...read('user.detail', {}), enabled: session !== null }).data;

  if (!session) {
    return (
      <span className={styles['visitor']}>
        <Link className={styles['entry']} to={loginPath(pathname + search)}>
          <Icon name="user" />
          {t('nav.signIn')}
        </Link>
        <Link
          className={`${styles['entry']} ${styles['register']}`}
          to={loginPath(pathname + search, 'register')}
        >
          {t('nav.register')}
        </Link>
      </span>
    );
  }
  return (
    <details className={styles['menu']} ref={menu}>
      <summary className={styles['entry']}>
        <Icon name="user" />
        <span className={styles['name']}>{profile?.nickName || session.username || t('nav.account')}</span>
        <Icon name="down" size={16} />
      </summary>
      <div className={styles['list']}>
        {accountLinks.map(({ to, icon, text }) => (
          <Link key={to} to={to}>
            <Icon name={icon} />
            {text}
          </Link>
        ))}
        <button type="button" onClick={signOut}>
          <Icon name="exit" />
          {t('nav.signOut')}
        </button>
      </div>
    </details>
  );
}
