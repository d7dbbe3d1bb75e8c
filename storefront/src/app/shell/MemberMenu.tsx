import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/Icon.js';
import { read } from '../../mall/api.js';
import { Link } from '../../router/index.js';
import { accountLinks } from './links.js';
import { useDropDown } from './use-drop-down.js';
import { useSignOut } from './use-sign-out.js';
import styles from './AccountMenu.module.css';

/** Pages and acts of a signed-in person. */
export default function MemberMenu({ username }: { username: string | undefined }) {
  const { t } = useTranslation();
  const menu = useDropDown();
  const signOut = useSignOut();
  const profile = useQuery(read('user.detail', {})).data;
  return (
    <details className={styles['menu']} ref={menu}>
      <summary className={styles['entry']}>
        <Icon name="user" />
        <span className={styles['name']}>{profile?.nickName || username || t('nav.account')}</span>
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
