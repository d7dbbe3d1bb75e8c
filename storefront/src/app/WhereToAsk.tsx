import { useTranslation } from 'react-i18next';
import { Messengers } from '../components/Messengers.js';
import { useCompany } from '../mall/company.js';
import styles from './WhereToAsk.module.css';

/** Contacts for visitors when a page does not help any more. */
export function WhereToAsk() {
  const { t } = useTranslation();
  const company = useCompany();
  if (!company.email) return null;
  return (
    <section className={styles['ask']}>
      <p>{t('error.ask')}</p>
      <p>
        <a href={company.phoneLink}>{company.phone}</a> ·{' '}
        <a href={`mailto:${company.email}`}>{company.email}</a>
      </p>
      <p className="muted">{company.hours}</p>
      <Messengers />
    </section>
  );
}
