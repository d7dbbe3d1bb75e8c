import { consentPurposes, dayOf } from '@mall/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../components/ui/Button.js';
import layout from '../../../components/ui/layout.module.css';
import { isLive, type OwnConsent } from '../../../mall/consents.js';
import { locale } from '../../../mall/locale.js';
import { pathTo } from '../../../mall/pages.js';
import styles from './PersonalData.module.css';
import { WithdrawDialog } from './WithdrawDialog.js';

/** Lists the consents of the person, the live ones first; all but that to advertising can be withdrawn here. */
export function Consents({ consents }: { consents: readonly OwnConsent[] }) {
  const { t } = useTranslation('personalData');
  const [withdrawn, withdraw] = useState<OwnConsent['purpose']>();
  const live = consents.filter(isLive);
  const former = consents.filter((consent) => !isLive(consent));
  const asked = new Set<string>();
  return (
    <section aria-labelledby="consents">
      <h3 id="consents" className={layout['legend']}>
        {t('consents.title')}
      </h3>
      {live.length === 0 && <p className="muted">{t('consents.none')}</p>}
      <ul>
        {live.map((consent) => {
          // Consents to several versions are withdrawn together.
          const isFirst = !asked.has(consent.purpose);
          asked.add(consent.purpose);
          return (
            <li key={consent.consentId} className={styles['row']}>
              <Given consent={consent} />
              {isFirst && consent.purpose !== 'marketing' && (
                <Button
                  small
                  aria-label={`${t('consents.withdraw')}: ${consentPurposes[consent.purpose].names[locale]}`}
                  onClick={() => withdraw(consent.purpose)}
                >
                  {t('consents.withdraw')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {former.length > 0 && (
        <details className={styles['former']}>
          <summary>{t('consents.former', { count: former.length })}</summary>
          <ul>
            {former.map((consent) => (
              <li key={consent.consentId} className={styles['row']}>
                <Given consent={consent} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {withdrawn && <WithdrawDialog purpose={withdrawn} onClose={() => withdraw(undefined)} />}
    </section>
  );
}

function Given({ consent }: { consent: OwnConsent }) {
  const { t } = useTranslation('personalData');
  const { purpose, version, language, givenTime, withdrawnTime } = consent;
  return (
    <div>
      <strong>{consentPurposes[purpose].names[locale]}</strong>
      <p className="muted small">
        {t('consents.given', { date: dayOf(givenTime, locale) })}{' '}
        <Link to={`${pathTo('privacy')}?version=${version}&lang=${language}`} target="_blank">
          {t('consents.text', { version })}
        </Link>
        {withdrawnTime && <>. {t('consents.withdrawn', { date: dayOf(withdrawnTime, locale) })}</>}
      </p>
    </div>
  );
}
