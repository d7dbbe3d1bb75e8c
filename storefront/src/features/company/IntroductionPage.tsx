import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/ui/Button.js';
import { Icon } from '../../components/ui/Icon.js';
import { Page } from '../../components/ui/Page.js';
import layout from '../../components/ui/layout.module.css';
import { company } from '../../mall/company.js';
import { locale } from '../../mall/locale.js';
import { paths } from '../../mall/routes.js';
import styles from './IntroductionPage.module.css';

const sections = ['who', 'how', 'money', 'limits'] as const;

/** Who the buyer deals with: facts, papers, and ways to ask. */
export function Component() {
  const { t } = useTranslation('account');
  return (
    <Page title={t('company.title')}>
      <h1 className={layout['title']}>{t('company.title')}</h1>
      <div className={layout['two']}>
        <div className={layout['stack']}>
          <p className={styles['lead']}>{t('company.lead')}</p>
          {sections.map((section) => (
            <section key={section}>
              <h2 className={styles['heading']}>{t(`company.${section}.title`)}</h2>
              <p className={styles['text']}>{t(`company.${section}.text`)}</p>
            </section>
          ))}
          <div className={layout['row']}>
            <ButtonLink look="primary" to={paths.list}>
              {t('company.choose')}
            </ButtonLink>
            <ButtonLink to={`${paths.home}#how-to-buy`}>{t('company.howToBuy')}</ButtonLink>
          </div>
        </div>
        <aside className={`${layout['card']} ${styles['facts']}`} aria-label={t('company.details')}>
          <h2 className={styles['heading']}>{t('company.details')}</h2>
          <dl>
            <dt>{t('company.legalName')}</dt>
            <dd>
              {company.legalName[locale]}
              {locale !== 'zh' && <span lang="zh">{company.legalName.zh}</span>}
            </dd>
            <dt>{t('company.address')}</dt>
            <dd>{company.address[locale]}</dd>
            <dt>{t('company.hours')}</dt>
            <dd>{company.hours[locale]}</dd>
          </dl>
          <a href={`tel:${company.phone.replace(/[^+\d]/g, '')}`}>
            <Icon name="phone" />
            {company.phone}
          </a>
          <a href={`mailto:${company.mail}`}>
            <Icon name="mail" />
            {company.mail}
          </a>
        </aside>
      </div>
    </Page>
  );
}
