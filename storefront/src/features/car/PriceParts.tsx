import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/Icon.js';
import type { Car } from './car.js';
import styles from './PriceParts.module.css';

const included = ['car', 'export', 'delivery', 'papers'] as const;
const extra = ['duty', 'recycling', 'handling', 'certificates', 'broker'] as const;

/** Lists what the price includes and what is paid in Russia in addition, without amounts. */
export function PriceParts({ car }: { car: Car }) {
  const { t } = useTranslation('car');
  return (
    <section className={styles['parts']} aria-labelledby="parts">
      <h2 id="parts">{t('parts.title')}</h2>
      <h3>{t('parts.included')}</h3>
      <ul>
        {included.map((part) => (
          <li key={part} className={styles['in']}>
            <Icon name="check" size={18} />
            {t(`parts.in.${part}`)}
          </li>
        ))}
      </ul>
      <h3>{t('parts.extra')}</h3>
      <ul>
        {extra.map((part) => (
          <li key={part}>
            <Icon name="plus" size={18} />
            {t(`parts.out.${part}`)}
          </li>
        ))}
      </ul>
      <p className="muted small">
        {car.badges.includes('power160') ? t('parts.noteSmall') : t('parts.note')}
      </p>
    </section>
  );
}
