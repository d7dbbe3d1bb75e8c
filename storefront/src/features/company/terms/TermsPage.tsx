import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Page } from '../../../components/ui/Page.js';
import layout from '../../../components/ui/layout.module.css';
import { useCompany } from '../../../mall/company.js';
import { pathTo } from '../../../mall/pages.js';
import styles from './TermsPage.module.css';

const sections = ['seller', 'price', 'contract', 'money', 'safety', 'delivery', 'refund', 'law'] as const;

/** How a purchase goes: who sells, when money moves and what protects it; the contract of an order says the same with its figures. */
export function Component() {
  const company = useCompany();
  const { t } = useTranslation('terms');
  const { t: common } = useTranslation();
  return (
    <Page title={t('title')} description={t('lead')}>
      <article className={styles['page']}>
        <h1 className={layout['title']}>{t('title')}</h1>
        <p>{t('lead')}</p>
        {sections.map((section) => (
          <section key={section} aria-labelledby={section}>
            <h2 id={section}>{t(`${section}.title`)}</h2>
            <p>
              {t(`${section}.text`, {
                name: company.legalName,
                address: company.address,
                email: company.email,
              })}
            </p>
          </section>
        ))}
        <p className={layout['row']}>
          <Link to={pathTo('specimen')}>{common('footer.specimen')}</Link>
          <Link to={pathTo('calculator')}>{common('footer.calculator')}</Link>
          <Link to={pathTo('questions')}>{common('footer.questions')}</Link>
          <Link to={pathTo('privacy')}>{common('footer.privacy')}</Link>
        </p>
      </article>
    </Page>
  );
}
