import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/Icon.js';
import type { ShopMenu } from '../../mall/shop-menu.js';
import { MenuItems } from './MenuItems.js';
import { useDropDown } from './use-drop-down.js';
import dropDown from './AccountMenu.module.css';
import styles from './MoreMenu.module.css';

/** What staff have added to the menu, behind one word, so that the header keeps its width whatever they add. */
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
