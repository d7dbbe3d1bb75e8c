import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/Icon.js';
import type { ShopMenu } from '../../mall/shop-menu.js';
import { MenuItems } from './MenuItems.js';
import { useDropDown } from './use-drop-down.js';
import dropDown from './AccountMenu.module.css';
import styles from './MoreMenu.module.css';

/** Shows the links that staff have added, behind one word, so that their number does not widen the header. */
export function MoreMenu({ items }: { items: ShopMenu }) {
  const { t } = useTranslation();
  const menu = useDropDown();
  return (
    <nav className={styles['more']} aria-label={t('nav.more')}>
      <details className={dropDown['menu']} ref={menu}>
        <summary className={dropDown['entry']}>
          {t('nav.more')}
          <Icon name="down" size={16} />
        </summary>
        <div className={`${dropDown['list']} ${styles['list']}`}>
          <MenuItems items={items} />
        </div>
      </details>
    </nav>
  );
}
