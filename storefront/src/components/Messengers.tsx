import { useTranslation } from 'react-i18next';
import { useCompany } from '../mall/company.js';
import styles from './Messengers.module.css';
import layout from './ui/layout.module.css';

/** Shows the contact person and messengers; hidden while staff have entered none. */
export function Messengers() {
  const { t } = useTranslation();
  const { manager, messengers } = useCompany();
  if (!manager && messengers.length === 0) return null;
  return (
    <div className={styles['contact']}>
      {manager && <p>{t('footer.manager', { name: manager })}</p>}
      {messengers.length > 0 && (
        <ul className={layout['row']} aria-label={t('footer.messengers')}>
          {messengers.map(({ name, address }) => (
            <li key={name}>
              <a href={address} target="_blank" rel="noopener noreferrer">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
