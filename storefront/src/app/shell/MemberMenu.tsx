import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/Icon.js';
import { read } from '../../mall/api.js';
import { AccountLinks } from './AccountLinks.js';
import { useDropDown } from './use-drop-down.js';
import styles from './AccountMenu.module.css';

/** Lists the pages and actions of a signed-in person. */
export default function MemberMenu({ username }: { username: string | undefined }) {
  const { t } = useTranslation();
  const menu = useDropDown();
  const profile = useQuery(read('user.detail', {})).data;
  return (
    <details className={styles['menu']} ref={menu}>
      <summary className={styles['entry']}>
        <Icon name="user" />
        <span className={styles['name']}>{profile?.nickName || username || t('nav.account')}</span>
        <Icon name="down" size={16} />
      </summary>
      <div className={styles['list']}>
        <AccountLinks />
      </div>
    </details>
  );
}
