import { useTranslation } from 'react-i18next';
import { Page } from '../../../components/ui/Page.js';
import layout from '../../../components/ui/layout.module.css';
import { useCompany } from '../../../mall/company.js';
import styles from './PrivacyPage.module.css';

const sections = ['who', 'what', 'why', 'shared', 'kept', 'safe', 'rights', 'device'] as const;

/** What is kept about a person, why, where it goes and how it is deleted: what the consents link to. */
export function Component() {
  const company = useCompany();
  const { t } = useTranslation('privacy');
  return (
    <Page title={t('title')} description={t('lead')}>
      <article className={styles['page']}>
        <h1 className={layout['title']}>{t('title')}</h1>
        <p className={styles['lead']}>{t('lead')}</p>
        {sections.map((section) => (
          <section key={section}>
            <h2>{t(`${section}.title`)}</h2>
            <p>
              {t(`${section}.text`, {
                name: company.legalName,
                address: company.address,
                email: company.email,
              })}
            </p>
          </section>
        ))}
      </article>
    </Page>
  );
}
