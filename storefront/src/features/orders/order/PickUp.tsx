import { useTranslation } from 'react-i18next';
import { useCompany } from '../../../mall/company.js';
import styles from './Timeline.module.css';

/** Shows where the car waits, when the yard is open, and what to bring; hidden when the company has named no yard. */
export function PickUp() {
  const { t } = useTranslation('order');
  const { yard, phone, phoneLink } = useCompany();
  if (!yard.address) return null;
  return (
    <section className={styles['pickUp']} aria-label={t('milestones.pickUp')}>
      <dl>
        <dt>{t('milestones.address')}</dt>
        <dd>{yard.address}</dd>
        {yard.hours && (
          <>
            <dt>{t('milestones.hours')}</dt>
            <dd>
              {yard.hours}, <a href={phoneLink}>{phone}</a>
            </dd>
          </>
        )}
        {yard.papers && (
          <>
            <dt>{t('milestones.papers')}</dt>
            <dd>{yard.papers}</dd>
          </>
        )}
      </dl>
    </section>
  );
}
