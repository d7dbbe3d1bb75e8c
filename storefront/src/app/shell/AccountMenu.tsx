import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { Icon } from '../../components/ui/Icon.js';
import { read } from '../../mall/api.js';
import { loginPath } from '../../mall/pages.js';
import { useSession } from '../../mall/use-session.js';
import { accountLinks } from './links.js';
import { useSignOut } from './use-sign-out.js';
import styles from './AccountMenu.module.css';

export function AccountMenu() {
  const { t } = useTranslation();
  const session = useSession();
  const { pathname, search } = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);
  const signOut = useSignOut();
  const profile = useQuery({ ...read('user.detail', {}), enabled: session !== null }).data;

  useEffect(() => {
    const close = ({ target }: Event): void => {
      if (menu.current && !menu.current.contains(target as Node)) menu.current.open = false;
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, []);
  useEffect(() => {
    if (menu.current) menu.current.open = false;
  }, [pathname, search]);

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
