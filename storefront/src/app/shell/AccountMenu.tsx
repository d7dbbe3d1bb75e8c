import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { Icon } from '../../components/ui/Icon.js';
import { loginPath, pathTo } from '../../mall/pages.js';
import { useSession } from '../../mall/use-session.js';
import { optionalPart } from '../routing/lazy-view.js';
import styles from './AccountMenu.module.css';

interface MemberProps {
  readonly username: string | undefined;
}

function ProfileLink({ username }: MemberProps) {
  const { t } = useTranslation();
  return (
    <Link className={styles['entry']} to={pathTo('profile')}>
      <Icon name="user" />
      <span className={styles['name']}>{username || t('nav.account')}</span>
    </Link>
  );
}

const MemberMenu = optionalPart<MemberProps>(() => import('./MemberMenu.js'), ProfileLink);

/** Signs visitors in; the menu of a signed-in person is loaded with the session. */
export function AccountMenu() {
  const { t } = useTranslation();
  const session = useSession();
  const { pathname, search } = useLocation();

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
  return <MemberMenu username={session.username} />;
}
