import { useTranslation } from 'react-i18next';
import { ShopPlace, useShopPlace } from '../../../components/ShopPlace.js';
import { ButtonLink } from '../../../components/ui/Button.js';
import { Icon } from '../../../components/ui/Icon.js';
import { Page } from '../../../components/ui/Page.js';
import layout from '../../../components/ui/layout.module.css';
import { useCompany } from '../../../mall/company.js';
import { locale } from '../../../mall/locale.js';
import { pathTo } from '../../../mall/pages.js';
import styles from './IntroductionPage.module.css';

const sections = ['who', 'how', 'money', 'limits'] as const;

/** Who the buyer deals with: facts, papers, and ways to ask. */
export function Component() {
  const company = useCompany();
  const place = useShopPlace();
  const { t } = useTranslation('introduction');
  return (
    <Page title={t('title')} description={company.introduction}>
      <h1 className={layout['title']}>{t('title')}</h1>
      <div className={layout['two']}>
        <div className={layout['stack']}>
          <p className={styles['lead']}>{company.introduction}</p>
          {sections.map((section) => (
            <section key={section}>
              <h2 className={styles['heading']}>{t(`${section}.title`)}</h2>
              <p className={styles['text']}>{t(`${section}.text`)}</p>
            </section>
          ))}
          <div className={layout['row']}>
            <ButtonLink look="primary" to={pathTo('list')}>
              {t('choose')}
            </ButtonLink>
            <ButtonLink to={`${pathTo('home')}#how-to-buy`}>{t('howToBuy')}</ButtonLink>
          </div>
        </div>
        <aside className={`${layout['card']} ${styles['facts']}`} aria-label={t('details')}>
          <h2 className={styles['heading']}>{t('details')}</h2>
          <dl>
            <dt>{t('legalName')}</dt>
            <dd>
              {company.legalName}
              {locale !== 'zh' && <span lang="zh">{company.chineseLegalName}</span>}
            </dd>
            <dt>{t('registrationCode')}</dt>
            <dd className="figures">{company.registrationCode}</dd>
            {company.exportLicence && (
              <>
                <dt>{t('exportLicence')}</dt>
                <dd className="figures">{company.exportLicence}</dd>
              </>
            )}
            <dt>{t('director')}</dt>
            <dd>{company.director}</dd>
            <dt>{t('bank')}</dt>
            <dd>
              {company.bank && <span>{company.bank}</span>}
              <span className="muted small">{t('account')}</span>
            </dd>
            <dt>{t('address')}</dt>
            <dd>{company.address}</dd>
            {(!place || place.hours.length === 0) && (
              <>
                <dt>{t('hours')}</dt>
                <dd>{company.hours}</dd>
              </>
            )}
          </dl>
          <ShopPlace />
          <a href={company.phoneLink}>
            <Icon name="phone" />
            {company.phone}
          </a>
          <a href={`mailto:${company.email}`}>
            <Icon name="mail" />
            {company.email}
          </a>
        </aside>
      </div>
    </Page>
  );
}
