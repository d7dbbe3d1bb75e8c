import { day, localised } from '@mall/web-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/ui/Icon.js';
import { locale } from '../../../mall/locale.js';
import type { Report } from '../car.js';
import styles from './ReportHead.module.css';

const checks = ['mileageVerified', 'floodDamage', 'fireDamage', 'structuralDamage'] as const;

/** Shows number, date, inspector and result of a report, and the questions that decide a purchase. */
export function ReportHead({ report, heading }: { report: Report; heading: ReactNode }) {
  const { t } = useTranslation('car');
  const answered = checks.filter((check) => report[check] !== undefined);
  return (
    <>
      <div className={styles['head']}>
        <div>
          {heading}
          <p className="muted">
            {[
              t('inspection.number', { number: report.reportNo }),
              day(report.inspectedOn, locale),
              localised(report.inspector, locale),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <p className={`${styles['score']} figures`}>
          <strong>{report.score}</strong>
          <span className="muted">{t('inspection.of100')}</span>
        </p>
      </div>
      {report.summary && <p className={styles['summary']}>{localised(report.summary, locale)}</p>}
      {answered.length > 0 && (
        <ul className={styles['checks']}>
          {answered.map((check) => {
            const isGood = check === 'mileageVerified' ? report[check] : !report[check];
            return (
              <li key={check} className={isGood ? styles['good'] : styles['bad']}>
                <Icon name={isGood ? 'check' : 'warning'} />
                {t(`inspection.${check}.${isGood ? 'good' : 'bad'}`)}
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
