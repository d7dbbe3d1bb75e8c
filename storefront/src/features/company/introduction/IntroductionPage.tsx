import { useTranslation } from 'react-i18next';
import { ShopPlace, useShopPlace } from '../../../components/ShopPlace.js';
import { TextSections } from '../../../components/TextSections.js';
import { ButtonLink } from '../../../components/ui/Button.js';
import { Failure } from '../../../components/ui/Failure.js';
import { Icon } from '../../../components/ui/Icon.js';
import { Page } from '../../../components/ui/Page.js';
import { Skeleton } from '../../../components/ui/Skeleton.js';
import layout from '../../../components/ui/layout.module.css';
import { useCompany } from '../../../mall/company.js';
import { locale } from '../../../mall/locale.js';
import { usePageText } from '../../../mall/page-text.js';
import { menuText, pathTo } from '../../../mall/pages.js';
import styles from './IntroductionPage.module.css';

/** Presents the company: facts, documents, and contacts. */
export function Component() {
  const company = useCompany();
  const place = useShopPlace();
  const { t } = useTranslation('introduction');
  const { data: text, error, refetch } = usePageText('introduction');
  const title = text?.title ?? menuText('introduction');
  const lead = text?.lead ?? company.introduction;
  return (
    <Page title={title} description={lead}>
      <h1 className={layout['title']}>{title}</h1>
      <div className={layout['two']}>
        <div className={layout['stack']}>
          <p className={styles['lead']}>{lead}</p>
          {text ? (
            <TextSections sections={text.sections} />
          ) : error ? (
            <Failure error={error} onRetry={() => void refetch()} />
          ) : (
            <Skeleton height="420px" />
          )}
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
